import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallTimeout } from '@peanut/service';
import { OpenAI } from 'openai';
import { firstAbilities } from './abilities.js';
import { callModel, requestFor } from './model-call.js';
import { ThinkingFilter } from './thinking.js';

const PROMPT = { instructions: 'Be kind.', data: 'Hello', answerTokens: 100 };
const said = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`;
const PARTS = [
  ': still reading\n\n',
  said({ reasoning: 'The guest says hello.' }),
  ': still thinking\n\n',
  said({ content: 'Good ' }),
  said({ content: 'evening.' }),
  said({}, 'stop'),
];

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(PARTS.join(''));
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('takes every byte for life, and lets a model that begins to write take as long again', async () => {
  const { port } = server.address() as AddressInfo;
  const openai = new OpenAI({ apiKey: 'none', baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
  const happened: string[] = [];
  const timeout = {
    signal: new AbortController().signal,
    restart: () => happened.push('byte'),
    restartTotal: () => happened.push('first word'),
  } as unknown as CallTimeout;
  const request = requestFor(PROMPT, firstAbilities(false), 'tiny', 100);
  for await (const word of callModel(openai, request, timeout, new ThinkingFilter(false)))
    happened.push(word);
  expect(happened.filter((one) => one !== 'byte')).toEqual(['first word', 'Good ', 'evening.']);
  expect(happened.indexOf('first word')).toBeGreaterThanOrEqual(2);
});
