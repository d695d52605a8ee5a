import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTo, ask, askSteadily } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { longList, startUpstream, type Upstream } from './support/upstream.js';

describe.each<Kind>(['nginx', 'embedded'])('the list cache of the %s gateway', (kind) => {
  let builds: Builds;
  let menu: Upstream;
  let gateway: Running;
  const askList = () => ask(gateway.origin, '/api/cocktails');
  const list = async () => (await askList()).text;

  beforeAll(async () => {
    builds = makeBuilds();
    menu = await startUpstream('menu');
    gateway = await startGateway(kind, builds, { menu, admin: menu });
  });

  afterAll(async () => {
    await gateway.stop();
    await menu.stop().catch(() => undefined);
    rmSync(builds.root, { recursive: true });
  });

  test('asks the service about once a second, however many guests ask, and only for what has changed', async () => {
    const before = menu.seen.length;
    const started = Date.now();
    const seconds = () => (Date.now() - started) / 1_000;
    let guests = 0;
    await askSteadily(askList, () => ++guests > 100 && seconds() >= 2);
    expect(menu.seen.length - before).toBeLessThanOrEqual(Math.floor(seconds()) + 2);
    expect(menu.unchanged).toBeGreaterThan(0);
  });

  test('shows a write within a second while guests keep asking', async () => {
    await list();
    menu.list.body = longList('newer');
    const written = Date.now();
    await askSteadily(askList, ({ text }) => {
      if (text.includes('newer')) return true;
      expect(Date.now() - written).toBeLessThan(1_300);
      return false;
    });
  });

  test('never shows an old list to the first guest after a pause', async () => {
    await list();
    menu.list.body = longList('later');
    await wait(2_100);
    expect(await list()).toContain('later');
  });

  test('a session neither takes from the cache nor puts into it', async () => {
    const headers = { Cookie: 'peanut_session=s' };
    expect((await ask(gateway.origin, '/api/pages', { headers })).text).toBe('["hidden"]');
    expect((await ask(gateway.origin, '/api/pages')).text).not.toContain('hidden');
  });

  test('a known list is answered by 304, in each encoding, and a new one is not', async () => {
    for (const encoding of ['identity', 'gzip', 'gzip, br']) {
      const headers = { 'Accept-Encoding': encoding };
      const { headers: given } = await ask(gateway.origin, '/api/cocktails', { headers });
      const known = { ...headers, 'If-None-Match': given.etag ?? '' };
      const again = await ask(gateway.origin, '/api/cocktails', { headers: known });
      expect([encoding, again.status, again.text]).toEqual([encoding, 304, '']);
      const other = await ask(gateway.origin, '/api/cocktails', {
        headers: { ...headers, 'If-None-Match': '"other"' },
      });
      expect(other.status).toBe(200);
      expect(other.headers['content-encoding']).toBe(
        encoding === 'identity' ? undefined : given['content-encoding'],
      );
    }
  });

  test.each([
    ['If-Match', '"other"'],
    ['If-Match', '0'],
    ['If-Match', ''],
    ['If-Unmodified-Since', '0'],
    ['If-Unmodified-Since', new Date(0).toUTCString()],
    ['Range', 'bytes=99999999-'],
  ])(
    'a %s of %j that the list does not meet cuts off no other guest when the copy is due',
    async (header, value) => {
      // As many connections as every worker of nginx has a share of.
      const others = new Agent({ keepAlive: true });
      const read = () =>
        Promise.all(
          Array.from({ length: 16 }, () =>
            answerTo(get(`${gateway.origin}/api/cocktails`, { agent: others })),
          ),
        );
      await read();
      await wait(2_100);
      await ask(gateway.origin, '/api/cocktails', { headers: { [header]: value } });
      const sockets = Object.values(others.freeSockets).flat();
      await read();
      expect(sockets.filter((socket) => socket?.destroyed)).toEqual([]);
      others.destroy();
    },
  );

  test('HEAD is answered from it, without a body', async () => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => ask(gateway.origin, '/api/cocktails', { method })),
    );
    expect([head?.status, head?.text]).toEqual([200, '']);
    expect(head?.headers.etag).toBe(get?.headers.etag);
  });

  test('an address with a query, or written in another way, is not answered from it', async () => {
    await list();
    const before = menu.seen.length;
    await ask(gateway.origin, '/api/cocktails?x=1');
    expect(menu.seen.length).toBe(before + 1);
    expect((await ask(gateway.origin, '/api/cockt%61ils')).text).not.toContain('drink');
  });

  test('a refusal is passed on and not kept; after a failure the last list is shown', async () => {
    await list();
    await wait(2_100);
    menu.list.status = 500;
    expect(await list()).toContain('later');
    menu.list.status = 404;
    await wait(1_100);
    const refused = await ask(gateway.origin, '/api/cocktails');
    menu.list.status = 200;
    expect(refused.status).toBe(404);
    await wait(1_100);
    expect((await ask(gateway.origin, '/api/cocktails')).status).toBe(200);
  });

  test('the menu stays readable while its service is down, and follows it when it is back', async () => {
    await list();
    await menu.stop();
    await wait(2_100);
    expect(await list()).toContain('later');
    menu.list.body = longList('again');
    await menu.restart();
    await wait(2_100);
    expect(await list()).toContain('again');
  });
});
