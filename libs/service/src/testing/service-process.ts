import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv } from './env.js';
import { freePort } from './free-ports.js';
import { until } from './until.js';

/** A built service running as a process of its own, the way it does in the product. */
export interface ServiceProcess {
  url: string;
  process: ChildProcess;
  /** What it wrote so far, both streams. */
  output(): string;
  /** Its exit code, once it has ended and everything it wrote has been read. */
  ended: Promise<number | null>;
  /** Ends it and waits; `SIGKILL` unless another signal is given. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `services/<name>` from its build. Does not wait for it to be ready. */
export function spawnService(
  root: string,
  name: string,
  env: Record<string, string>,
  port: number,
): ServiceProcess {
  const main = join(root, 'services', name, 'bundle/main.js');
  if (!existsSync(main)) throw new Error(`${main} is missing; build first: npm run build`);
  // A test run that is broken off must leave nothing behind.
  const ends = ['--import', join(root, 'ops/process/exit-with-parent.mjs')];
  const child = spawn(process.execPath, [...ends, main], {
    env: childEnv({ ...env, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.channel?.unref();
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    ended,
    output: () => output,
    async stop(signal = 'SIGKILL') {
      child.kill(signal);
      return ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts a built service on a free port, or the one given, and waits until it is ready. */
export async function startService(
  root: string,
  name: string,
  env: Record<string, string>,
  port?: number,
): Promise<ServiceProcess> {
  const service = spawnService(root, name, env, port ?? (await freePort()));
  await until(() => answers(`${service.url}/health/ready`), `${name} is ready`).catch((error: unknown) => {
    service.process.kill('SIGKILL');
    throw new Error(`${(error as Error).message}\n${service.output()}`);
  });
  return service;
}
