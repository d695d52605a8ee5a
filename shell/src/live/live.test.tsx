import { API } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { sessionStore } from '@peanut/web/internal';
import { act } from '@testing-library/react';
import { change, openPage, settle, startAnew, tell } from './testing/fake-menu';

const NAMES = ['Daiquiri', 'Mojito', 'Negroni', 'Gimlet'];
const cocktail = (name: string, isAvailable = true) => testDrink('cocktail', { id: name, name, isAvailable });
const menu = (...soldOut: string[]) => NAMES.map((name) => cocktail(name, !soldOut.includes(name)));
const talisker = (isAvailable: boolean) => testDrink('whiskey', { id: 'w', name: 'Talisker', isAvailable });

const region = () => document.querySelector('[aria-live="polite"]')?.textContent;
let count = 0;
const become = async (url: string, list: unknown) => {
  change(url, `"${(count += 1)}"`, list);
  await tell();
};
const sellOut = (...names: string[]) => become(API.cocktails, menu(...names));

beforeEach(() => {
  startAnew();
  change(API.cocktails, '"menu"', menu());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what sells out under a guest’s eyes', () => {
  it.each([
    [1, 'Daiquiri is out of stock.'],
    [2, 'Daiquiri and Mojito are out of stock.'],
    [4, 'Daiquiri, Mojito and 2 more are out of stock.'],
  ])('is announced: %s drinks', async (many, text) => {
    await openPage();
    expect(region()).toBe('');
    await sellOut(...NAMES.slice(0, many));
    expect(region()).toBe(text);
  });

  it('is announced once, and again when it sells out again', async () => {
    await openPage();
    await sellOut('Daiquiri');
    await sellOut('Daiquiri', 'Mojito');
    expect(region()).toBe('Mojito is out of stock.');
    await sellOut('Daiquiri');
    expect(region()).toBe('');
    await sellOut('Daiquiri', 'Mojito');
    expect(region()).toBe('Mojito is out of stock.');
  });

  it('is not announced of a list that the page does not show, nor of a drink that is new', async () => {
    change(API.whiskeys, '"w"', [talisker(true)]);
    await openPage();
    await become(API.whiskeys, [talisker(false)]);
    await become(API.cocktails, [...menu(), cocktail('New', false)]);
    expect(region()).toBe('');
  });

  it('is not announced to the owner, who is told by a toast', async () => {
    await openPage();
    act(() => sessionStore.set('admin'));
    await settle();
    await sellOut('Daiquiri');
    expect(region()).toBe('');
  });

  it('is no news when the owner leaves: it was missing something before', async () => {
    const [daiquiri, ...others] = menu();
    change(API.cocktails, '"owner"', [{ ...daiquiri, missing: ['lime'] }, ...others]);
    await openPage();
    await sellOut('Daiquiri');
    expect(region()).toBe('');
  });
});
