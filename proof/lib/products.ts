// The products that faults, fuzzing and soak work on, and what they do to them.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services } from '../../ops/launch/parts.mjs';
import { needBinaries } from '../../ops/process/run.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { startProduct } from '../operations/support/product.js';
import { startRedis } from '../stack/redis.mjs';
import { startStack } from '../stack/stack.mjs';
import { say } from './program.js';
import { treeOf } from './processes.js';

type Environment = Record<string, string>;

export interface Product {
  kind: Kind;
  baseUrl: string;
  adminPassword: string;
  /** All its files are below it, the temporary ones in `temporary`, what it stores in `dataDir`. */
  folder: string;
  temporary: string;
  dataDir: string;
  /** Its parts are below this process, each with a name of `parts` (processes.ts). */
  pid: number;
  parts: string[];
  pids(part: string): number[];
  signal(part: string, signal: NodeJS.Signals): void;
  /** Ends a part in order; resolves when it is gone. */
  end(part: string): Promise<void>;
  /** Ends a part at once, as a crash does. */
  kill(part: string): Promise<void>;
  stop(): Promise<void>;
}

/** The product behind nginx. Services that end are started again by themselves, Postgres and Redis by `startPart`. */
export interface Stack extends Product {
  databases: { superuser: string; menu: string; admin: string };
  redisUrl: string;
  upstreams: Record<string, string>;
  startPart(part: string): void;
  stopPart(part: string): Promise<void>;
}

export interface ClockStack extends Stack {
  /** Adds that many seconds to the clocks of all its programs but Redis. */
  setClock(seconds: number): void;
}

const SERVICES = services().map(({ name }) => name);
/** Guests may ask as often as they do here, the house bartender answers, and all servers are the run's own. */
const ENV: Environment = {
  ...{ RATE_LIMIT_CHAT: '100000', RATE_LIMIT_RECOMMENDATIONS: '100000', RATE_LIMIT_PARSE: '100000' },
  ...{ AI_DAILY_BUDGET: '10000000', OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '' },
  ...{ DATABASE_URL: '', MENU_DATABASE_URL: '', ADMIN_DATABASE_URL: '', REDIS_URL: '' },
  ...{ TEST_DATABASE_URL: '', TEST_REDIS_URL: '' },
};
const PASSWORD = 'a password for tests';

/** Parts whose memory is looked at collect their garbage when they are told to (processes.ts). */
export const COLLECTS: Environment = {
  NODE_OPTIONS: `--import=${new URL('./collect-on-signal.mjs', import.meta.url).href}`,
};

function signalAll(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** How to signal parts, by where their processes are found. */
const signals = (pids: Product['pids']): Pick<Product, 'pids' | 'signal' | 'end' | 'kill'> => ({
  pids,
  signal: (part, name) => signalAll(pids(part), name),
  async end(part) {
    const ending = pids(part);
    signalAll(ending, 'SIGTERM');
    await waitUntil(() => ending.every((pid) => !existsSync(`/proc/${pid}`)));
  },
  kill: async (part) => signalAll(pids(part), 'SIGKILL'),
});

/** A new folder for all files of a product. Other users go into it, as Postgres is one. */
function makeFolders(): { folder: string; temporary: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-proof-'));
  const temporary = join(folder, 'tmp');
  chmodSync(folder, 0o755);
  mkdirSync(temporary, { mode: 0o755 });
  return { folder, temporary, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Sets variables of this process, which programs inherit. Returns how to put back what was there. */
function setEnvironment(env: Environment): () => void {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  };
}

/** Postgres, Redis, the built services, nginx and its prerenderer; `env` is for all of them. */
export async function startNginx(env: Environment = {}): Promise<Stack> {
  const { folder, temporary, remove } = makeFolders();
  const all = { LOG_LEVEL: 'error', ...ENV, ...env, TMPDIR: temporary };
  const putBack = setEnvironment(all);
  const clean = (): void => {
    putBack();
    remove();
  };
  const stack = await startStack({ say }).catch((error: unknown) => {
    clean();
    throw error;
  });
  const { parts } = stack;
  const part = (name: string): (typeof parts)[string] => {
    if (!parts[name]) throw new Error(`There is no part ${name}.`);
    return parts[name];
  };
  // The program itself: its guard would only pass the signal on.
  const isGuarded = (name: string): boolean => !SERVICES.includes(name) && name !== 'prerenderer';
  const own = signals((name) => treeOf(part(name).pid ?? 0).slice(isGuarded(name) ? 1 : 0));
  return {
    ...stack,
    ...own,
    kind: 'nginx',
    folder,
    temporary,
    dataDir: join(stack.folder, 'data'),
    pid: process.pid,
    parts: ['postgres', 'redis', ...SERVICES, 'nginx', 'nginx worker', 'prerenderer'],
    async kill(name) {
      if (!isGuarded(name)) return own.kill(name);
      // Its guard may not have started it yet: one signal could reach nothing.
      const isGone = () => own.kill(name).then(() => !part(name).isRunning);
      if (!(await waitUntil(isGone))) throw new Error(`${name} does not end.`);
    },
    startPart: (name) => part(name).start(),
    stopPart: (name) => part(name).stop(),
    async stop() {
      await stack.stop();
      clean();
    },
  };
}

/** The library that tells programs another time than the machine's; Debian's package puts it below /usr/lib. */
function clockLibrary(): string {
  const folders = readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime'));
  const found = folders.map((folder) => join(folder, 'libfaketimeMT.so.1')).find((file) => existsSync(file));
  if (!found) throw new Error('libfaketime is not installed.');
  return found;
}

async function startWithClock(): Promise<ClockStack> {
  await needBinaries(['faketime'], say);
  const { folder, remove } = makeFolders();
  const file = join(folder, 'clock');
  const setClock = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  setClock(0);
  // Redis does not start with it: its memory is asked for before the library is there.
  const redis = await startRedis(folder);
  const stack = await startNginx({
    TEST_REDIS_URL: redis.url,
    LD_PRELOAD: clockLibrary(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  return {
    ...stack,
    kind: 'nginx, own clock',
    setClock,
    async stop() {
      await stack.stop();
      await redis.part.stop();
      remove();
    },
  };
}

/** What `npm start` runs, whose parts are menu, admin, ai, gateway and database; its launcher starts them again. */
export async function startEmbedded(env: Environment = {}): Promise<Product> {
  const { folder, temporary, remove } = makeFolders();
  const dataDir = join(folder, 'data');
  const own = { LOG_LEVEL: 'error', ...ENV, ADMIN_PASSWORD: PASSWORD, TMPDIR: temporary, ...env };
  const product = await startProduct({ dataDir, env: own }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    ...signals((name) => [product.pidOf(name)]),
    kind: 'npm start',
    baseUrl: product.url,
    adminPassword: PASSWORD,
    folder,
    temporary,
    dataDir,
    pid: product.launcher.pid ?? 0,
    parts: ['launcher', 'database', ...SERVICES, 'gateway'],
    async stop() {
      await product.stop();
      remove();
    },
  };
}

export type Kind = 'nginx' | 'nginx, own clock' | 'npm start';
export const STARTS: Record<Kind, () => Promise<Product>> = {
  nginx: startNginx,
  'nginx, own clock': startWithClock,
  'npm start': startEmbedded,
};
