import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverAddress, withModelAddress } from './model-address.js';

const addressOf = (OPENAI_BASE_URL: string | undefined) => {
  const { baseUrl, query } = serverAddress({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL,
    OPENAI_MODEL: 'tiny',
  });
  return { baseUrl, query };
};

it.each([
  [undefined, 'https://api.openai.com/v1', {}],
  ['http://10.0.0.2:11434/v1', 'http://10.0.0.2:11434/v1', {}],
  ['http://10.0.0.2:11434/v1/', 'http://10.0.0.2:11434/v1', {}],
  ['https://bar.example/v1/chat/completions', 'https://bar.example/v1', {}],
  [
    'https://bar.example/openai/v1?api-version=preview',
    'https://bar.example/openai/v1',
    { 'api-version': 'preview' },
  ],
])('reads %j', (given, baseUrl, query) => {
  expect(addressOf(given)).toEqual({ baseUrl, query });
});

describe('where the model is', () => {
  const NONE = {
    OPENAI_API_KEY: undefined,
    OPENAI_BASE_URL: undefined,
    OPENAI_LOCAL_URL: undefined,
    OPENAI_MODEL: '',
  };
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(request.url === '/v1/models' ? '{"object":"list","data":[{"id":"tiny"}]}' : '{}');
  });
  let port: number;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('is found on the usual ports, where the owner says auto', async () => {
    const auto = { ...NONE, OPENAI_BASE_URL: 'auto' };
    expect(await withModelAddress(auto, [9, port])).toMatchObject({
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: 'tiny',
    });
    const named = { ...auto, OPENAI_MODEL: 'large' };
    expect((await withModelAddress(named, [port])).OPENAI_MODEL).toBe('large');
    expect((await withModelAddress(auto, [9])).OPENAI_BASE_URL).toBeUndefined();
    expect((await withModelAddress(NONE, [port])).OPENAI_BASE_URL).toBeUndefined();
  });

  it('is the server beside the bar, where it was started and nothing else is set', async () => {
    const local = { ...NONE, OPENAI_LOCAL_URL: 'http://localhost:8080/v1' };
    expect((await withModelAddress(local)).OPENAI_BASE_URL).toBe(local.OPENAI_LOCAL_URL);
    const notStarted = { ...NONE, OPENAI_LOCAL_URL: 'http://not-started.invalid:8080/v1' };
    expect((await withModelAddress(notStarted)).OPENAI_BASE_URL).toBeUndefined();
    const withKey = { ...local, OPENAI_API_KEY: 'sk-test' };
    expect((await withModelAddress(withKey)).OPENAI_BASE_URL).toBeUndefined();
  });
});
