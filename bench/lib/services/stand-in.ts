import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Call, Settings } from '../../../proof/openai-stand-in/stand-in.mjs';

const PROGRAM = fileURLToPath(new URL('../../../proof/openai-stand-in/main.mjs', import.meta.url));

/** The OpenAI-compatible stand-in in a process of its own: in this one it would wait for its own caller. */
export async function startStandIn() {
  const child = fork(PROGRAM, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('The stand-in has nowhere to print its address.');
  const [line] = await once(child.stdout, 'data');
  const { url } = JSON.parse(String(line)) as { url: string };
  return {
    url,
    play: (settings: Partial<Settings>) =>
      fetch(`${url}/control`, { method: 'PUT', body: JSON.stringify(settings) }),
    /** The oldest call since the last time, and when its first word was sent; all are forgotten. */
    async takeCall(): Promise<{ body: unknown; firstPieceAt: number }> {
      const [call] = (await (await fetch(`${url}/control/calls`)).json()) as Call[];
      await fetch(`${url}/control/calls`, { method: 'DELETE' });
      if (call?.firstPieceAt === undefined) throw new Error('The stand-in has sent no word.');
      return { body: call.body, firstPieceAt: call.firstPieceAt };
    },
    async stop(): Promise<void> {
      child.disconnect();
      await ended;
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;
