import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../ops/launch/ports.mjs';
import { needBinaries } from '../../ops/process/run.mjs';
import { startRedis } from '../stack/redis.mjs';
import { startStack } from '../stack/stack.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { treeOf } from '../lib/processes.mjs';

/** Guests may ask as often as they do here. */
const NO_LIMITS = { RATE_LIMIT_CHAT: '100000', RATE_LIMIT_RECOMMENDATIONS: '100000' };
const PASSWORD = 'a password for tests';

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** Ends a program in order; resolves when it is gone. */
async function end(pids) {
  signal(pids, 'SIGTERM');
  await waitUntil(() => pids.every((pid) => !existsSync(`/proc/${pid}`)));
}

/**
 * nginx, Postgres, Redis and the built services. Parts by name: menu, admin, ai, postgres, redis, nginx, prerenderer …
 * Services that end are started again by their supervisor, Postgres and Redis by whoever ended them.
 */
export async function openNginxBar({ say, serviceEnv = {} } = {}) {
  const stack = await startStack({ say, serviceEnv: { ...NO_LIMITS, ...serviceEnv } });
  const { parts } = stack;
  const isGuarded = (name) => ['postgres', 'redis', 'nginx'].includes(name);
  // The program itself: its guard would only pass the signal on.
  const pids = (name) => treeOf(parts[name].pid).slice(isGuarded(name) ? 1 : 0);
  return {
    ...stack,
    kind: 'nginx',
    password: stack.adminPassword,
    pids,
    signal: (name, which) => signal(pids(name), which),
    end: (name) => end(pids(name)),
    start: (name) => parts[name].start(),
    stop: (name) => parts[name].stop(),
    /** As a crash ends it: the whole program at once. It is gone when this resolves. */
    async kill(name) {
      signal(pids(name), 'SIGKILL');
      if (isGuarded(name)) await waitUntil(() => !parts[name].isRunning);
    },
    close: () => stack.stop(),
  };
}

const FAKETIME = /^libfaketimeMT\.so\.1$/;

/** The library that tells programs another time than the machine's; Debian's package keeps it below /usr/lib. */
function clockLibrary() {
  const folder = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'faketime'))
    .find((path) => existsSync(path));
  const name = folder && readdirSync(folder).find((file) => FAKETIME.test(file));
  if (!name) throw new Error('libfaketime is not installed.');
  return join(folder, name);
}

/** The bar of nginx, on whose clocks `setClock` adds that many seconds to the machine's: all its programs but Redis go by it. */
export async function openClockBar({ say }) {
  await needBinaries(['faketime'], say);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-clock-'));
  const file = join(folder, 'clock');
  // Postgres reads it as another user.
  chmodSync(folder, 0o755);
  const setClock = (seconds) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  setClock(0);
  // Redis does not start with it: its memory is asked for before the library is there.
  const [port] = await freePorts(1);
  const redis = await startRedis(folder, port);
  const env = {
    TEST_REDIS_URL: redis.url,
    LD_PRELOAD: clockLibrary(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  // Whatever is started meanwhile inherits it, this process itself is not changed.
  Object.assign(process.env, env);
  const bar = await openNginxBar({ say });
  return {
    ...bar,
    kind: 'nginx, own clock',
    setClock,
    async close() {
      await bar.close();
      for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
      await redis.part.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What `npm start` runs, whose parts are menu, admin, ai, gateway and database; its launcher starts them again. */
export async function openEmbeddedBar() {
  register('../lib/typescript-hooks.mjs', import.meta.url);
  const { startProduct } = await import('../operations/support/product.ts');
  const folder = mkdtempSync(join(tmpdir(), 'peanut-faults-'));
  const product = await startProduct({
    dataDir: folder,
    env: { ...NO_LIMITS, ADMIN_PASSWORD: PASSWORD },
  });
  const pids = (name) => [product.pidOf(name)];
  return {
    kind: 'npm start',
    baseUrl: product.url,
    password: PASSWORD,
    pids,
    dataDir: folder,
    startProduct,
    signal: (name, which) => signal(pids(name), which),
    end: (name) => end(pids(name)),
    kill: async (name) => signal(pids(name), 'SIGKILL'),
    async close() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
