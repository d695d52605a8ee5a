import { TIMING, type RemoteName } from '@peanut/contracts';
import { APP_EVENTS, onAppEvent } from '@peanut/web';
import { fakeFetch, type Answer } from '@peanut/web/testing';
import { memo } from 'react';
import { restoreReads } from '../hydration/restore';
import { loadPage, loadRemote } from './load-remote';
import { network } from './testing/fake-federation';

const Page = () => null;
const LOADED = { default: Page };

/** Each test has a remote of its own: the loader remembers what failed. */
let remote: RemoteName;
let tests = 0;
const entryOf = (version: string) => `/${remote}/${version}/assets/remoteEntry.js`;
const asked = (address: string) => expect.stringMatching(new RegExp(`^${address}\\?attempt=\\d+$`)) as string;

const hangs = () => new Promise<never>(() => {});
const breaks = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const version = (name: string): Answer => ({ body: { version: name } });

const load = () => loadRemote(remote, './CocktailsPage');
const failure = () => load().then(String, (error: unknown) => error as Error);

/** The page's HTML names the entry of its own remote. */
const announce = () => {
  document.head.innerHTML = `<link rel="modulepreload" href="${entryOf('1.0.0')}">`;
};
const announceNothing = () => {
  document.head.innerHTML = '';
};
const addSheet = (href: string) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
};

let lost: string[];
afterAll(onAppEvent(APP_EVENTS.fileLost, (module) => lost.push(module)));

beforeEach(() => {
  jest.useFakeTimers();
  remote = `mf-test-${++tests}` as RemoteName;
  lost = [];
  network.imported = [];
  network.serve = () => () => Page;
  announce();
  fakeFetch(() => version('1.0.0'));
});
afterEach(() => jest.useRealTimers());

describe('the entry', () => {
  it('is the one that the HTML announces', async () => {
    const calls = fakeFetch(() => version('1.1.0'));
    expect(await load()).toEqual(LOADED);
    expect(network.imported).toEqual([entryOf('1.0.0')]);
    expect(calls).toEqual([]);
  });

  it('is else that of the version that guests get, asked for once', async () => {
    announceNothing();
    const calls = fakeFetch(() => version('1.1.0'));
    await Promise.all([load(), load()]);
    expect(network.imported).toEqual([entryOf('1.1.0')]);
    expect(calls.map(({ url }) => url)).toEqual([`/${remote}/version.json`]);
  });

  it('is asked for again when it could not be', async () => {
    announceNothing();
    fakeFetch(() => ({ status: 503 }));
    expect(await failure()).toMatchObject({
      message: `${remote} could not be loaded: its version is not known (503)`,
    });
    fakeFetch(() => version('1.0.0'));
    expect(await load()).toEqual(LOADED);
  });
});

describe('a module', () => {
  it('may be a component of any kind', async () => {
    const Memo = memo(Page);
    network.serve = () => () => Memo;
    expect(await load()).toEqual({ default: Memo });
  });

  it.each([undefined, null, 'html', {}])('is refused when it is %p', async (module) => {
    network.serve = () => () => module;
    expect(await failure()).toMatchObject({
      name: 'RemoteLoadError',
      remote,
      message: `${remote} could not be loaded: ./CocktailsPage is no component`,
    });
  });
});

describe('a remote that hangs', () => {
  const mend = () => {
    fakeFetch(() => version('1.0.0'));
    network.serve = () => () => Page;
    document.querySelector('link[rel="stylesheet"]')?.remove();
  };
  const hangVersion = () => {
    announceNothing();
    fakeFetch(hangs);
  };

  it.each([
    ['entry', () => (network.serve = hangs)],
    ['module', () => (network.serve = () => hangs)],
    ['version', hangVersion],
    ['style sheet', () => addSheet(`/${remote}/1.0.0/page.css`)],
  ])('with its %s fails in time, and works once it is asked for again', async (_, hang) => {
    hang();
    let failed: unknown;
    void failure().then((error) => (failed = error));
    await jest.advanceTimersByTimeAsync(TIMING.remoteTimeout - 1);
    expect(failed).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toMatchObject({ message: `${remote} could not be loaded: it took too long` });
    expect(lost).toEqual([]);
    mend();
    expect(await load()).toEqual(LOADED);
  });
});

describe('a remote that fails', () => {
  it.each([
    ['entry', () => (network.serve = breaks)],
    ['module', () => (network.serve = () => breaks)],
  ])('with its %s says why, and that a file was lost; it is not asked for twice', async (_, fail) => {
    fail();
    const error = (await failure()) as Error;
    expect(error.message).toBe(`${remote} could not be loaded: Failed to fetch dynamically imported module`);
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(lost).toEqual([expect.stringContaining('load-remote')]);
    expect(network.imported).toEqual([entryOf('1.0.0')]);
  });

  it('is imported from another address each time it is asked for again', async () => {
    network.serve = breaks;
    await failure();
    jest.advanceTimersByTime(1000);
    await failure();
    jest.advanceTimersByTime(1000);
    network.serve = () => () => Page;
    expect(await load()).toEqual(LOADED);
    const entry = entryOf('1.0.0');
    expect(network.imported).toEqual([entry, asked(entry), asked(entry)]);
    expect(new Set(network.imported).size).toBe(3);
  });

  it('because another version has replaced it is loaded in that version, and nobody notices', async () => {
    network.serve = (address) => (address === entryOf('1.0.0') ? breaks() : () => Page);
    const calls = fakeFetch(() => version('1.1.0'));
    expect(await load()).toEqual(LOADED);
    expect(calls.map(({ url }) => url)).toEqual([asked(`/${remote}/version.json`)]);
    expect(network.imported).toEqual([entryOf('1.0.0'), asked(entryOf('1.1.0'))]);
    expect(lost).toEqual([]);
  });

  it('does not touch another one', async () => {
    network.serve = (address) => (address.startsWith(`/${remote}/`) ? breaks() : () => Page);
    await failure();
    expect(await loadRemote('mf-ai', './ChatPanel')).toEqual(LOADED);
    expect(network.imported).toEqual([entryOf('1.0.0'), '/mf-ai/1.0.0/assets/remoteEntry.js']);
  });
});

describe('style sheets', () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const end = async (link: HTMLLinkElement | undefined, type: 'load' | 'error') => {
    link?.dispatchEvent(new Event(type));
    await jest.advanceTimersByTimeAsync(0);
  };

  /** Loads the page; the list holds it once it is there. */
  async function loading() {
    const pages: unknown[] = [];
    void load().then((page) => pages.push(page));
    await jest.advanceTimersByTimeAsync(0);
    return pages;
  }

  it('of the remote are waited for, others are not', async () => {
    addSheet('/mf-ai/1.0.0/page.css');
    const sheet = addSheet(`/${remote}/1.0.0/page.css`);
    const pages = await loading();
    expect(pages).toEqual([]);
    await end(sheet, 'load');
    expect(pages).toEqual([LOADED]);
  });

  it.each([
    ['before they are waited for', 'load', true],
    ['before they are waited for', 'error', true],
    ['while they are waited for', 'load', false],
    ['while they are waited for', 'error', false],
  ] as const)(
    'that fail %s are asked for once more; the page comes after that %s',
    async (_, outcome, early) => {
      const sheet = addSheet(`/${remote}/1.0.0/page.css`);
      if (early) await end(sheet, 'error');
      const pages = await loading();
      if (!early) await end(sheet, 'error');
      expect(sheets().map((link) => link.getAttribute('href'))).toEqual([
        asked(`http://localhost/${remote}/1.0.0/page.css`),
      ]);
      expect(pages).toEqual([]);
      await end(sheets()[0], outcome);
      expect(pages).toEqual([LOADED]);
    },
  );
});

it('a page waits for the lists of the prerendered page, so that it can be hydrated', async () => {
  let arrive: (answer: Answer) => void = () => {};
  fakeFetch(() => new Promise<Answer>((resolve) => (arrive = resolve)));
  const root = document.createElement('div');
  root.dataset['lists'] = '["/api/cocktails"]';
  restoreReads(root);
  let isThere = false;
  void loadPage(remote, './CocktailsPage').then(() => (isThere = true));
  await jest.advanceTimersByTimeAsync(100);
  expect(isThere).toBe(false);
  arrive({ body: [] });
  await jest.advanceTimersByTimeAsync(0);
  expect(isThere).toBe(true);
});
