import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnv, freePort, until } from '@peanut/service/testing';
import type { Slow } from './slow.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START = 'ops/start.mjs';

/** `npm start` as a process of its own. */
export interface Product {
  url: string;
  port: number;
  /** Its data folder, as this process reaches it. */
  dataDir: string;
  launcher: ChildProcess;
  /** What it said so far. */
  said(): string;
  /** The process ids of its parts by name: `menu`, `admin`, `ai`, `gateway`, `database`. */
  parts(): Record<string, number>;
  /** The process id of one part. Throws where there is none: signals to "no process" reach the test itself. */
  pidOf(name: string): number;
  isReady(): Promise<boolean>;
  /** Ends it in order, and waits. Returns the exit code. */
  stop(): Promise<number | null>;
}

/** A disk of its own below the data folder: a new one of a size, as mount wants it, or one that a file holds. */
type Disk = { size: string } | { image: string };

interface Options {
  dataDir: string;
  /** Another program than that of `npm start`, from the root. */
  program?: string;
  env?: Record<string, string>;
  disk?: Disk;
  /** What holds it back. */
  slow?: Slow;
}

/** A file's disk comes from a machine that is off: who used it there does not live here, though this one knows the id. */
const mountOf = (disk: Disk): string =>
  'size' in disk
    ? `mount -t tmpfs -o size=${disk.size},mode=700 tmpfs "$DATA_DIR"`
    : `mount -o loop,noatime "${disk.image}" "$DATA_DIR" && rm -f "$DATA_DIR/launcher.pid"`;

/** The command that runs Node on a disk of its own. Throws where the system allows no private mount. */
function onOwnDisk(disk: Disk): string[] {
  const unshare =
    process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--map-root-user', '--mount'];
  const mount = mountOf(disk);
  const [program = '', ...args] = [...unshare, 'sh', '-c', mount];
  const tried = spawnSync(program, args, { env: { ...process.env, DATA_DIR: '/tmp' }, encoding: 'utf8' });
  if (tried.status !== 0)
    throw new Error(
      `This test needs a disk of its own: ${tried.stderr || 'unshare is missing'}. Run it as root.`,
    );
  return [...unshare, 'sh', '-c', `${mount} && exec "$0" "$@"`];
}

function partName(pid: string): string | undefined {
  const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return (
    /services\/(\w+)\/bundle\/main\.js/.exec(line)?.[1] ??
    /(gateway|database)\/(?:dist\/)?main\.m?js/.exec(line)?.[1]
  );
}

const get = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts it without waiting. */
export async function spawnProduct(options: Options): Promise<Product> {
  const { dataDir, env = {}, program = START, disk, slow } = options;
  const port = await freePort();
  const [command = '', ...args] = [
    ...(slow?.command ?? []),
    ...(disk ? onOwnDisk(disk) : []),
    process.execPath,
    join(ROOT, program),
  ];
  const launcher = spawn(command, args, {
    env: childEnv({ ...env, DATA_DIR: dataDir, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  launcher.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  launcher.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const kill = (): void => void launcher.kill('SIGKILL');
  process.once('exit', kill);
  launcher.once('close', () => process.off('exit', kill));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    launcher,
    dataDir: disk ? `/proc/${launcher.pid}/root${dataDir}` : dataDir,
    said: () => said,
    parts: () => partsOf(launcher),
    pidOf(name) {
      const pid = partsOf(launcher)[name];
      if (!pid) throw new Error(`${name} does not run`);
      return pid;
    },
    isReady: () => get(`${url}/health`),
    async stop() {
      if (launcher.exitCode === null && launcher.signalCode === null) {
        const ended = once(launcher, 'close');
        launcher.kill('SIGTERM');
        await ended;
      }
      return launcher.exitCode;
    },
  };
}

function partsOf(launcher: ChildProcess): Record<string, number> {
  const threads = `/proc/${launcher.pid}/task`;
  const children = readdirSync(threads).flatMap((thread) =>
    readFileSync(join(threads, thread, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean),
  );
  const named = children.map((pid) => [partName(pid), Number(pid)] as const);
  return Object.fromEntries(named.filter(([name]) => name !== undefined)) as Record<string, number>;
}

/** Starts it and waits until it is ready. */
export async function startProduct(options: Options): Promise<Product> {
  const product = await spawnProduct(options);
  const ready = () => product.isReady();
  await until(ready, 'the product is ready', 120_000).catch(async (error: unknown) => {
    await product.stop();
    throw new Error(`${(error as Error).message}\n${product.said()}`);
  });
  return product;
}
