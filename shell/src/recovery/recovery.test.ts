import { APP_EVENTS, fireAppEvent } from '@peanut/web';
import { fakeFetch } from '@peanut/web/testing';
import { KEPT } from './kept';
import { loadAnew } from './load-anew';
import { recoverFromLostFiles } from './recovery';
import { restorePage } from './restore-page';

const RECOVERED = 'peanut-recovered';

/** True when the page was loaded anew meanwhile. */
async function reloads(work: () => void): Promise<boolean> {
  // jsdom cannot reload, and says so.
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  work();
  await new Promise((done) => setTimeout(done, 50));
  const hasReloaded = error.mock.calls.some(([problem]) =>
    String(problem).includes('Not implemented: navigation'),
  );
  error.mockRestore();
  return hasReloaded;
}

/** Loses a file of a part whose live version is `live`. */
const loseFile = (part: string, live = '2.0.0') =>
  reloads(() => {
    fakeFetch(() => ({ body: { version: live } }));
    fireAppEvent(APP_EVENTS.fileLost, `https://bar.test/${part}/1.0.0/assets/page.js`);
  });

const kept = () => JSON.parse(sessionStorage.getItem(KEPT) ?? '') as unknown;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<textarea aria-label="Wish">smoky</textarea>';
});
afterEach(() => jest.restoreAllMocks());

describe('a page that lost a file of an old version', () => {
  beforeAll(recoverFromLostFiles);

  it('loads anew once for a newer version, and stores what was typed', async () => {
    expect(await loseFile('mf-menu')).toBe(true);
    expect(kept()).toEqual({ texts: { Wish: 'smoky' }, open: [] });
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
    expect(await loseFile('mf-menu')).toBe(false);
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('stays where its version is the live one', async () => {
    expect(await loseFile('mf-menu', '1.0.0')).toBe(false);
  });

  it.each([
    ['what was typed', KEPT],
    ['that it loaded anew', RECOVERED],
  ])('stays where the browser cannot store %s', async (_what, refused) => {
    const setItem = Storage.prototype.setItem;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === refused) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    expect(await loseFile('mf-ai')).toBe(false);
  });
});

describe('a page that cannot load a part any more', () => {
  const loadFor = (part: string) => reloads(() => loadAnew(`https://bar.test/${part}.js`));

  it('loads anew once for each part, and as often as somebody asks for it', async () => {
    const outcomes = [];
    for (const part of ['chat', 'print', 'chat', 'print']) outcomes.push(await loadFor(part));
    expect(outcomes).toEqual([true, true, false, false]);
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
    expect(await loadFor('chat')).toBe(true);
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('waits until an open form is closed', async () => {
    document.body.innerHTML = '<dialog><input aria-label="Name" value="Daisy"></dialog>';
    const dialog = document.querySelector('dialog');
    const { querySelector } = document;
    // jsdom knows no modal dialogs.
    jest
      .spyOn(document, 'querySelector')
      .mockImplementation((css: string) => querySelector.call(document, css.replace(':modal', '')));
    expect(await loadFor('chat')).toBe(false);
    dialog?.remove();
    expect(await reloads(() => dialog?.dispatchEvent(new Event('close')))).toBe(true);
  });
});

it('A page that was loaded anew has its texts again, and what was open', async () => {
  const page =
    '<button aria-haspopup="dialog" aria-label="Chat"></button><textarea aria-label="Wish"></textarea>';
  document.body.innerHTML = page;
  document.querySelector('button')?.setAttribute('aria-busy', 'true');
  Object.assign(document.querySelector('textarea') ?? {}, { value: 'smoky' });
  await reloads(() => loadAnew('chat'));
  document.body.innerHTML = '';
  restorePage();
  const click = jest.spyOn(HTMLElement.prototype, 'click');
  document.body.innerHTML = page;
  await new Promise((done) => setTimeout(done));
  expect(document.querySelector('textarea')?.value).toBe('smoky');
  expect(click.mock.contexts).toEqual([document.querySelector('button')]);
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});
