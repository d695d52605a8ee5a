/** @jest-environment node */
import { currentSet, readServedSet, takeSet } from './file-set';
import { setCache } from './storage';
import { firstRelease, pageHtml, releaseMenu, releaseShell, type FakeProduct } from './testing/fake-product';
import { keptIn, startScope } from './testing/worker-scope';

const LISTS = ['/mf-ai/files.json', '/mf-menu/files.json', '/shell/files.json'];

let product: FakeProduct;

beforeEach(() => {
  startScope();
  product = firstRelease();
});
afterEach(() => jest.restoreAllMocks());

/** Takes what the server has now; returns the set's id. */
async function takeServed(): Promise<string> {
  const set = await readServedSet();
  await takeSet(set);
  return set.id;
}

describe('taking a set', () => {
  it('keeps every file that the parts list, the page, and nothing else', async () => {
    const id = await takeServed();
    expect((await currentSet())?.id).toBe(id);
    expect(await keptIn(setCache(id))).toEqual([
      '/index.html',
      ...['/mf-ai/1.0.0/ai.js', '/mf-ai/1.0.0/head/recommendations.html', '/mf-ai/version.json'],
      ...['/mf-menu/1.0.0/glass.svg', '/mf-menu/1.0.0/head/cocktails.html', '/mf-menu/1.0.0/menu.js'],
      '/mf-menu/version.json',
      ...['/shell/1.0.0/fonts.woff2', '/shell/1.0.0/main.js', '/shell/version.json'],
    ]);
  });

  it('asks for everything without the cookie, and for nothing of the owner’s', async () => {
    await takeServed();
    expect(new Set(product.asked.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
    expect(product.takeAsked().filter((path) => path.includes('mf-admin'))).toEqual([]);
  });

  it('downloads nothing a second time', async () => {
    const set = await readServedSet();
    await Promise.all([takeSet(set), takeSet(set)]);
    const files = product.takeAsked().filter((path) => !path.endsWith('files.json'));
    expect(files).toHaveLength(new Set(files).size);
    await takeServed();
    expect(product.takeAsked().sort()).toEqual(LISTS);
  });
});

describe('a set that is not whole', () => {
  const lose = (path: string) => () => void product.answers.delete(path);
  it.each([
    ['a file is missing', lose('/mf-menu/1.1.0/menu.js')],
    ['a file has another content', () => product.answers.set('/mf-menu/1.1.0/menu.js', 'cut o')],
    ['the page is missing', lose('/index.html')],
    ['the page names a file of no list', () => product.answers.set('/index.html', pageHtml('1.1.0'))],
  ])('is not taken when %s: the one before stays', async (_, spoil) => {
    const before = await takeServed();
    releaseMenu(product, '1.1.0');
    spoil();
    await expect(takeServed()).rejects.toThrow();
    expect((await currentSet())?.id).toBe(before);
    expect(await keptIn(setCache(before))).toContain('/mf-menu/1.0.0/menu.js');
  });

  it('is not taken when the server has another one by the end', async () => {
    const set = await readServedSet();
    product.answers.set('/index.html', () => {
      releaseMenu(product, '1.1.0');
      return new Response(pageHtml('1.0.0'));
    });
    await expect(takeSet(set)).rejects.toThrow('The server changed');
    expect(await currentSet()).toBeUndefined();
  });

  it('goes on where it stopped', async () => {
    product.answers.delete('/shell/1.0.0/main.js');
    await expect(takeServed()).rejects.toThrow('/shell/1.0.0/main.js: 404');
    const had = (await Promise.all((await caches.keys()).map(keptIn))).flat();
    expect(had).not.toEqual([]);
    releaseShell(product, '1.0.0');
    product.takeAsked();
    await takeServed();
    const asked = product.takeAsked();
    expect(asked).toContain('/shell/1.0.0/main.js');
    expect(had.filter((path) => asked.includes(path))).toEqual([]);
  });
});

describe('the next version', () => {
  it('takes a file that is the same from the set before, as a file of its own address', async () => {
    await takeServed();
    product.takeAsked();
    releaseMenu(product, '1.1.0');
    const id = await takeServed();
    const files = product.takeAsked().filter((path) => !LISTS.includes(path));
    expect(files.sort()).toEqual([
      '/index.html',
      '/mf-menu/1.1.0/head/cocktails.html',
      '/mf-menu/1.1.0/menu.js',
      '/mf-menu/version.json',
    ]);
    const copied = await (await caches.open(setCache(id))).match('/mf-menu/1.1.0/glass.svg');
    expect(await copied?.text()).toBe('a glass');
    expect(copied?.url).toBe('');
  });
});

describe('a part that is away', () => {
  const loseAi = () => product.answers.delete('/mf-ai/files.json');

  it('is missing in the first set', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    loseAi();
    const id = await takeServed();
    expect((await keptIn(setCache(id))).filter((path) => path.startsWith('/mf-ai/'))).toEqual([]);
    expect(warned).toHaveBeenCalled();
  });

  it('leaves a set that is kept as it is', async () => {
    const before = await takeServed();
    loseAi();
    await expect(takeServed()).rejects.toThrow('/mf-ai/files.json: 404');
    expect((await currentSet())?.id).toBe(before);
  });
});
