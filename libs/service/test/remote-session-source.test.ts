import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnavailableException } from '../src/http/exceptions.js';
import { advanceClock, moveWallClock, stopClock } from '../src/testing/clock.js';
import { until } from '../src/testing/until.js';
import { RemoteSessionSource } from '../src/session/remote-session-source.js';

/** A server in the admin service's place that answers wrongly, as only a broken one would. */
async function withServer(
  listener: RequestListener,
  use: (source: RemoteSessionSource) => Promise<void>,
): Promise<void> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(new RemoteSessionSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const answers: [string, RequestListener][] = [
  ['500', (_request, response) => response.writeHead(500).end('{"active":true}')],
  ['no JSON', (_request, response) => response.end('<html>')],
  ['another shape', (_request, response) => response.end('{"active":"yes"}')],
  ['null', (_request, response) => response.end('null')],
  ['a redirect', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['a cut answer', (request) => request.socket.destroy()],
];

describe('RemoteSessionSource', () => {
  beforeAll(() => stopClock());

  it.each(answers)('fails closed on %s', async (_name, listener) => {
    await withServer(listener, async (source) => {
      await expect(source.find('token', false)).rejects.toBeInstanceOf(UnavailableException);
    });
  });

  it('fails closed on nothing for 2 s', async () => {
    await withServer(
      () => undefined,
      async (source) => {
        const answer = jest.fn();
        const found = source.find('token', false).catch(answer);
        await jest.advanceTimersByTimeAsync(1_999);
        expect(answer).not.toHaveBeenCalled();
        jest.advanceTimersByTime(1);
        await found;
        expect(answer).toHaveBeenCalledWith(expect.any(UnavailableException));
      },
    );
  });

  it('asks once for a burst of calls, and again when the answer is a second old', async () => {
    let asked = 0;
    const listener: RequestListener = (request, response) => {
      asked += 1;
      expect(request.headers.cookie).toBe('__Host-peanut_session=token');
      response.end(JSON.stringify({ active: true, expiresAt: new Date().toISOString() }));
    };
    await withServer(listener, async (source) => {
      await Promise.all(Array.from({ length: 20 }, () => source.find('token', true)));
      expect(asked).toBe(1);
      advanceClock(1_000);
      await source.find('token', true);
      expect(asked).toBe(2);
    });
  });

  it('believes an answer for a second, also when the clock was set back meanwhile', async () => {
    let active = true;
    const listener: RequestListener = (_request, response) =>
      void response.end(JSON.stringify({ active, expiresAt: new Date().toISOString() }));
    await withServer(listener, async (source) => {
      expect(await source.find('token', true)).toMatchObject({ active: true });
      active = false;
      moveWallClock(-24 * 60 * 60 * 1_000);
      advanceClock(1_000);
      expect(await source.find('token', true)).toMatchObject({ active: false });
    });
  });

  it('asks for four made-up tokens at a time, and for a session that was alive at once', async () => {
    const waiting: (() => void)[] = [];
    const listener: RequestListener = ({ headers }, response) => {
      if (headers.cookie?.endsWith('=own')) response.end(JSON.stringify({ active: true }));
      else waiting.push(() => void response.end(JSON.stringify({ active: false })));
    };
    await withServer(listener, async (source) => {
      await source.find('own', true);
      advanceClock(1_000);
      const forged = Array.from({ length: 9 }, (_, at) => source.find(`forged${at}`, true));
      await until(() => waiting.length >= 4, 'the first are asked for');
      expect(await source.find('own', true)).toMatchObject({ active: true });
      expect(waiting).toHaveLength(4);
      for (let answered = 0; answered < forged.length; answered += 1) {
        await until(() => waiting.length > answered, 'another one is asked for');
        waiting[answered]?.();
      }
      expect((await Promise.all(forged)).every(({ active }) => !active)).toBe(true);
    });
  });
});
