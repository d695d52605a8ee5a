import { once } from 'node:events';
import { connect } from 'node:net';
import type { ListTags } from '@peanut/contracts';
import { ServiceHealth } from '@peanut/service';
import { runForTest, sharedAdmin, until } from '@peanut/service/testing';
import request from 'supertest';
import { MenuListCache } from '../src/lists/menu-list-cache.js';
import { createMenuService } from '../src/menu.module.js';
import { openStream, type EventStream } from './support/event-stream.js';
import { addCocktail, expectError, menuEnv, startTestApp, type TestApp } from './support/test-app.js';

const OWNER = sharedAdmin().cookie;

let app: TestApp;
let streams: EventStream[];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => (streams = []));
afterEach(() => streams.forEach((stream) => stream.close()));

async function open(cookie?: string, url = app.menu.url): Promise<EventStream> {
  const stream = await openStream(url, cookie);
  streams.push(stream);
  return stream;
}

/** What `GET` of each list gives as its `ETag`. */
async function tags(who: 'visitor' | 'owner'): Promise<ListTags> {
  const tagOf = async (list: string) => {
    const answer = await app[who]('get', `/api/${list}`).expect(200);
    return [list, answer.headers['etag']] as const;
  };
  const lists = ['cocktails', 'whiskeys', 'spirit-options', 'pages'].map(tagOf);
  return Object.fromEntries(await Promise.all(lists)) as ListTags;
}

describe.each([
  ['visitor', ''],
  ['owner', OWNER],
] as const)('the stream of a %s', (who, cookie) => {
  it('begins with how soon to come again, and the tag of each list', async () => {
    const stream = await open(cookie);
    expect(await stream.told(1)).toEqual(await tags(who));
    expect(stream.text()).toMatch(/^retry: 3000\nevent: lists\ndata: \{.*\}\n\n$/);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      vary: 'Cookie',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });

  it('says the tags again after each change', async () => {
    const stream = await open(cookie);
    const first = await stream.told(1);
    const { id } = await addCocktail(app);
    const added = await stream.told(2);
    expect(added).toEqual({ ...first, cocktails: expect.not.stringMatching(first.cocktails) });
    expect(added).toEqual(await tags(who));

    const spirit = await app.owner('post', '/api/spirit-options').send({ name: `spirit of a ${who}` });
    expect(await stream.told(3)).toEqual(await tags(who));
    await app.owner('delete', `/api/spirit-options/${(spirit.body as { id: string }).id}`).expect(204);
    await stream.told(4);

    const thing = await app.owner('post', '/api/shelf').send({ name: 'Lemon', isStocked: false });
    const without = await stream.told(5);
    expect(without).toEqual(await tags(who));
    expect(without.cocktails).not.toBe(added.cocktails);
    await app.owner('delete', `/api/shelf/${(thing.body as { id: string }).id}`).expect(204);
    expect(await stream.told(6)).toEqual(added);
    await app.owner('delete', `/api/cocktails/${id}`).expect(204);
  });

  it('says nothing of a write that was refused or repeated', async () => {
    const stream = await open(cookie);
    const post = (key: string, name: string) =>
      app.owner('post', '/api/spirit-options').set('Idempotency-Key', key).send({ name });
    await post(`refused ${who}`, 'gin').expect(409);
    await post(`once ${who}`, `once ${who}`).expect(201);
    await stream.told(2);
    await post(`once ${who}`, `once ${who}`).expect(201);
    await addCocktail(app);
    expect(await stream.told(3)).toEqual(await tags(who));
    expect(stream.text().match(/event:/g)).toHaveLength(3);
  });

  it('shows life by a comment', async () => {
    const stream = await open(cookie);
    await stream.told(1);
    jest.advanceTimersByTime(25_000);
    await until(() => /\n\n:.*\n\n$/.test(stream.text()), 'a comment comes');
  });
});

it('a change of a hidden drink is told to the owner alone', async () => {
  const [guest, owner] = [await open(), await open(OWNER)];
  await guest.told(1);
  const before = await owner.told(1);
  await addCocktail(app, { isVisible: false });
  expect((await owner.told(2)).cocktails).not.toBe(before.cocktails);
  await addCocktail(app);
  expect(await guest.told(2)).toEqual(await tags('visitor'));
});

it('a cookie that is no session gets the guests’ tags', async () => {
  expect(await (await open('peanut_session=gone')).told(1)).toEqual(await tags('visitor'));
});

it('a change by another replica is told within half a second', async () => {
  const env = menuEnv(app.database.url, { ADMIN_URL: sharedAdmin().url });
  const other = await runForTest(await createMenuService(env));
  await until(() => other.app.get(MenuListCache)['timer'] !== undefined, 'it looks again after a while');
  const [guest, owner] = [await open('', other.url), await open(OWNER, other.url)];
  const first = await guest.told(1);
  await owner.told(1);
  await addCocktail(app, { name: 'Elsewhere' });
  expect(await guest.told(1)).toEqual(first);
  jest.advanceTimersByTime(500);
  expect(await guest.told(2)).toEqual(await tags('visitor'));
  expect(await owner.told(2)).toEqual(await tags('owner'));
  await other.stop();
});

it('HEAD is answered and ends', async () => {
  for (const cookie of ['', OWNER]) {
    const answer = await request(app.menu.url).head('/api/events').set('Cookie', cookie).expect(200);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  }
});

it('other methods are refused, and an address beside it is none', async () => {
  expectError(await app.owner('post', '/api/events').send({}), 405);
  expectError(await app.visitor('get', '/api/events/1'), 404);
});

it('a page that goes before its stream begins leaves nothing behind', async () => {
  const { port } = new URL(app.menu.url);
  for (let pages = 0; pages < 20; pages += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nCookie: ${OWNER}\r\n\r\n`);
    socket.destroy();
  }
  const stream = await open(OWNER);
  await stream.told(1);
  await addCocktail(app);
  await stream.told(2);
});

describe('a service that stops', () => {
  it('ends its streams at once and begins none', async () => {
    const other = await startTestApp({ SEED_MENU: false });
    const open = [await openStream(other.menu.url), await openStream(other.menu.url, OWNER)];
    await Promise.all(open.map((stream) => stream.told(1)));
    other.menu.app.get(ServiceHealth).stop();
    await Promise.all(open.map(({ ended }) => ended));
    expectError(await other.visitor('get', '/api/events'), 503);
    expectError(await other.owner('get', '/api/events'), 503);
    await other.close();
  });

  it('does not wait for them when it is closed', async () => {
    const other = await startTestApp({ SEED_MENU: false });
    const stream = await openStream(other.menu.url);
    await stream.told(1);
    await other.menu.app.close();
    await stream.ended;
    await other.database.drop();
  });
});
