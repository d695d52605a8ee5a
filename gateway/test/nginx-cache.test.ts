import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Running } from './support/gateways.js';
import { longList, startUpstream, type Upstream } from './support/upstream.js';

describe('the list cache of nginx', () => {
  let builds: Builds;
  let menu: Upstream;
  let gateway: Running;
  const list = async () => (await ask(gateway.origin, '/api/cocktails')).text;

  beforeAll(async () => {
    builds = makeBuilds();
    menu = await startUpstream('menu');
    gateway = await startGateway('nginx', builds, { menu, admin: menu });
  });

  afterAll(async () => {
    await gateway.stop();
    await menu.stop().catch(() => undefined);
    rmSync(builds.root, { recursive: true });
  });

  test('asks the service about once a second, however many guests ask', async () => {
    const before = menu.seen.length;
    const until = Date.now() + 2_000;
    let asked = 0;
    for (; Date.now() < until; asked += 1) await list();
    expect(asked).toBeGreaterThan(100);
    expect(menu.seen.length - before).toBeLessThanOrEqual(4);
  });

  test('shows a write within a second while guests keep asking', async () => {
    await list();
    menu.list.body = longList('newer');
    const written = Date.now();
    while (!(await list()).includes('newer')) expect(Date.now() - written).toBeLessThan(1_300);
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
