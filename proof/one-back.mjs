// The last release with this version: its specs on its front ends with these services, and the other way round.
//   npm run proof -- one-back [visitor/cocktails …]     single specs
import { tmpdir } from 'node:os';
import { readReleased } from '../tools/contracts/released.mjs';
import { build } from '../ops/launch/build.mjs';
import { install, run, tail } from '../ops/process/run.mjs';
import { buildReleased } from './compatibility/released-tree.mjs';
import { withoutWanted } from './compatibility/wanted-changes.mjs';
import { inTemporaryFolder } from '../ops/lib/temporary-folder.mjs';
import { testOnProducts } from '../tools/test-run/system-tests.mjs';

/** What both versions must do: specs of parts that are stopped, replaced or lost know how their own version is built. */
const SPECS = ['/e2e/visitor/', '/e2e/owner/', '/e2e/ai/'];

const only = process.argv.slice(2);
const say = (text) => process.stdout.write(`${text}\n`);
const children = new Set();
const stops = [];

const onChild = (child) => {
  children.add(child);
  child.once('close', () => children.delete(child));
};

async function runSpecs(folder, builtIn) {
  const npx = (args, env) =>
    run('npx', ['--no-install', ...args], { cwd: folder, env: { FORCE_COLOR: '0', ...env }, onChild });
  const onStart = ({ stop }) => stops.push(stop);
  return testOnProducts({
    only: only.length > 0 ? only : SPECS,
    folder,
    npx,
    say,
    onStart,
    builtIn,
    retries: 0,
  });
}

async function oneBack(folder) {
  const release = readReleased('release');
  await install(say);
  await build(say);
  await buildReleased(folder, release, { say, onChild });
  const pairs = [
    [`Front ends of ${release.version}, present services`, 'frontEnds'],
    [`Present front ends, services of ${release.version}`, 'services'],
  ];
  const wanted = readReleased('wanted-changes');
  const results = [];
  for (const [name, old] of pairs) {
    const whole = only.length === 0;
    const result = withoutWanted(await runSpecs(folder, { [old]: folder }), wanted[old], { whole });
    results.push(result);
    if (result.failed) say(`\n${tail(result.output, 200)}\n`);
    for (const failure of result.failures ?? []) say(`FAILED  ${name}: ${failure}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') ? 1 : 0;
}

async function interrupted() {
  for (const child of children) child.kill('SIGTERM');
  for (const stop of stops) await stop();
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void interrupted());

try {
  await inTemporaryFolder(tmpdir(), 'peanut-one-back-', oneBack);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
