// Removes each control of the list in a copy of the tree, and sees that its tests notice.
// node proof/mutations/main.mjs [NAME…] [--keep]
import { once } from 'node:events';
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepEvidence } from '../evidence/evidence.mjs';
import { startTestServers } from '../stack/servers.mjs';
import { inTemporaryFolder } from '../../ops/lib/temporary-folder.mjs';
import { copyTree } from './copy.mjs';
import { CONTROLS } from './controls.mjs';
import { faultsBefore, tryWithout } from './trial.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const children = new Set();
let servers;

const onChild = (child) => {
  children.add(child);
  child.once('close', () => children.delete(child));
};

async function interrupted() {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all([...children].map((child) => once(child, 'close')));
  await servers?.stop();
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void interrupted());

/** The controls that are asked for. */
function chosen() {
  const unknown = names.filter((name) => !CONTROLS.some((control) => control.name === name));
  if (unknown.length > 0) throw new Error(`There is no control "${unknown[0]}".`);
  return names.length > 0 ? CONTROLS.filter(({ name }) => names.includes(name)) : CONTROLS;
}

function tell({ control, isRed, says, problem }, seconds) {
  const { name, file, suite } = control;
  const line = [isRed ? 'ok    ' : 'FAILED', name.padEnd(44), file.padEnd(56), suite.file.padEnd(52)];
  say(`${line.join('  ')}  ${seconds.toFixed(1).padStart(5)} s  ${isRed ? `red: ${says}` : says}`);
  if (isRed) say(`          ${problem.slice(0, 200)}`);
}

async function tryAll(folder, controls) {
  const options = { env: servers?.env, onChild };
  const faults = await faultsBefore(folder, controls, options);
  const results = [];
  for (const control of controls) {
    const started = performance.now();
    const fault = faults.find((one) => one.control === control);
    const result = fault ?? (await tryWithout(folder, control, options));
    results.push(result);
    tell(result, (performance.now() - started) / 1_000);
  }
  return results;
}

const row = ({ control, isRed, says }) => ({
  control: control.name,
  'removed in': `\`${control.file}\``,
  'suite that turned red': `\`${control.suite.file}\``,
  result: isRed ? `red: ${says}` : says,
});

const controls = chosen();
try {
  if (controls.some(({ suite }) => suite.servers)) servers = await startTestServers(say);
  const results = await inTemporaryFolder(realpathSync(tmpdir()), 'peanut-controls-', async (parent) => {
    const folder = join(parent, 'tree');
    mkdirSync(folder);
    await copyTree(folder);
    return tryAll(folder, controls);
  });
  if (words.includes('--keep'))
    await keepEvidence('controls', {
      columns: ['control', 'removed in', 'suite that turned red', 'result'],
      rows: results.map(row),
      names: CONTROLS.map(({ name }) => name),
    });
  const failed = results.filter(({ isRed }) => !isRed).length;
  say(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
} finally {
  await servers?.stop();
}
