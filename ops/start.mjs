// Everything on one origin, with nothing but Node: installs, builds, starts and supervises all parts.
import { build } from './launch/build.mjs';
import { lockData } from './installation/data-lock.mjs';
import { endWithNpm } from './launch/end-with-npm.mjs';
import { checkAddresses } from './launch/part-env.mjs';
import { publicAddress, readSettings } from './launch/parts.mjs';
import { phoneLines } from './launch/phone/phone-address.mjs';
import { portProblem } from './launch/ports.mjs';
import { install } from './process/run.mjs';

/** @typedef {import('./launch/parts.mjs').Settings} Settings */

const say = (/** @type {string} */ text) => void process.stdout.write(`  ${text}\n`);

/**
 * @param {Settings} settings
 * @param {string | undefined} password
 */
async function welcome(settings, password) {
  const phone = await phoneLines(settings, process.stdout.isTTY);
  const lines = ['', `Peanut is open:  ${publicAddress(settings)}`, ...phone];
  if (password)
    lines.push(
      '',
      `Admin password:  ${password}`,
      'It is shown this once. To use it, click the peanut in the footer three times.',
    );
  lines.push('', `Data and logs:   ${settings.dataDir}`, 'To stop Peanut, press Ctrl-C.', '');
  lines.forEach(say);
}

/** Starts the automatic backups, unless they are off. Returns what ends them. */
async function startBackups(/** @type {Settings} */ { dataDir, backups: { every, keep } }) {
  if (every === undefined) return undefined;
  const automatic = await import('./backup/automatic.mjs');
  const { runningInstallation } = await import('./installation/embedded.mjs');
  const make = async (/** @type {string} */ file) => {
    const { makeBackup } = await import('./backup/backup.mjs');
    await makeBackup(runningInstallation(dataDir), file);
  };
  return automatic.startBackups({ dataDir, every, keep }, { make, say });
}

let stopping = false;
/** @type {import('./launch/product.mjs').Product | undefined} */
let product;
/** @type {(() => Promise<void>) | undefined} */
let endBackups;
/** @type {import('node:child_process').ChildProcess | undefined} */
let building;
let release = () => {};

async function stop() {
  if (stopping) process.exit(130);
  stopping = true;
  building?.kill('SIGTERM');
  say('Stopping …');
  await endBackups?.();
  await product?.stop();
  release();
  process.exit(process.exitCode ?? 0);
}
// A full disk below the terminal's log must not end Peanut.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
endWithNpm(() => {
  if (!stopping) void stop();
});

try {
  checkAddresses();
  const settings = readSettings();
  const problem = await portProblem(settings.port, settings.host);
  if (problem) throw new Error(problem);
  release = lockData(settings.dataDir);
  await install(say);
  await build(say, { onChild: (child) => (building = child) });
  say('Starting …');
  const { startProduct } = await import('./launch/product.mjs');
  if (!stopping) product = await startProduct({ ...settings, say });
  if (!stopping) {
    await welcome(settings, product?.password);
    endBackups = await startBackups(settings);
  }
} catch (error) {
  release();
  if (!stopping) {
    process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
}
