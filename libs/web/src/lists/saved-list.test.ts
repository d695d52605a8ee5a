import { DRINK_DEFAULTS, type Cocktail } from '@peanut/contracts';
import { hasOfflineData, LAST_SYNC_KEY, loadSavedList, saveList, saveListWhenIdle } from './saved-list';

const cocktail = (name: string, isVisible = true) => ({ id: name, name, isVisible }) as Cocktail;

describe('saved lists', () => {
  beforeEach(() => localStorage.clear());

  it('keeps a list under its key with the time of the sync', () => {
    saveList('cocktails', [cocktail('Negroni')]);
    expect(JSON.parse(localStorage.getItem('cocktails') ?? '')).toHaveLength(1);
    const sync = localStorage.getItem(LAST_SYNC_KEY) ?? '';
    expect(new Date(sync).toISOString()).toBe(sync);
    expect(loadSavedList('cocktails')?.[0]?.name).toBe('Negroni');
  });

  it('never keeps hidden items: the next person on the device may be a guest', () => {
    saveList('cocktails', [cocktail('Negroni'), cocktail('Secret', false)]);
    expect(loadSavedList('cocktails')?.map(({ name }) => name)).toEqual(['Negroni']);
  });

  it('keeps what the shelf misses as guests see it: out of stock', () => {
    saveList('cocktails', [{ ...cocktail('Gimlet'), isAvailable: true, missing: ['lime'] }]);
    const [saved] = loadSavedList('cocktails') ?? [];
    expect(saved).toMatchObject({ isAvailable: false });
    expect(saved).not.toHaveProperty('missing');
  });

  it.each(['[{', '[null]', '["Lagavulin"]'])('ignores a damaged list, and says so: %s', (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('whiskeys', text);
    expect(loadSavedList('whiskeys')).toBeNull();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('of another version of the page is ignored, and gives way to what is kept next', () => {
    saveList('cocktails', [cocktail('Negroni')]);
    localStorage.setItem('lists-version', '99');
    expect(loadSavedList('cocktails')).toBeNull();
    saveList('whiskeys', []);
    expect(localStorage.getItem('cocktails')).toBeNull();
    expect(loadSavedList('whiskeys')).toEqual([]);
  });

  it('without a version is of the first one', () => {
    localStorage.setItem('cocktails', JSON.stringify([cocktail('Negroni')]));
    expect(loadSavedList('cocktails')).toHaveLength(1);
  });

  it('saved before drinks had all their fields gets them', () => {
    const saved = { id: '1', name: 'Negroni', ingredients: ['gin'], isVisible: true };
    localStorage.setItem('lists-version', '1');
    localStorage.setItem('cocktails', JSON.stringify([saved]));
    expect(loadSavedList('cocktails')).toEqual([{ ...DRINK_DEFAULTS.cocktail, ...saved }]);
  });

  it('counts as offline data only when a drinks list is not empty', () => {
    expect(hasOfflineData()).toBe(false);
    saveList('whiskeys', []);
    saveList('spirits', []);
    expect(hasOfflineData()).toBe(false);
    saveList('cocktails', [cocktail('Negroni')]);
    expect(hasOfflineData()).toBe(true);
  });

  it('of a list too long for the storage is its beginning', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (text.length > 200) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    saveList(
      'cocktails',
      Array.from({ length: 10 }, (_, index) => cocktail(`Drink ${index + 1}`)),
    );
    jest.restoreAllMocks();
    expect(loadSavedList('cocktails')?.map(({ name }) => name)).toEqual(['Drink 1', 'Drink 2', 'Drink 3']);
  });

  describe('saveListWhenIdle', () => {
    it('keeps the newest list of each key, later', async () => {
      saveListWhenIdle('cocktails', [cocktail('Negroni')]);
      saveListWhenIdle('cocktails', [cocktail('Southside')]);
      saveListWhenIdle('whiskeys', []);
      expect(loadSavedList('cocktails')).toBeNull();
      await new Promise((resolve) => setTimeout(resolve));
      expect(loadSavedList('cocktails')?.map(({ name }) => name)).toEqual(['Southside']);
      expect(loadSavedList('whiskeys')).toEqual([]);
    });

    it('keeps it soon when the page is never at rest', () => {
      jest.useFakeTimers();
      const whenBusy = (work: () => void, { timeout = 60_000 } = {}) => window.setTimeout(work, timeout);
      Object.assign(window, { requestIdleCallback: whenBusy });
      saveListWhenIdle('cocktails', [cocktail('Negroni')]);
      jest.advanceTimersByTime(2_000);
      expect(loadSavedList('cocktails')).toHaveLength(1);
      Reflect.deleteProperty(window, 'requestIdleCallback');
      jest.useRealTimers();
    });

    it('keeps it at once when the page goes', () => {
      saveListWhenIdle('cocktails', [cocktail('Negroni')]);
      window.dispatchEvent(new Event('pagehide'));
      expect(loadSavedList('cocktails')).toHaveLength(1);
    });
  });
});
