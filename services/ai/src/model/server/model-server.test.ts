import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ModelServer } from './model-server.js';

const stays = new AbortController().signal;

/** What a server answers, by path. */
let answers: Record<string, object> = {};
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  const answer = answers[request.url ?? ''];
  response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(answer ?? { error: { message: 'not found' } }));
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => (asked = []));

const newServer = (context?: number): ModelServer => {
  const { port } = server.address() as AddressInfo;
  const address = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    isOpenAi: false,
    apiKey: 'sk-test',
    model: 'tiny',
  };
  return new ModelServer({ ...address, query: {} }, context);
};

const list = (model: object) => ({ '/v1/models': { data: [{ id: 'other' }, { id: 'tiny', ...model }] } });
const LLAMA = { ...list({}), '/props': { default_generation_settings: { n_ctx: 6144 } } };
const OLLAMA = {
  '/v1/models': { data: [{ id: 'tiny:latest', owned_by: 'library' }] },
  '/api/ps': { models: [{ name: 'tiny:latest', context_length: 2048 }] },
};
const lmStudio = (state: object) => ({
  ...list({ owned_by: 'organization_owner' }),
  '/api/v0/models': { data: [{ id: 'tiny', ...state }] },
});

it.each<[string, Record<string, object>, number, string]>([
  ['vLLM', list({ max_model_len: 8192 }), 8192, 'the list of models'],
  ['OpenRouter', list({ context_length: 131_072 }), 131_072, 'the list of models'],
  ['Groq', list({ context_window: 32_768 }), 32_768, 'the list of models'],
  ['Mistral', list({ max_context_length: 40_000 }), 40_000, 'the list of models'],
  ['llama-server', LLAMA, 6144, 'llama-server'],
  ['Ollama', OLLAMA, 2048, 'Ollama'],
  ['LM Studio', lmStudio({ state: 'loaded', loaded_context_length: 5000 }), 5000, 'LM Studio'],
  ['Gemini', { '/v1/models': { data: [{ id: 'models/tiny' }] } }, 4096, 'the least that servers give'],
  ['a server without a word on it', {}, 4096, 'the least that servers give'],
])('learns the window of %s', async (_, given, tokens, source) => {
  answers = given;
  const { window, isLoaded } = await newServer().readiness(stays);
  expect({ ...window, isLoaded }).toMatchObject({ tokens, source, isLoaded: true });
});

it('believes the owner where the server says nothing, and the smaller figure where it does', async () => {
  answers = {};
  expect((await newServer(16_000).readiness(stays)).window).toMatchObject({ tokens: 16_000 });
  answers = LLAMA;
  expect((await newServer(16_000).readiness(stays)).window).toMatchObject({ tokens: 6144 });
  expect((await newServer(5000).readiness(stays)).window).toMatchObject({ tokens: 5000 });
});

it.each([
  ['Ollama', { ...OLLAMA, '/api/ps': { models: [] } }, OLLAMA, 2048],
  [
    'LM Studio',
    lmStudio({ state: 'not-loaded', max_context_length: 32_768 }),
    lmStudio({ state: 'loaded', loaded_context_length: 4000 }),
    4000,
  ],
])(
  'knows of %s that the model has to be loaded, and learns its window then',
  async (_, before, after, tokens) => {
    answers = before;
    const tiny = newServer();
    expect(await tiny.readiness(stays)).toMatchObject({ isLoaded: false, mayCut: true });
    answers = after;
    tiny.answered();
    expect(await tiny.readiness(stays)).toMatchObject({ isLoaded: true, mayCut: false, window: { tokens } });
  },
);

it('knows the window that is written into a model of Ollama that is not loaded', async () => {
  answers = {
    ...OLLAMA,
    '/api/ps': { models: [] },
    '/api/show': { parameters: 'num_ctx    3072\nstop "x"' },
  };
  const { window, mayCut } = await newServer().readiness(stays);
  expect([window.tokens, mayCut]).toEqual([3072, false]);
});

it('asks once, and does without where it gets no answer', async () => {
  answers = LLAMA;
  const tiny = newServer();
  await tiny.readiness(stays);
  const count = asked.length;
  await tiny.readiness(stays);
  expect(asked).toHaveLength(count);
  const away = new ModelServer(
    { baseUrl: 'http://127.0.0.1:9/v1', isOpenAi: false, apiKey: undefined, model: 'tiny', query: {} },
    undefined,
  );
  expect((await away.readiness(stays)).window).toMatchObject({ tokens: 4096, isAssumed: true });
});

it('reads no more than an answer proved', async () => {
  answers = LLAMA;
  const tiny = newServer();
  await tiny.readiness(stays);
  tiny.reads(4096);
  tiny.reads(5000);
  expect(tiny.known).toMatchObject({ tokens: 4096, source: 'its answers' });
});
