import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelFetch, ModelRefusal } from './model-fetch.js';

let answer: { status: number; type: string; parts: string[] };
const server = createServer((_, response) => {
  response.writeHead(answer.status, { 'content-type': answer.type });
  const [...parts] = answer.parts;
  const next = (): void => {
    const part = parts.shift();
    if (part === undefined) response.end();
    else response.write(part, () => setImmediate(next));
  };
  next();
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ask = (onByte: () => void = () => undefined, isStream = true): Promise<Response> =>
  modelFetch(onByte)(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method: 'POST',
    body: JSON.stringify({ stream: isStream }),
  });
const STREAM = 'text/event-stream; charset=utf-8';

it('counts comments and blank lines as life', async () => {
  answer = { status: 200, type: STREAM, parts: [': waiting\n\n', 'data: {"a":1}\n\n'] };
  const onByte = jest.fn();
  await (await ask(onByte)).text();
  expect(onByte.mock.calls.length).toBeGreaterThan(1);
});

it('passes on only events with data, however they are cut', async () => {
  const text = ': x\r\n\r\nevent: ping\n\ndata:\n\ndata: {"a":1}\r\n\r\ndata:{"b":2}\n\ndata: [DONE]';
  answer = { status: 200, type: STREAM, parts: [...text] };
  expect(await (await ask()).text()).toBe('data: {"a":1}\n\ndata:{"b":2}\n\ndata: [DONE]\n\n');
});

it('turns an answer in one piece into a stream, where one was asked for', async () => {
  const whole = { choices: [{ message: { content: 'Hello' }, finish_reason: 'stop' }] };
  answer = { status: 200, type: 'application/json', parts: ['\n\n', JSON.stringify(whole)] };
  expect(await (await ask()).text()).toContain('{"finish_reason":"stop","delta":{"content":"Hello"}}');
  expect(await (await ask(undefined, false)).json()).toEqual(whole);
});

it.each([
  [
    400,
    '{"error":{"message":"Too long","type":"x","code":400}}',
    { sentence: 'Too long', type: 'x', status: 400 },
  ],
  [
    400,
    '[{"error":{"code":429,"message":"Slow","details":[{"retryDelay":"37s"}]}}]',
    { status: 429, retryAfter: 37 },
  ],
  [400, '{"error":"The prompt is too long"}', { sentence: 'The prompt is too long' }],
  [
    422,
    '{"object":"error","message":"Extra input","param":"seed"}',
    { sentence: 'Extra input', param: 'seed' },
  ],
  [422, '{"detail":[{"msg":"field required"}]}', { sentence: 'field required' }],
  [404, '404 page not found', { sentence: '404 page not found' }],
  [502, '<html>Bad gateway</html>', { sentence: '' }],
  [200, '{"error":{"code":402,"message":"No credits"}}', { sentence: 'No credits', status: 402 }],
])('reads the error of %i %s', async (status, body, said) => {
  answer = { status, type: 'application/json', parts: [body] };
  const error = await ask().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ModelRefusal);
  expect((error as ModelRefusal).said).toMatchObject(said);
});

it.each(['<html>Welcome</html>', '', 'null', '7'])('knows that %j is no answer of an API', async (body) => {
  answer = { status: 200, type: 'text/html', parts: [body] };
  await expect(ask()).rejects.toThrow(/no API of a model/);
});
