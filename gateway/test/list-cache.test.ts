import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startClock, stopClock, until } from '@peanut/service/testing';
import { answerTo, ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { longList, startUpstream, type Upstream } from './support/upstream.js';

/** Longer than a copy is shown to anybody while its service is there, by the clock of the machine, which is nginx's. */
const untilOld = () => wait(2_100);

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

  test('does not ask the service for each guest, and only for what has changed', async () => {
    const before = menu.seen.length;
    for (let crowd = 0; crowd < 20; crowd += 1) await Promise.all(Array.from({ length: 20 }, askList));
    // Once a second would be a hundred times in all the time that Jest gives a test.
    expect(menu.seen.length - before).toBeLessThan(200);
    await until(async () => (await askList()).status === 200 && menu.unchanged > 0, 'it asked by the tag');
  });

  test('shows a write while guests keep asking', async () => {
    await list();
    menu.list.body = longList('newer');
    await until(async () => (await list()).includes('newer'), 'the write is shown');
  });

  test('shows a write after a second, also to a guest who comes alone', async () => {
    // Copies of nginx are good until a second ends: one that is made early in it lasts longest.
    await until(() => Date.now() % 1_000 > 50 && Date.now() % 1_000 < 300, 'a second has begun');
    await list();
    menu.list.body = longList('alone');
    await wait(1_000);
    expect(await list()).toContain('alone');
  });

  test('never shows an old list to the first guest after a pause', async () => {
    await list();
    menu.list.body = longList('later');
    await untilOld();
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
      await untilOld();
      await ask(gateway.origin, '/api/cocktails', { headers: { [header]: value } });
      const sockets = Object.values(others.freeSockets).flat();
      await read();
      expect(sockets.filter((socket) => socket?.destroyed)).toEqual([]);
      others.destroy();
    },
  );

  test('a page that was told of a change gets the list as it is now, and so do others then', async () => {
    await list();
    for (const mark of ['told', 'later']) {
      menu.list.body = longList(mark);
      const anew = await ask(gateway.origin, '/api/cocktails', { headers: { 'Cache-Control': 'no-cache' } });
      expect(anew.text).toContain(`${mark} drink`);
      expect(await list()).toContain(`${mark} drink`);
    }
  });

  test('a page that asks past the copy costs the service no list that has not changed', async () => {
    const anew = async () => (await ask(gateway.origin, '/api/cocktails', { headers })).text;
    const headers = { 'Cache-Control': 'no-cache', 'Accept-Encoding': 'gzip' };
    const text = await anew();
    const before = menu.unchanged;
    for (let look = 1; look <= 3; look += 1) {
      expect(await anew()).toBe(text);
      expect(menu.unchanged).toBe(before + look);
    }
  });

  test('HEAD is answered from it, without a body', async () => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => ask(gateway.origin, '/api/cocktails', { method })),
    );
    expect([head?.status, head?.text]).toEqual([200, '']);
    expect(head?.headers.etag).toBe(get?.headers.etag);
  });

  test('an address with a query, or written in another way, is not answered from it', async () => {
    await list();
    await ask(gateway.origin, '/api/cocktails?x=1');
    expect(menu.seen).toContain('GET /api/cocktails?x=1');
    expect((await ask(gateway.origin, '/api/cockt%61ils')).text).not.toContain('drink');
  });

  test('a refusal is passed on and not kept; after a failure the last list is shown', async () => {
    await list();
    await untilOld();
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
    await untilOld();
    expect(await list()).toContain('later');
    menu.list.body = longList('again');
    await menu.restart();
    await untilOld();
    expect(await list()).toContain('again');
  });
});

describe('a copy of the embedded gateway', () => {
  test('is as good as the list for less than a second, and then asked for once by a crowd', async () => {
    stopClock();
    const builds = makeBuilds();
    const menu = await startUpstream('menu');
    const gateway = await startGateway('embedded', builds, { menu });
    const list = async () => (await ask(gateway.origin, '/api/cocktails')).text;
    await list();
    menu.list.body = longList('newer');
    jest.advanceTimersByTime(799);
    expect(await list()).not.toContain('newer');
    expect(menu.seen).toHaveLength(1);
    // A millisecond more than it takes: the clock's fractions round.
    jest.advanceTimersByTime(2);
    await Promise.all(Array.from({ length: 20 }, list));
    await until(async () => (await list()).includes('newer'), 'the write is shown');
    expect(menu.seen).toHaveLength(2);
    menu.list.body = longList('newest');
    jest.advanceTimersByTime(1_001);
    expect(await list()).toContain('newest');
    startClock();
    await gateway.stop();
    await menu.stop();
    rmSync(builds.root, { recursive: true });
  });
});
