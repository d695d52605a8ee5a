/** @jest-environment node */
import { API, CACHED_SINCE, TIMING } from '@peanut/contracts';
import { answerRead, isOfflineRead, refreshOfflineReads } from './offline-reads';
import { READS_CACHE } from './storage';
import { FakeProduct } from './testing/fake-product';
import { keptIn, requestOf, startScope } from './testing/worker-scope';

const PICTURE = '/api/admin/settings/landing_page_image';
const SETTINGS = ['accent_color', 'bar_name', 'bar_subtitle', 'hide_unavailable'].map(
  (key) => `/api/admin/settings/${key}`,
);
const LISTS = Object.values(API);
const NOW = Date.parse('2025-11-01T20:00:00Z');

let product: FakeProduct;

const serve = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  product.answers.set(path, () =>
    Response.json(body, { headers: { Date: new Date().toUTCString(), ...headers } }),
  );
const choosePicture = (value: string | null) => serve(PICTURE, { key: 'landing_page_image', value });
const refuse = (path: string, status: number) =>
  product.answers.set(path, () => Response.json({ statusCode: status }, { status }));
const read = (path: string, headers: HeadersInit = {}) =>
  answerRead(new Request(requestOf(path), { headers }));
const kept = () => keptIn(READS_CACHE);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  startScope();
  product = new FakeProduct();
  for (const path of LISTS) serve(path, [{ path }]);
  for (const path of SETTINGS) serve(path, { value: 'x' });
  choosePicture(null);
});
afterEach(() => jest.useRealTimers());

describe('what is kept of the services’ answers', () => {
  it('is what every public page can ask for, asked without the cookie', async () => {
    await refreshOfflineReads();
    expect(await kept()).toEqual([...LISTS, PICTURE, ...SETTINGS].sort());
    expect(new Set(product.asked.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
  });

  it.each([
    '/api/admin/session',
    '/api/admin/settings/clear_undo_after_save',
    '/api/chat',
    '/api/cocktails/1',
  ])('is not %s', (path) => expect(isOfflineRead(path)).toBe(false));

  it('is never what a page was answered: it may be an admin’s', async () => {
    await read(API.cocktails);
    expect(await kept()).toEqual([]);
  });

  it('is asked for anew once it is older than promised', async () => {
    await refreshOfflineReads();
    product.takeAsked();
    jest.setSystemTime(NOW + TIMING.dataFresh - 1000);
    await refreshOfflineReads();
    expect(product.takeAsked()).toEqual([]);
    jest.setSystemTime(NOW + TIMING.dataFresh);
    await refreshOfflineReads();
    expect(product.takeAsked()).toHaveLength(LISTS.length + SETTINGS.length + 1);
  });

  it('takes the place of an answer that does not come', async () => {
    await refreshOfflineReads();
    product.answers.set(API.cocktails, () => new Promise(() => {}));
    const shown = read(API.cocktails);
    await jest.advanceTimersByTimeAsync(4_000);
    expect((await shown).headers.has(CACHED_SINCE)).toBe(true);
  });

  it('stays when its part is away or refuses, and so do the others', async () => {
    await refreshOfflineReads();
    jest.setSystemTime(NOW + TIMING.dataFresh);
    refuse(API.cocktails, 503);
    product.answers.set(API.whiskeys, () => Promise.reject(new TypeError('Failed to fetch')));
    serve(API.pages, ['new']);
    await refreshOfflineReads();
    product.isDown = true;
    const shown = (path: string) => read(path).then((answer) => answer.json() as unknown);
    expect(await shown(API.cocktails)).toEqual([{ path: API.cocktails }]);
    expect(await shown(API.whiskeys)).toEqual([{ path: API.whiskeys }]);
    expect(await shown(API.pages)).toEqual(['new']);
  });
});

describe('a proxy that answers in the bar’s place', () => {
  const PICTURE_OF_BAR = '/api/images/a?w=960';
  const signIn = () =>
    new Response('<h1>Welcome to the hotel</h1>', { headers: { 'Content-Type': 'text/html' } });

  beforeEach(async () => {
    choosePicture('/api/images/a');
    serve(PICTURE_OF_BAR, 'a', { 'Content-Type': 'image/webp' });
    await refreshOfflineReads();
    jest.setSystemTime(NOW + TIMING.dataFresh);
  });

  it.each([
    ['a page', signIn],
    ['JSON of another shape', () => Response.json({ error: 'Sign in' })],
    ['JSON that is cut off', () => new Response('[{', { headers: { 'Content-Type': 'application/json' } })],
  ])('leaves what is kept as it is: %s', async (_, answer) => {
    for (const path of [...LISTS, ...SETTINGS, PICTURE]) product.answers.set(path, answer);
    await refreshOfflineReads();
    product.isDown = true;
    expect(await (await read(API.cocktails)).json()).toEqual([{ path: API.cocktails }]);
    expect(await (await read(PICTURE)).json()).toMatchObject({ value: '/api/images/a' });
    expect(await kept()).toContain(PICTURE_OF_BAR);
  });

  it.each([API.cocktails, PICTURE, PICTURE_OF_BAR])('is not believed for %s', async (path) => {
    const before = await (await read(path)).text();
    product.answers.set(path, signIn);
    const answer = await read(path);
    expect(await answer.text()).toBe(before);
    expect(answer.headers.has(CACHED_SINCE)).toBe(true);
  });
});

describe('the picture of the landing page', () => {
  const pictures = async () => (await kept()).filter((path) => path.startsWith('/api/images/'));

  beforeEach(async () => {
    const type = { 'Content-Type': 'image/webp' };
    for (const name of ['a', 'b']) serve(`/api/images/${name}?w=960`, name, type);
    choosePicture('/api/images/a');
    await refreshOfflineReads();
  });

  it('is kept in one width, which stands in for the others', async () => {
    expect(await pictures()).toEqual(['/api/images/a?w=960']);
    product.isDown = true;
    expect(await (await read('/api/images/a?w=480')).json()).toBe('a');
  });

  it.each([
    ['/api/images/b', ['/api/images/b?w=960']],
    [null, []],
  ])('gives way when the owner chose %s', async (chosen, expected) => {
    choosePicture(chosen);
    jest.setSystemTime(NOW + TIMING.dataFresh);
    await refreshOfflineReads();
    expect(await pictures()).toEqual(expected);
  });
});

describe('a read', () => {
  const ANEW = `${API.cocktails}?attempt=2`;

  it('is answered by the network where there is one, refusals too', async () => {
    await refreshOfflineReads();
    serve(API.cocktails, ['newer'], { ETag: '"2"' });
    const answer = await read(API.cocktails);
    expect(await answer.json()).toEqual(['newer']);
    expect(answer.headers.get('etag')).toBe('"2"');
    refuse(API.cocktails, 404);
    expect((await read(API.cocktails)).status).toBe(404);
  });

  it.each([
    ['there is no network', () => (product.isDown = true)],
    ['its service is away', () => refuse(ANEW, 502)],
  ])('is answered by the kept copy when %s, which says of when it is', async (_, fail) => {
    serve(API.cocktails, ['Negroni'], { Vary: 'Accept', ETag: '"1"' });
    await refreshOfflineReads();
    fail();
    const answer = await read(ANEW, { accept: 'application/json' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(['Negroni']);
    expect(answer.headers.get(CACHED_SINCE)).toBe(new Date(NOW).toUTCString());
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('fails as it would without a worker when nothing is kept', async () => {
    refuse(API.cocktails, 503);
    expect((await read(API.cocktails)).status).toBe(503);
    product.isDown = true;
    await expect(read(API.cocktails)).rejects.toThrow('Failed to fetch');
  });
});
