import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@peanut/service/testing';
import { ROOT } from './admin.js';

/** An S3-compatible server in a process of its own, which checks every signature. Its bucket is called `bar`. */
export interface S3Server {
  url: string;
  accessKey: string;
  secretKey: string;
  /** Keys of the objects below the prefix. */
  keys(prefix: string): string[];
  kill(): Promise<void>;
  /** The same objects on the same port. */
  restart(): Promise<void>;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

const PROGRAM = join(ROOT, 'services/admin/test/support/s3-program.mjs');
const OBJECT = '._S3rver_object';

export async function startS3(): Promise<S3Server> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'peanut-s3-'));
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [PROGRAM, String(port), directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.stdout) await once(child.stdout, 'data');
  };
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  process.once('exit', () => child.kill('SIGKILL'));
  await start();
  return {
    url: `http://127.0.0.1:${port}/bar`,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    keys: (prefix) =>
      readdirSync(join(directory, 'bar'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.startsWith(prefix) && name.endsWith(OBJECT))
        .map((name) => name.slice(0, -OBJECT.length))
        .sort(),
    kill,
    restart: start,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async close() {
      await kill();
      rmSync(directory, { recursive: true });
    },
  };
}
