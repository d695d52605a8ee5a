/** @jest-environment node */
import { API, PLAIN_POLICY } from '@peanut/contracts';
import { currentSet } from './file-set';
import { answerFile, answerPage, isPage, notePage } from './pages';
import { READS_CACHE, setCache } from './storage';
import { firstRelease, pageHtml, releaseMenu, releaseShell, type FakeProduct } from './testing/fake-product';
import { keptIn, requestOf, startScope, type WorkerScope } from './testing/worker-scope';

let product: FakeProduct;
let scope: WorkerScope;
let warned: jest.SpyInstance;
let visits = 0;

beforeEach(() => {
  scope = startScope();
  product = firstRelease();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Visit {
  id: string;
  page: Response;
}

/** Opens a page, and waits until all is done that the worker does for it. */
async function visit(path: string, preloaded?: Response | Promise<Response>): Promise<Visit> {
  const work: Promise<unknown>[] = [];
  const id = `page-${++visits}`;
  scope.openPages.push(id);
  const event = {
    request: requestOf(path),
    resultingClientId: id,
    preloadResponse: Promise.resolve(preloaded),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  };
  const page = await answerPage(event as unknown as FetchEvent);
  await Promise.all(work);
  return { id, page };
}

const fileFor = async ({ id }: Pick<Visit, 'id'>, path: string) =>
  (await answerFile(requestOf(path), id)).text();
const versionOfMenu = (visit: Visit) => fileFor(visit, '/mf-menu/version.json');
const sets = async () => (await caches.keys()).filter((name) => name.includes('-set-'));

describe('isPage', () => {
  it.each(['/', '/cocktails', '/nowhere', '/healthy', '/apis'])('holds for %s', (path) =>
    expect(isPage(path)).toBe(true),
  );
  it.each(['/api/docs', '/health', '/shell/live', '/mf-menu/version.json', '/mf-admin'])(
    'fails for %s',
    (path) => expect(isPage(path)).toBe(false),
  );
});

describe('a page while the server answers', () => {
  it('is the server’s, and its files and reads are kept afterwards', async () => {
    product.answers.set(API.cocktails, () => Response.json(['Negroni']));
    const { page } = await visit('/cocktails');
    expect(await page.text()).toBe(pageHtml('1.0.0', '<link rel="menu">'));
    expect(await sets()).toEqual([setCache((await currentSet())?.id ?? '')]);
    expect(await keptIn(READS_CACHE)).toContain(API.cocktails);
  });

  it('is the one that the browser asked for ahead', async () => {
    const { page } = await visit('/cocktails', new Response('ahead'));
    expect(await page.text()).toBe('ahead');
    expect(product.takeAsked()).not.toContain('/cocktails');
  });

  it('is the server’s when it is not found', async () => {
    await visit('/cocktails');
    expect((await visit('/nowhere')).page.status).toBe(404);
  });
});

describe('a page without the server', () => {
  const HEAD = '<link rel="menu" href="/mf-menu/1.0.0/menu.js">';
  const away = () => (product.isDown = true);
  const broken = () => product.answers.set('/cocktails', () => new Response('', { status: 502 }));

  it.each([
    ['cannot be reached', away],
    ['is broken', broken],
  ])('that %s is the kept one with the head of its remote', async (_, fail) => {
    await visit('/recommendations');
    fail();
    const { page } = await visit('/cocktails');
    expect(page.status).toBe(200);
    expect(await page.text()).toBe(pageHtml('1.0.0', HEAD));
  });

  // Firefox resolves with it, Chromium and WebKit reject.
  it.each([
    ['answered as an error', () => Promise.resolve(Response.error())],
    ['rejected', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that the browser asked for ahead is the kept one when that is %s', async (_, preload) => {
    await visit('/cocktails');
    const { page } = await visit('/cocktails', preload());
    expect(await page.text()).toBe(pageHtml('1.0.0', HEAD));
  });

  it('that is silent for four seconds is the kept one', async () => {
    await visit('/cocktails');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let isAnswered = false;
    product.answers.set('/cocktails', () => new Promise(() => {}));
    const opened = visit('/cocktails').finally(() => (isAnswered = true));
    await jest.advanceTimersByTimeAsync(3_999);
    expect(isAnswered).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await (await opened).page.text()).toBe(pageHtml('1.0.0', HEAD));
  });

  it('has the policy of a page without inline styles, and no header of the stored bytes', async () => {
    await visit('/cocktails');
    away();
    const { headers } = (await visit('/cocktails')).page;
    expect(headers.get('content-security-policy')).toBe(PLAIN_POLICY);
    expect(headers.get('content-type')).toBe('text/html');
    for (const name of ['content-length', 'content-encoding', 'etag']) expect(headers.has(name)).toBe(false);
  });

  it.each([
    ['/ai-recommendations', 200, '<link rel="ai">'],
    ['/index.html', 200, ''],
    ['/nowhere', 404, ''],
  ])('at %s has the status %i', async (path, status, head) => {
    await visit('/cocktails');
    away();
    const { page } = await visit(path);
    expect(page.status).toBe(status);
    expect(await page.text()).toBe(pageHtml('1.0.0', head));
  });

  it('has no head where its remote was away from the start', async () => {
    product.answers.delete('/mf-menu/files.json');
    await visit('/recommendations');
    await visit('/cocktails');
    away();
    expect(await (await visit('/cocktails')).page.text()).toBe(pageHtml('1.0.0'));
  });

  it('fails when nothing is kept, or the kept page is gone', async () => {
    away();
    await expect(visit('/cocktails')).rejects.toThrow('Failed to fetch');
    product.isDown = false;
    await visit('/cocktails');
    await (await caches.open((await sets())[0] ?? '')).delete('/index.html');
    away();
    await expect(visit('/cocktails')).rejects.toThrow('The kept page is gone.');
  });
});

describe('a file for a page', () => {
  const MENU = '/mf-menu/1.0.0/menu.js';

  it('comes from what is kept, also without the server', async () => {
    const page = await visit('/cocktails');
    product.isDown = true;
    expect(await fileFor(page, MENU)).toBe('menu 1.0.0');
    expect(await versionOfMenu(page)).toContain('1.0.0');
  });

  it('with a query is asked for once more', async () => {
    const page = await visit('/cocktails');
    product.answers.set('/mf-menu/version.json?attempt=1', 'newer');
    expect(await fileFor(page, '/mf-menu/version.json?attempt=1')).toBe('newer');
  });

  it('that no part lists comes from the server, and is not kept', async () => {
    const page = await visit('/cocktails');
    product.answers.set('/images/other.webp', 'other');
    product.answers.set('/mf-menu/1.0.0/other.js', 'other');
    for (const path of ['/images/other.webp', '/mf-menu/1.0.0/other.js']) {
      expect(await fileFor(page, path)).toBe('other');
      expect(await caches.match(path)).toBeUndefined();
    }
  });

  it('that the browser threw away comes from the server, if it is the same there', async () => {
    const page = await visit('/cocktails');
    await (await caches.open((await sets())[0] ?? '')).delete('/mf-menu/version.json');
    expect(await versionOfMenu(page)).toContain('1.0.0');
    product.answers.set('/mf-menu/version.json', 'other');
    await expect(versionOfMenu(page)).rejects.toThrow('Failed to fetch');
  });

  it('of a version is the same for every page', async () => {
    await visit('/cocktails');
    product.isDown = true;
    expect(await fileFor({ id: 'unknown' }, MENU)).toBe('menu 1.0.0');
  });

  it('of a page that nobody noted comes from the server', async () => {
    await visit('/cocktails');
    product.answers.set('/mf-menu/version.json', 'newer');
    expect(await fileFor({ id: 'unknown' }, '/mf-menu/version.json')).toBe('newer');
  });

  it('of a page that names files of no list comes from the server', async () => {
    await visit('/cocktails');
    product.answers.set('/cocktails', () => new Response(pageHtml('9.9.9')));
    const page = await visit('/cocktails');
    product.answers.set('/mf-menu/version.json', 'newer');
    expect(await versionOfMenu(page)).toBe('newer');
  });
});

describe('a deploy', () => {
  it('leaves the open page its files, and gives the next one the new ones', async () => {
    const before = await visit('/cocktails');
    releaseMenu(product, '1.1.0');
    const after = await visit('/cocktails');
    expect(await versionOfMenu(before)).toContain('1.0.0');
    expect(await fileFor(before, '/mf-menu/1.0.0/menu.js')).toBe('menu 1.0.0');
    expect(await versionOfMenu(after)).toContain('1.1.0');
  });

  it.each([
    ['the server', () => {}],
    ['none', () => (product.isDown = true)],
  ])(
    'leaves a page that began with %s its files, also when the worker was stopped meanwhile',
    async (_, go) => {
      await visit('/cocktails');
      go();
      const before = await visit('/cocktails');
      product.isDown = false;
      releaseMenu(product, '1.1.0');
      await visit('/cocktails');
      jest.resetModules();
      const restarted = await import('./pages');
      const version = await restarted.answerFile(requestOf('/mf-menu/version.json'), before.id);
      expect(await version.text()).toContain('1.0.0');
    },
  );

  it('drops the old set once the new one is whole, but not before its last page is closed', async () => {
    await visit('/cocktails');
    releaseMenu(product, '1.1.0');
    await visit('/cocktails');
    expect(await sets()).toHaveLength(2);
    releaseMenu(product, '1.2.0');
    scope.openPages = [];
    await visit('/cocktails');
    expect(await sets()).toEqual([setCache((await currentSet())?.id ?? '')]);
  });

  it('that is not whole is said, and leaves the old set', async () => {
    await visit('/cocktails');
    const before = await currentSet();
    scope.openPages = [];
    releaseMenu(product, '1.1.0');
    product.answers.delete('/mf-menu/1.1.0/menu.js');
    await visit('/cocktails');
    expect(warned).toHaveBeenCalledWith('The menu was not kept for offline use.', expect.any(Error));
    expect(await sets()).toContain(setCache(before?.id ?? ''));
    product.isDown = true;
    expect(await (await visit('/cocktails')).page.text()).toContain('/mf-menu/1.0.0/menu.js');
  });

  it('that comes between the page and the lists is not kept by that visit', async () => {
    await visit('/cocktails');
    const before = await currentSet();
    releaseShell(product, '1.1.0');
    product.answers.set('/cocktails', () => new Response(pageHtml('1.0.0')));
    await visit('/cocktails');
    expect(await currentSet()).toEqual(before);
  });
});

describe('a page that was there before the worker', () => {
  const MAIN = '/shell/1.0.0/main.js';

  it.each([
    ['of the current set has its files', MAIN, '1.0.0'],
    ['of another release has the server’s', '/shell/0.9.0/main.js', 'newer'],
  ])('and %s', async (_, script, expected) => {
    await visit('/cocktails');
    const early = { id: `early-${script}` };
    scope.openPages.push(early.id);
    await notePage(early.id, { script });
    product.answers.set('/mf-menu/version.json', 'newer');
    expect(await fileFor(early, '/mf-menu/version.json')).toContain(expected);
  });

  it('stays with the set it began with when it says so again', async () => {
    const page = await visit('/cocktails');
    await notePage(page.id, { script: '/shell/0.9.0/main.js' });
    product.answers.set('/mf-menu/version.json', 'newer');
    expect(await versionOfMenu(page)).toContain('1.0.0');
  });
});
