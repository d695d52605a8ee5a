import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import express from 'express';
import { jsonBody } from '../src/http/json-body.js';

/** Answers what a route behind the reader finds: the parsed body, or the bytes that are still to be read. */
async function put(path: string, type: string, body: string): Promise<{ status: number; text: string }> {
  const app = express();
  app.use(jsonBody((request) => request.path === '/raw'));
  app.put(/.*/, async (request, response) => {
    let bytes = '';
    for await (const piece of request) bytes += String(piece);
    response.send(JSON.stringify({ parsed: request.body as unknown, bytes }));
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const answer = await fetch(url, { method: 'PUT', headers: { 'Content-Type': type }, body });
  const text = await answer.text();
  server.close();
  return { status: answer.status, text };
}

describe('jsonBody', () => {
  it('leaves a raw body, of any size and type, to its route', async () => {
    const large = 'x'.repeat(1_000_000);
    expect(await put('/raw', 'image/png', large)).toEqual({
      status: 200,
      text: JSON.stringify({ parsed: undefined, bytes: large }),
    });
  });

  it('still holds every other body to the JSON rules', async () => {
    expect((await put('/other', 'image/png', 'x')).status).toBe(415);
    expect((await put('/raw/', 'image/png', 'x')).status).toBe(415);
    expect((await put('/other', 'application/json', `"${'x'.repeat(1_000_000)}"`)).status).toBe(413);
    expect((await put('/other', 'application/json', '{"a":1}')).text).toBe('{"parsed":{"a":1},"bytes":""}');
  });
});
