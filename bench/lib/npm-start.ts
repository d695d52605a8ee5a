import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { freePorts } from '../../ops/launch/ports.mjs';
import { answersAt, waitUntil } from '../../ops/lib/wait.mjs';

/**
 * What `npm run bench` sets for itself, and addresses that would replace the embedded parts.
 */
const NOT_PASSED_ON =
  /^(?:npm_(?:package|lifecycle|config_local_prefix)|INIT_CWD|NX_|REDIS_URL|(?:\w+_)?DATABASE_URL)/;
const PATIENCE = 400_000;

/** What `npm start` gets: its data are below `folder`. */
export function startEnvironment(folder: string, port: number): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_PASSED_ON.test(name));
  return {
    ...Object.fromEntries(inherited),
    PORT: String(port),
    DATA_DIR: join(folder, '.data'),
  };
}

/** Calls `work` with a product of this folder that `npm start` runs, and stops it. */
export async function withNpmStart<T>(
  work: (bar: { baseUrl: string; adminPassword: string }) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-start-'));
  const [port = 0] = await freePorts(1);
  const adminPassword = 'bench-password';
  const env = { ...startEnvironment(folder, port), ADMIN_PASSWORD: adminPassword };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('close', resolve));
  try {
    const baseUrl = `http://127.0.0.1:${port}`;
    const isReady = await waitUntil(() => answersAt(`${baseUrl}/health`), { timeout: PATIENCE });
    if (!isReady) throw new Error('npm start was not ready in time.');
    return await work({ baseUrl, adminPassword });
  } finally {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
