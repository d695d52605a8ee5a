import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../ops/launch/ports.mjs';
import { ROOT, services } from '../../ops/launch/parts.mjs';
import { HeldConnections } from './held.mjs';

const COLLECT = new URL('./collect-on-signal.mjs', import.meta.url).href;
const EXIT_WITH_PARENT = new URL('../../ops/process/exit-with-parent.mjs', import.meta.url).href;

/** Limits out of the way, except the login's own; the house bartender answers. */
const ENV = {
  ...{ RATE_LIMIT_CHAT: '100000', RATE_LIMIT_RECOMMENDATIONS: '100000', RATE_LIMIT_PARSE: '100000' },
  ...{ AI_DAILY_BUDGET: '10000000', OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '' },
  NODE_OPTIONS: `--import=${COLLECT}`,
  ...{ LOG_LEVEL: 'error', DATABASE_URL: '', MENU_DATABASE_URL: '', ADMIN_DATABASE_URL: '', REDIS_URL: '' },
  // The run's own, whose connections nobody else opens.
  ...{ TEST_DATABASE_URL: '', TEST_REDIS_URL: '' },
};
const PASSWORD = 'an owner under attack';
/** For what hangs: the launcher may have to build first. */
const READY_WITHIN = 300_000;

const SERVICE_NAMES = services().map(({ name }) => name);

/** nginx, Postgres and Redis, as containers run them; `env` is for their launcher. */
export const startNginxTarget = (env = {}) =>
  inOwnFolder(async (folder) => {
    const target = await startTarget('proof/stack.mjs', folder, env, (output) => {
      const json = /^\{[\s\S]+?^\}$/m.exec(output)?.[0];
      if (!json) return undefined;
      const { adminPassword, ...stack } = JSON.parse(json);
      return { ...stack, password: adminPassword };
    });
    const parts = ['launcher', 'postgres', 'redis', ...SERVICE_NAMES, 'nginx', 'nginx worker', 'prerenderer'];
    return { ...target, parts };
  });

/** What `npm start` runs. */
export const startEmbeddedTarget = () =>
  inOwnFolder(async (folder) => {
    const [port] = await freePorts(1);
    const env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      ADMIN_PASSWORD: PASSWORD,
    };
    const target = await startTarget('ops/start.mjs', folder, env, (output) =>
      output.includes('Peanut is open')
        ? { baseUrl: `http://127.0.0.1:${port}`, password: PASSWORD }
        : undefined,
    );
    return { ...target, parts: ['launcher', 'database', ...SERVICE_NAMES, 'gateway'] };
  });

/** A product all of whose files stand below one folder, which goes with it. */
async function inOwnFolder(start) {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-hostile-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    // Postgres runs as another user below it.
    chmodSync(folder, 0o755);
    const target = await start(folder);
    const stop = async () => {
      target.held.close();
      await target.stop();
      remove();
    };
    return { ...target, folder, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts a launcher and waits until `readAddress` finds in its output where it listens. */
async function startTarget(program, folder, env, readAddress) {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { mode: 0o755 });
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, join(ROOT, program)], {
    cwd: ROOT,
    env: { ...process.env, PORT: '', TMPDIR: temporary, ...ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  };
  try {
    const found = await address(child, readAddress);
    const { hostname, port, host } = new URL(found.baseUrl);
    const endpoint = { host: hostname, port: Number(port) };
    const held = new HeldConnections({ endpoint, host });
    return { ...found, pid: child.pid, temporary, endpoint, host, held, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function address(child, readAddress) {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (reason) =>
      reject(new Error(`${child.spawnargs.at(-1)} ${reason}:\n${output.slice(-2_000)}`));
    const timer = setTimeout(() => fail('was not ready in time'), READY_WITHIN);
    const listen = (chunk) => {
      output += chunk;
      const found = readAddress(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => fail(`ended with ${code}`));
  });
}
