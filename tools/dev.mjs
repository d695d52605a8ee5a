// npm start with watch and reload: services restart on change, the pages come from Vite's dev server.
import { join } from 'node:path';
import { build } from '../ops/launch/build.mjs';
import { superviseNode } from '../ops/process/child.mjs';
import { lockData } from '../ops/installation/data-lock.mjs';
import { endWithNpm } from '../ops/launch/end-with-npm.mjs';
import { checkAddresses } from '../ops/launch/part-env.mjs';
import { install } from '../ops/process/run.mjs';
import { publicAddress, readSettings, ROOT, services } from '../ops/launch/parts.mjs';
import { freePorts, portProblem } from '../ops/launch/ports.mjs';

/** @typedef {{ stop: () => unknown }} Part */

const say = (/** @type {string} */ text) => void process.stdout.write(`  ${text}\n`);
/** @type {Part[]} */
const parts = [];
/** @type {Part & { password?: string } | undefined} */
let product;
let release = () => {};
let stopping = false;

async function stop() {
  if (stopping) process.exit(130);
  stopping = true;
  say('Stopping …');
  for (const part of parts.reverse()) await part.stop();
  await product?.stop();
  release();
  process.exit();
}
// A full disk below the terminal's log must not end Peanut.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
endWithNpm(() => {
  if (!stopping) void stop();
});

/**
 * Compiles a package again after each change; node --watch then restarts what uses it.
 * @param {string} folder @param {string} logs
 */
function watchSources(folder, logs) {
  const swc = join(ROOT, 'node_modules/@swc/cli/bin/swc.js');
  const options = ['--strip-leading-paths', '--config-file', '.swcrc', '-w'];
  const args = [`${folder}/src`, '-d', `${folder}/dist`, ...options];
  parts.push(superviseNode(swc, args, { name: `${folder} compiler`, logFile: join(logs, 'compiler.log') }));
}

/** @param {number} port @param {number} gatewayPort @param {string} logs */
function startVite(port, gatewayPort, logs) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(ROOT, 'tools/one-build/vite.config.mjs');
  const address = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const args = ['shell', '--config', config, ...address];
  const onLine = (/** @type {string} */ line) => {
    if (/error|reload|hmr/i.test(line)) say(line);
    return false;
  };
  const env = { PEANUT_GATEWAY: `http://127.0.0.1:${gatewayPort}` };
  parts.push(superviseNode(vite, args, { name: 'vite', logFile: join(logs, 'vite.log'), env, onLine }));
}

try {
  checkAddresses();
  const settings = readSettings();
  const problem = await portProblem(settings.port, settings.host);
  if (problem) throw new Error(problem);
  release = lockData(settings.dataDir);
  await install(say);
  await build(say);
  say('Starting …');
  const logs = join(settings.dataDir, 'logs');
  const [vitePort = 0] = await freePorts(1);
  startVite(vitePort, settings.port, logs);
  for (const folder of [
    'libs/bartender',
    'libs/contracts',
    'libs/service',
    ...services().map(({ name }) => `services/${name}`),
  ]) {
    watchSources(folder, logs);
  }
  const { startProduct } = await import('../ops/launch/product.mjs');
  const gatewayEnv = { DEV_SERVER: `127.0.0.1:${vitePort}` };
  product = await startProduct({ ...settings, say, watch: true, gatewayEnv });
  say(`Peanut is open:  ${publicAddress(settings)}`);
  if (product.password) say(`Admin password:  ${product.password}`);
} catch (error) {
  for (const part of parts) await part.stop();
  release();
  if (!stopping) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
