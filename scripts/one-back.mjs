// The last release with this version: its specs on its front ends with these services, and the other way round.
//   npm run test:one-back [-- visitor/cocktails …]     single specs
import { tmpdir } from 'node:os';
import { readReleased } from './contracts/released.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { buildReleased } from './lib/one-back/released-tree.mjs';
import { run, tail } from './lib/run.mjs';
import { inTemporaryFolder } from './lib/temporary-folder.mjs';
import { testOnProducts } from './lib/system-tests.mjs';

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
  return testOnProducts({ only: only.length > 0 ? only : SPECS, folder, npx, say, onStart, builtIn });
}

async function oneBack(folder) {
  const release = readReleased('release');
  await install(say);
  await build(say);
  await buildReleased(folder, release, { say, onChild });
  const pairs = [
    [`Front ends of ${release.version}, present services`, { frontEnds: folder }],
    [`Present front ends, services of ${release.version}`, { services: folder }],
  ];
  const lines = [];
  for (const [name, builtIn] of pairs) {
    say(`${name} …`);
    const { passed, failed, output } = await runSpecs(folder, builtIn);
    if (failed) say(`\n${tail(output, 200)}\n`);
    if (failed) process.exitCode = 1;
    lines.push(`${name}: ${passed} passed, ${failed} failed`);
  }
  say(`\n${lines.join('\n')}`);
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
