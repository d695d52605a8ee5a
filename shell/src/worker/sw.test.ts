/** @jest-environment node */
import { API } from '@peanut/contracts';
import { currentSet } from './file-set';
import { READS_CACHE, setCache } from './storage';
import { firstRelease, type FakeProduct } from './testing/fake-product';
import { keptIn, requestOf, startScope, type WorkerScope } from './testing/worker-scope';

class WindowClient {
  constructor(readonly id: string) {}
}

let product: FakeProduct;
let scope: WorkerScope;

beforeEach(async () => {
  jest.resetModules();
  scope = startScope();
  Object.assign(globalThis, { WindowClient });
  product = firstRelease();
  product.answers.set(API.cocktails, () => Response.json(['Negroni']));
  await import('./sw');
});

const install = () => scope.fire('install');
/** The worker's answer, if it gives one; else the browser asks the server as if there was no worker. */
const ask = (address: string, { mode = 'cors', ...init }: RequestInit = {}) => {
  const request = Object.defineProperty(new Request(requestOf(address), init), 'mode', { value: mode });
  return scope.fire('fetch', { request, clientId: 'page', resultingClientId: 'page' });
};
const visit = (path: string) => ask(path, { mode: 'navigate' });

describe('installing the worker', () => {
  it('keeps the files and the reads, and takes over at once', async () => {
    await install();
    expect(await keptIn(setCache((await currentSet())?.id ?? ''))).toContain('/mf-menu/1.0.0/menu.js');
    expect(await keptIn(READS_CACHE)).toEqual([API.cocktails]);
    expect(scope.did).toEqual(['skip waiting']);
  });

  it('fails when the files are not whole, so that the browser tries again at the next visit', async () => {
    product.answers.delete('/mf-menu/1.0.0/menu.js');
    await expect(install()).rejects.toThrow('/mf-menu/1.0.0/menu.js: 404');
    expect(scope.did).toEqual([]);
  });

  it('once it is active, drops what an older one kept, and answers the pages that are open', async () => {
    await install();
    await caches.open('peanut-0-set-old');
    await scope.fire('activate');
    expect(await caches.keys()).not.toContain('peanut-0-set-old');
    expect(scope.did).toEqual(['skip waiting', 'preload', 'claim']);
  });
});

describe('what the worker answers without the server', () => {
  beforeEach(async () => {
    await install();
    scope.openPages = ['page'];
    product.isDown = true;
    await visit('/cocktails');
    product.takeAsked();
  });

  it.each(['/mf-menu/1.0.0/menu.js', '/mf-ai/version.json', '/shell/1.0.0/main.js', API.cocktails])(
    'is %s',
    async (path) => expect((await ask(path))?.status).toBe(200),
  );

  it.each([
    ['a write', API.cocktails, { method: 'POST' }],
    ['what is elsewhere', 'https://elsewhere.test/shell/1.0.0/main.js', {}],
    ['the owner’s micro-frontend', '/mf-admin/1.0.0/admin.js', {}],
    ['the session', '/api/admin/session', {}],
    ['a page of the services', '/api/docs', { mode: 'navigate' }],
  ] as [string, string, RequestInit][])('is not %s', async (_, address, init) => {
    expect(await ask(address, init)).toBeUndefined();
    expect(product.takeAsked()).toEqual([]);
  });
});

describe('a page that tells what it began with', () => {
  const note = (source: object) =>
    scope.fire('message', { source, data: { script: '/shell/1.0.0/main.js' } });
  const versionOfMenu = async () => (await ask('/mf-menu/version.json'))?.text();

  beforeEach(async () => {
    await install();
    product.answers.set('/mf-menu/version.json', 'newer');
  });

  it('gets the files of that set', async () => {
    await note(new WindowClient('page'));
    expect(await versionOfMenu()).toContain('1.0.0');
  });

  it('is a window: what others say does not count', async () => {
    await note({ id: 'page' });
    expect(await versionOfMenu()).toBe('newer');
  });
});
