import type { Cocktail } from '@peanut/contracts';
import { hasOfflineData, LAST_SYNC_KEY, loadSavedList, saveList } from './saved-list';

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

  it('ignores a damaged list, and says so', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('whiskeys', '[{');
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

  it('counts as offline data only when a drinks list is not empty', () => {
    expect(hasOfflineData()).toBe(false);
    saveList('whiskeys', []);
    saveList('spirits', []);
    expect(hasOfflineData()).toBe(false);
    saveList('cocktails', [cocktail('Negroni')]);
    expect(hasOfflineData()).toBe(true);
  });
});
