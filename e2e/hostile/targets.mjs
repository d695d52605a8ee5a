import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { ROOT } from '../../scripts/lib/parts.mjs';

const COLLECT = new URL('./collect-on-signal.mjs', import.meta.url).href;
const EXIT_WITH_PARENT = new URL('../../scripts/lib/exit-with-parent.mjs', import.meta.url).href;

/** Limits out of the way, except the login's own; the house bartender answers. */
const ENV = {
  ...{ RATE_LIMIT_CHAT: '100000', RATE_LIMIT_RECOMMENDATIONS: '100000', RATE_LIMIT_PARSE: '100000' },
  ...{ AI_DAILY_BUDGET: '10000000', OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '' },
  NODE_OPTIONS: `--import=${COLLECT}`,
  ...{ LOG_LEVEL: 'error', DATABASE_URL: '', MENU_DATABASE_URL: '', ADMIN_DATABASE_URL: '', REDIS_URL: '' },
};
const PASSWORD = 'an owner under attack';
const READY_WITHIN = 120_000;

/** nginx, Postgres and Redis, as containers run them. */
export const startNginxTarget = () =>
  startTarget('scripts/stack.mjs', {}, (output) => {
    const json = /^\{[\s\S]+?^\}$/m.exec(output)?.[0];
    if (!json) return undefined;
    const { baseUrl, adminPassword } = JSON.parse(json);
    return { baseUrl, password: adminPassword };
  });

/** What `npm start` runs. */
export async function startEmbeddedTarget() {
  const [port] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-hostile-'));
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    ADMIN_PASSWORD: PASSWORD,
  };
  const target = await startTarget('scripts/start.mjs', env, (output) =>
    output.includes('Peanut is open')
      ? { baseUrl: `http://127.0.0.1:${port}`, password: PASSWORD }
      : undefined,
  );
  const stop = async () => {
    await target.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...target, stop };
}

/** Starts a launcher and waits until `readAddress` finds in its output where it listens. */
async function startTarget(program, env, readAddress) {
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, join(ROOT, program)], {
    cwd: ROOT,
    env: { ...process.env, PORT: '', ...ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  };
  try {
    const { baseUrl, password } = await address(child, readAddress);
    const { hostname, port, host } = new URL(baseUrl);
    return {
      baseUrl,
      password,
      pid: child.pid,
      endpoint: { host: hostname, port: Number(port) },
      host,
      stop,
    };
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
