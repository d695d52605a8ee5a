// Runs other programs, and installs those that are missing. What the operator started is ended with the command.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ROOT } from '../launch/parts.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {(text: string) => void} Say */

/**
 * Runs a command to its end and collects what it says. `detached`: in a process group of its own.
 * @param {string} command
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnOptions, 'stdio'> & { onChild?: (child: ChildProcess) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd = ROOT, onChild, ...options } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').SpawnOptions} */
    const all = { ...options, cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(command, args, all);
    onChild?.(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Has the system write what it holds in memory, where it has a command for that: a mark that says that thousands of files
 * are there must not outlive them in a power cut.
 */
export const syncAll = () => run('sync', []);

/** The last lines of an output. */
export const tail = (/** @type {string} */ output, lines = 30) =>
  output.trimEnd().split('\n').slice(-lines).join('\n');

/** Without a test runner's machine-readable report, and without a line for each test that began. */
export const failuresOnly = (/** @type {string} */ output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num') && !/^\[\d+\/\d+\]/.test(line))
    .join('\n');

/** What runs just now, so that a signal can end it. */
export const runningChildren = /** @type {Set<ChildProcess>} */ (new Set());

/**
 * @typedef {object} Streams
 * @property {import('node:stream').Readable} [input]
 * @property {import('node:stream').Writable} [output]
 * @property {NodeJS.ProcessEnv} [env]
 */

/**
 * Runs a program in the repository's root to its end, with streams for its input and its output.
 * Resolves with what it printed, unless `output` takes that. Throws an Error with the last lines of its complaint.
 * @param {string} command
 * @param {string[]} args
 * @param {Streams} [streams]
 */
export async function runStreaming(command, args, { input, output, env = process.env } = {}) {
  const child = spawn(command, args, { cwd: ROOT, env });
  runningChildren.add(child);
  // A program that ends before it has read everything says itself why.
  const fed = input ? pipeline(input, child.stdin).catch(() => {}) : child.stdin.on('error', () => {}).end();
  const printed = output ? pipeline(child.stdout, output).then(() => '') : text(child.stdout);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  try {
    const [code, result, said] = await Promise.all([ended, printed, text(child.stderr), fed]);
    if (code === 'SIGTERM' || code === 'SIGINT') throw new Error('Stopped before the end.');
    if (code !== 0) throw new Error(tail(said, 5).trim() || `${command} ended with ${code}.`);
    return result;
  } catch (error) {
    const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ENOENT' || !syscall?.startsWith('spawn')) throw error;
    throw new Error(`The program "${command}" was not found. Install it, or put its folder on the PATH.`);
  } finally {
    runningChildren.delete(child);
  }
}

/** Runs `docker compose` in the repository's root, as in `compose(['exec', '-T', 'admin', 'ls'])`: see {@link runStreaming}. */
export const compose = (/** @type {string[]} */ args, /** @type {Streams} */ streams = {}) =>
  runStreaming('docker', ['compose', ...args], streams);

/** Runs `docker`, as in `docker('inspect', id)`, and returns what it prints. */
export const docker = async (/** @type {string[]} */ ...args) => (await runStreaming('docker', args)).trim();

/** The lines of an output, without empty ones. */
export const linesOf = (/** @type {string} */ output) => output.split('\n').filter(Boolean);

/** The names of the services whose containers run. */
export const runningServices = async () =>
  linesOf(await compose(['ps', '--services', '--filter', 'status=running']));

/** A service's maintenance program, as its container runs it: with the addresses that compose hands it. */
export const MAINTENANCE = ['node', '--env-file-if-exists=/etc/peanut.env', 'dist/maintenance.js'];

const STAMP = join(ROOT, 'node_modules/.peanut-lock');
const NPM_STAMP = join(ROOT, 'node_modules/.package-lock.json');
const LOCK = join(ROOT, 'package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

/** Whether the packages are those of the lock file. */
export function isInstalled() {
  if (!existsSync(NPM_STAMP)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  // A plain `npm install` by hand counts too.
  return statSync(NPM_STAMP).mtimeMs >= statSync(LOCK).mtimeMs - 5_000;
}

/**
 * Installs exactly what the lock file says, unless that has been done. Throws with what npm complained of: it explains first,
 * and repeats its usage last.
 */
export async function install(/** @type {Say} */ say) {
  if (!isInstalled()) {
    say('Installing packages …');
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline']);
    const complaint = output.replace(/^npm warn.*\n/gm, '').trim();
    if (code !== 0) throw new Error(`npm ci failed:\n${complaint.split('\n').slice(0, 15).join('\n')}`);
    await syncAll();
  }
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockHash()) writeFileSync(STAMP, lockHash());
}

/** Installs the packages that the commands themselves use, on a machine where nothing was installed yet. */
export async function installOnce(/** @type {Say} */ say) {
  if (!existsSync(join(ROOT, 'node_modules/tar-stream'))) await install(say);
}

/** Where Debian's package has another name than the program. */
const PACKAGES = new Map([
  ['initdb', 'postgresql'],
  ['postgres', 'postgresql'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
]);

function folders() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const own = versions.map((version) => join(base, version, 'bin'));
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', ...own];
}

/** Full path of a program, or undefined. */
export function findBinary(/** @type {string} */ name) {
  const folder = folders().find((candidate) => candidate && existsSync(join(candidate, name)));
  return folder && join(folder, name);
}

/**
 * Makes sure that the programs are there: on Debian, as root, installs the missing ones; elsewhere throws one line that says
 * how to get them.
 * @param {readonly string[]} names
 * @param {Say} [say]
 */
export async function needBinaries(names, say = () => {}) {
  const missing = () => names.filter((name) => !findBinary(name));
  if (missing().length === 0) return;
  const packages = [...new Set(missing().map((name) => PACKAGES.get(name) ?? name))];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `Missing: ${missing().join(', ')}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}`,
    );
  await installPackages(packages, say);
  if (missing().length > 0) throw new Error(`${packages.join(' ')} did not bring ${missing().join(', ')}`);
}

/** Has Debian install packages, as root. @param {readonly string[]} packages @param {Say} say */
export async function installPackages(packages, say) {
  say(`Installing ${packages.join(' ')} …`);
  // A freshly installed server must not start by itself: the tests start their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], { env });
  const args = ['install', '-yq', '--no-install-recommends', ...packages];
  const { code, output } = await run('apt-get', args, { env });
  if (code !== 0) throw new Error(`Could not install ${packages.join(' ')}:\n${tail(output, 10)}`);
}
