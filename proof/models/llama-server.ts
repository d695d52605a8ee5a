import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '../../ops/lib/wait.mjs';

/** A large model takes minutes to come from a slow disk. */
const LOADS_WITHIN = 600_000;

export interface LlamaServer {
  /** Whether it was still loading when it was handed over. */
  isLoading: boolean;
  stop(): Promise<unknown>;
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/**
 * Starts llama.cpp's server.
 * @param program the program `llama-server`, and its model's file
 * @param args further options
 * @param until when it is handed over: ready, or as soon as it answers at all
 */
export async function startLlama(
  { server, model }: { server: string; model: string },
  port: number,
  args: readonly string[],
  until: 'ready' | 'listening' = 'ready',
): Promise<LlamaServer> {
  const options = ['-m', model, '--host', '127.0.0.1', '--port', String(port), ...args];
  const child = spawn(server, options, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  const ended = Promise.race([once(child, 'close'), once(child, 'error')]);
  let isOver = false;
  void ended.then(() => (isOver = true));
  const origin = `http://127.0.0.1:${port}`;
  let status = 0;
  const answers = async (): Promise<boolean> => {
    status = await statusOf(`${origin}/health`);
    return until === 'ready' ? status === 200 : status > 0;
  };
  const stop = async (): Promise<unknown> => {
    child.kill('SIGTERM');
    return ended;
  };
  if (await waitUntil(answers, { timeout: LOADS_WITHIN, gaveUp: () => isOver }))
    return { isLoading: status !== 200, stop };
  await stop();
  throw new Error(`${server} did not start:\n${said}`);
}
