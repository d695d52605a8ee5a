// Everything on one origin, with nothing but Node: installs, builds, starts and supervises all parts.
import { build } from './launch/build.mjs';
import { lockData } from './installation/data-lock.mjs';
import { endWithNpm } from './launch/end-with-npm.mjs';
import { install } from './launch/install.mjs';
import { portProblem } from './launch/ports.mjs';
import { publicAddress, readSettings } from './installation/settings.mjs';

const say = (text) => process.stdout.write(`  ${text}\n`);

function fail(error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function welcome(settings, password) {
  const lines = ['', `Peanut is open:  ${publicAddress(settings)}`];
  if (password) {
    lines.push(
      '',
      `Admin password:  ${password}`,
      'It is shown this once. To use it, click the peanut in the footer three times.',
    );
  }
  lines.push('', `Data and logs:   ${settings.dataDir}`, 'Ctrl-C closes the bar.', '');
  lines.forEach(say);
}

/** The backups of the open bar, unless they are off. Returns what ends them. */
async function startBackups({ dataDir, backups: { every, keep } }) {
  if (every === undefined) return undefined;
  const { backUpByItself } = await import('./backup/by-itself.mjs');
  const { openInstallation } = await import('./installation/embedded.mjs');
  const make = async (file) => {
    const { makeBackup } = await import('./backup/backup.mjs');
    await makeBackup(openInstallation(dataDir), file);
  };
  return backUpByItself({ dataDir, every, keep }, { make, say });
}

let stopping = false;
let product;
let endBackups;
let building;
let release = () => {};

async function stop() {
  if (stopping) process.exit(130);
  stopping = true;
  building?.kill('SIGTERM');
  say('Closing …');
  await endBackups?.();
  await product?.stop();
  release();
  process.exit(process.exitCode ?? 0);
}
// A full disk below the terminal's log must not end the bar.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
endWithNpm(() => {
  if (!stopping) void stop();
});

try {
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
    welcome(settings, product.password);
    endBackups = await startBackups(settings);
  }
} catch (error) {
  release();
  if (!stopping) fail(error);
}
