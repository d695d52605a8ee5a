import { APP_EVENTS, fireAppEvent } from '@peanut/web';
import { fakeFetch } from '@peanut/web/testing';
import { recoverFromLostFiles } from './recovery';
import { KEPT } from './kept';

/** Loses a file of a part whose live version is `live`. True when the page was reloaded. */
async function loseFile(part: string, live = '2.0.0'): Promise<boolean> {
  // jsdom cannot reload, and says so.
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeFetch(() => ({ body: { version: live } }));
  fireAppEvent(APP_EVENTS.fileLost, `https://bar.test/${part}/1.0.0/assets/page.js`);
  await new Promise((done) => setTimeout(done));
  return error.mock.calls.some(([problem]) => String(problem).includes('Not implemented: navigation'));
}

describe('a page that lost a file of an old version', () => {
  beforeAll(recoverFromLostFiles);
  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = '<textarea aria-label="Wish">smoky</textarea>';
  });
  afterEach(() => jest.restoreAllMocks());

  it('reloads once for a newer version, and stores what was typed', async () => {
    expect(await loseFile('mf-menu')).toBe(true);
    expect(JSON.parse(sessionStorage.getItem(KEPT) ?? '')).toEqual({ Wish: 'smoky' });
    jest.restoreAllMocks();
    expect(await loseFile('mf-menu')).toBe(false);
  });

  it('stays where its version is the live one', async () => {
    expect(await loseFile('mf-menu', '1.0.0')).toBe(false);
  });

  it.each([
    ['what was typed', KEPT],
    ['that it reloaded', 'peanut-recovered'],
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
