import { API, inputOf, SETTINGS_PATH } from '@peanut/contracts';
import { printWholeMenu, setGuestPreview, staging } from '@peanut/editing';
import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import CocktailsPage from '../cocktails/cocktails-page';
import { setView, type View } from '../list/view';
import { cocktail, whiskey } from '../testing/drinks';
import { answer, beGuest, beOwner, showPage, startAnew } from '../testing/show-page';
import WhiskeyPage from '../whiskeys/whiskey-page';

const fire = (type: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(type)));
const paper = () => document.querySelector('.printed-menu');
const texts = (selector: string) =>
  [...(paper()?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
const names = () => texts('h3');
/** Each drink's parts in their order. */
const drinks = () =>
  [...(paper()?.querySelectorAll('li') ?? [])].map((drink) =>
    [...drink.querySelectorAll('h3, bdi, p:not(:has(bdi))')].map(({ textContent }) => textContent),
  );

class NoSizes {
  observe() {}
  disconnect() {}
}

/** Shows the page and prints it as soon as the printed menu is loaded. */
async function printPage(page: ReactElement): Promise<void> {
  await showPage(page);
  const print = () => {
    fire('beforeprint');
    expect(paper()).not.toBeNull();
  };
  await waitFor(print, { timeout: 30_000 });
}

beforeEach(async () => {
  await startAnew();
  // What jsdom has not.
  Object.assign(globalThis, { ResizeObserver: NoSizes });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
  answer(`${SETTINGS_PATH}/bar_name`, { value: 'Zum Erdnuss' });
  act(() => setView('cards'));
});
afterEach(() => act(beGuest));

describe('the printed menu', () => {
  it('has the bar’s name, the list’s title, and each cocktail with its line', async () => {
    answer(API.cocktails, [
      cocktail('2', { name: 'Negroni', description: 'Bitter.', allergens: ['sulphites'] }),
      cocktail('1', { name: '<b>Fizz</b>', spirit: 'rum', description: 'Tall.' }),
    ]);
    await printPage(<CocktailsPage />);
    expect(texts('h1, h2')).toEqual(['Zum Erdnuss', 'House Cocktails']);
    expect(drinks()).toEqual([
      ['Negroni', 'gin', 'Bitter.', 'Contains: sulphites'],
      ['<b>Fizz</b>', 'rum', 'Tall.'],
    ]);
    expect(paper()?.querySelector('button, a, input')).toBeNull();
  });

  it('has each whiskey with the number that it has on the page, its proof and its profile', async () => {
    answer(API.whiskeys, [
      whiskey('a', { number: 1, name: 'Hidden', isVisible: false }),
      whiskey('b', { number: 2, name: 'Gone', isAvailable: false }),
      whiskey('c', { number: 5, name: 'Talisker', proof: 91.6, profile: 'Smoke' }),
    ]);
    await printPage(<WhiskeyPage />);
    expect(texts('h1, h2')).toEqual(['Zum Erdnuss', 'Whiskey Flight']);
    expect(drinks()).toEqual([['№ 2', 'Talisker', 'rye', '91.6 proof', 'Smoke']]);
  });

  it('counts without the drinks that the owner hides while they are out of stock', async () => {
    answer(`${SETTINGS_PATH}/hide_unavailable`, { value: 'true' });
    answer(API.whiskeys, [whiskey('b', { isAvailable: false }), whiskey('c')]);
    await printPage(<WhiskeyPage />);
    expect(texts('.printed-number')).toEqual(['№ 1']);
  });

  it.each<View>(['cards', 'compact'])('has all of a long list, shown as %s, in its order', async (view) => {
    const list = Array.from({ length: 301 }, (_, index) => cocktail(String(index)));
    answer(API.cocktails, list);
    act(() => setView(view));
    await printPage(<CocktailsPage />);
    expect(names()).toEqual(list.map(({ name }) => name));
  });

  it('is there only while the page is printed', async () => {
    answer(API.cocktails, [cocktail('1')]);
    await printPage(<CocktailsPage />);
    expect(document.adoptedStyleSheets).toHaveLength(1);
    fire('afterprint');
    expect(paper()).toBeNull();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('says when there is nothing to order', async () => {
    answer(API.cocktails, [cocktail('1', { isAvailable: false })]);
    await printPage(<CocktailsPage />);
    expect(names()).toEqual([]);
    expect(paper()?.textContent).toContain('No cocktails available at the moment.');
  });

  it('has what is out of stock when the owner prints it too', async () => {
    answer(`${SETTINGS_PATH}/hide_unavailable`, { value: 'true' });
    answer(API.cocktails, [cocktail('1'), cocktail('2', { isAvailable: false })]);
    await beOwner();
    await printPage(<CocktailsPage />);
    expect(names()).toEqual(['Cocktail 1']);
    fire('afterprint');
    const printed = jest.fn(() => {
      fire('beforeprint');
      expect(names()).toEqual(['Cocktail 1', 'Cocktail 2']);
    });
    Object.assign(window, { print: printed });
    act(printWholeMenu);
    expect(printed).toHaveBeenCalledTimes(1);
    fire('afterprint');
  });

  it.each([
    [6, 'few'],
    [12, 'some'],
    [13, 'many'],
  ])('tells its sheet that %d drinks are %s', async (count, length) => {
    answer(
      API.cocktails,
      Array.from({ length: count }, (_, index) => cocktail(String(index))),
    );
    await printPage(<CocktailsPage />);
    expect(paper()?.getAttribute('data-length')).toBe(length);
  });

  it.each([
    ['while they edit', false],
    ['in the guest preview', true],
  ])('shows the owner what guests will see once all is saved: %s', async (_, isPreview) => {
    const [negroni, fizz, secret] = [
      cocktail('1', { name: 'Negroni' }),
      cocktail('2', { name: 'Fizz' }),
      cocktail('3', { name: 'Secret', isVisible: false }),
    ];
    answer(API.cocktails, [negroni, fizz, secret, cocktail('4', { name: 'No limes', missing: ['lime'] })]);
    await beOwner();
    await staging.update('cocktail', negroni, { ...inputOf('cocktail', negroni), name: 'Negroni Bianco' });
    await staging.delete('cocktail', fizz, ['1', '2', '3', '4']);
    await staging.create('cocktail', inputOf('cocktail', cocktail('', { name: 'New' })));
    act(() => setGuestPreview(isPreview));
    await printPage(<CocktailsPage />);
    expect(names()).toEqual(['Negroni Bianco', 'New']);
    act(() => setGuestPreview(false));
  });
});
