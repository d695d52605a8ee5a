import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answersAt, waitUntil } from '../../../ops/lib/wait.mjs';

const END_WITH_PARENT = fileURLToPath(new URL('../../../ops/process/exit-with-parent.mjs', import.meta.url));
const READY_WITHIN = 20_000;

interface LoneOptions {
  env: NodeJS.ProcessEnv;
  port: number;
  readyPath: string;
  logFile: string;
}

export interface Lone {
  url: string;
  stop(): Promise<void>;
}

/**
 * A Node program whose log goes straight to a file, as a container's does: reading it here would take a core from
 * what is measured. Resolves when `readyPath` answers; returns its address and `stop()`.
 */
export async function startLone(
  program: string,
  { env, port, readyPath, logFile }: LoneOptions,
): Promise<Lone> {
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, program], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  let ended = false;
  const exited = new Promise((resolve) => child.once('exit', resolve)).then(() => (ended = true));
  const stop = async (): Promise<void> => {
    if (!ended) child.kill('SIGTERM');
    await exited;
  };
  const url = `http://127.0.0.1:${port}`;
  const options = { timeout: READY_WITHIN, gaveUp: () => ended };
  if (await waitUntil(() => answersAt(`${url}${readyPath}`), options)) return { url, stop };
  await stop();
  throw new Error(`${program} did not get ready; see ${logFile}`);
}
