import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../proof/openai-stand-in/main.mjs', import.meta.url));

/** The OpenAI-compatible stand-in in a process of its own: in this one it would wait for its own caller. */
export async function startStandIn() {
  const child = fork(PROGRAM, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  const { url } = JSON.parse(line.toString());
  return {
    url,
    play: (settings) => fetch(`${url}/control`, { method: 'PUT', body: JSON.stringify(settings) }),
    /** The calls since the last time they were read, oldest first. */
    async calls() {
      const calls = await (await fetch(`${url}/control/calls`)).json();
      await fetch(`${url}/control/calls`, { method: 'DELETE' });
      return calls;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
