import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '@peanut/service/testing';

/** What the stand-in plays; see proof/openai-stand-in. */
interface Play {
  mode?: string;
  /** A server's way to speak, and its model's name. */
  dialect?: string;
  model?: string;
  /** Tokens, in place of the dialect's own. */
  window?: number;
  /** Plays the mode on the first call only. */
  once?: boolean;
  /** Says just this. */
  text?: string;
  json?: object;
  /** Milliseconds before the answer, and between the pieces of a streamed one. */
  delay?: number;
  pieceDelay?: number;
}

interface UpstreamCall {
  at: number;
  authorization?: string;
  aborted: boolean;
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    response_format?: { json_schema: { name: string; strict: boolean } };
  };
}

/** The OpenAI-compatible server in a process of its own. */
export interface StandIn {
  url: string;
  play(play: Play): Promise<void>;
  /** Lets the next word of an answer go in the mode "word-by-word", the whole one in "held". */
  sayWord(): Promise<void>;
  calls(): Promise<UpstreamCall[]>;
  forget(): Promise<void>;
  stop(): Promise<void>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until(() => output.includes('\n'), 'the stand-in listens');
  return (JSON.parse(output) as { url: string }).url;
}

export async function startStandIn(root: string): Promise<StandIn> {
  const child = fork(join(root, 'proof/openai-stand-in/main.mjs'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
    env: { PATH: process.env['PATH'] },
  });
  const ended = once(child, 'exit');
  const url = await addressOf(child);
  return {
    url,
    async play(play) {
      await fetch(`${url}/control`, { method: 'PUT', body: JSON.stringify(play) });
    },
    async sayWord() {
      await fetch(`${url}/control/word`, { method: 'POST' });
    },
    async calls() {
      return (await (await fetch(`${url}/control/calls`)).json()) as UpstreamCall[];
    },
    async forget() {
      await fetch(`${url}/control/calls`, { method: 'DELETE' });
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
