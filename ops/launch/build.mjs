import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frontEnds, ROOT, services } from './parts.mjs';
import { run, syncAll, tail } from '../process/run.mjs';

const STAMP = join(ROOT, '.peanut/built');
const SOURCES = ['libs', 'services', 'gateway', 'tools/vite', ...frontEnds().map(({ name }) => name)];
const CONFIGS = [
  'package-lock.json',
  'nx.json',
  '.swcrc',
  'tsconfig.base.json',
  'tools/bundle-service.mjs',
  'tools/lint/elements.mjs',
  'ops/launch/parts.mjs',
];
const SKIPPED = ['node_modules', 'dist', 'bundle', '.vite', 'test'];

/** @returns {string[]} */
const filesBelow = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED.includes(entry.name) ? [] : filesBelow(path);
  });

/** Changes with every edit below the sources; reading 500 times and sizes is faster than asking Nx. */
function fingerprint() {
  const folders = SOURCES.map((name) => join(ROOT, name)).filter((path) => existsSync(path));
  const files = [...CONFIGS.map((name) => join(ROOT, name)), ...folders.flatMap(filesBelow)];
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}|${mtimeMs}|${size}\n`);
  }
  return hash.digest('hex');
}

const products = () => [
  join(ROOT, 'gateway/dist/main.js'),
  join(ROOT, 'libs/contracts/dist/index.js'),
  ...services().map(({ program }) => program),
  ...frontEnds().map(({ name, folder }) =>
    join(folder, name === 'shell' ? 'index.html' : 'assets/remoteEntry.js'),
  ),
];

/** Why nothing can be built in this folder; undefined where it can. The build's tools take paths for addresses. */
export function folderProblem(/** @type {string} */ root) {
  const [sign] = /[#?]/.exec(root) ?? [];
  return (
    sign &&
    `The folder ${root} has a ${sign} in its name, and the build cannot work there. Rename the folder and try again.`
  );
}

/**
 * Builds every part with Nx (cached), or nothing when no source changed. Throws with the build's last lines.
 * @param {import('../process/run.mjs').Say} say
 * @param {{ onChild?: (child: import('node:child_process').ChildProcess) => void }} [options]
 */
export async function build(say, { onChild } = {}) {
  const wanted = fingerprint();
  const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  if (isBuilt && products().every((file) => existsSync(file))) return false;
  const problem = folderProblem(ROOT);
  if (problem) throw new Error(problem);
  say('Building …');
  const args = ['nx', 'run-many', '-t', 'build', 'bundle', '--outputStyle=static'];
  // Nx keeps what was built for every folder: it must not hold the REVISION that this one start was given.
  const { code, output } = await run('npx', ['--no-install', ...args], {
    env: { NX_DAEMON: 'false', FORCE_COLOR: '0', REVISION: '' },
    onChild,
  });
  if (code !== 0) throw new Error(`The build failed:\n${tail(output, 60)}`);
  const missing = products().find((file) => !existsSync(file));
  if (missing) throw new Error(`The build did not make ${missing.slice(ROOT.length + 1)}:\n${tail(output)}`);
  await syncAll();
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  return true;
}
