import { runForTest, sharedAdmin, until } from '@peanut/service/testing';
import request from 'supertest';
import { createMenuService } from '../src/menu.module.js';
import { MenuListCache } from '../src/lists/menu-list-cache.js';
import { addCocktail, menuEnv, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const LISTS = ['/api/cocktails', '/api/whiskeys', '/api/spirit-options', '/api/pages'];

describe.each(LISTS)('GET %s', (path) => {
  it('answers 304 to its own ETag, also weakened', async () => {
    const first = await app.visitor('get', path).expect(200);
    const tag = first.headers['etag'] as string;
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await app.visitor('get', path).set('If-None-Match', given).expect(304);
      expect(again.text).toBe('');
      expect(again.headers['etag']).toBe(tag);
    }
    await app.visitor('get', path).set('If-None-Match', '"other"').expect(200);
    await app
      .owner('get', path)
      .set('If-None-Match', (await app.owner('get', path)).headers['etag'] as string)
      .expect(304);
  });

  it('may be kept by browsers for visitors, by nobody for a session', async () => {
    expect((await app.visitor('get', path)).headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Cookie',
    });
    expect((await app.owner('get', path)).headers).toMatchObject({ 'cache-control': 'private, no-store' });
    const stale = await app.visitor('get', path).set('Cookie', 'peanut_session=gone').expect(200);
    expect(stale.headers['cache-control']).toBe('private, no-store');
  });

  it('gives the same bytes from memory, with a query, by HEAD, and to other cookies', async () => {
    const { text, headers } = await app.visitor('get', path);
    expect((await app.visitor('get', `${path}?x=1`)).text).toBe(text);
    expect((await app.visitor('get', path).set('Cookie', 'peanut_visitor=1')).text).toBe(text);
    const head = await request(app.menu.url).head(path).expect(200);
    expect(head.headers).toMatchObject({
      etag: headers['etag'],
      'content-length': headers['content-length'],
    });
  });

  it('carries the security headers', async () => {
    for (const answer of [
      await app.visitor('get', path),
      await app.owner('get', path),
      await app.visitor('get', '/nix'),
    ])
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-request-id': expect.any(String),
      });
  });
});

describe('a write of another instance', () => {
  it('reaches visitors within a second', async () => {
    const env = menuEnv(app.database.url, { ADMIN_URL: sharedAdmin().url });
    const other = await runForTest(await createMenuService(env));
    const list = async () => (await request(other.url).get('/api/cocktails').expect(200)).text;
    await until(() => other.app.get(MenuListCache)['timer'] !== undefined, 'it looks again after a while');
    const made = await addCocktail(app, { name: 'Elsewhere' });
    expect(await list()).not.toContain(made.id);
    jest.advanceTimersByTime(1_000);
    await until(async () => (await list()).includes(made.id), 'it is seen');
    await other.stop();
  });
});
