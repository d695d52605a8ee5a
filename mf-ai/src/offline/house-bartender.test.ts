import { API, SETTINGS_PATH } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { queryClient } from '@peanut/web';
import { chatFromSavedMenu, recommendFromSavedMenu } from './house-bartender';

const { signal } = new AbortController();

const ask = async (message: string) =>
  (await chatFromSavedMenu({ message, context: '', chatHistory: [] }, signal)).response;

describe.each([
  ['hides what is out of stock', 'true', false],
  ['shows it', 'false', true],
  ['has not said', null, true],
])('where the owner %s', (_, value, isTold) => {
  beforeEach(() => {
    const zombie = testDrink('cocktail', { id: 'c1', name: 'Zombie', isAvailable: false });
    queryClient.setQueryData([API.cocktails], [testDrink('cocktail', { id: 'c2', name: 'Negroni' }), zombie]);
    queryClient.setQueryData([API.whiskeys], []);
    queryClient.setQueryData([SETTINGS_PATH, 'hide_unavailable'], value);
  });

  it('counts and names the drinks of the pages', async () => {
    expect((await ask('How many cocktails do you have?')).includes(' 2 ')).toBe(isTold);
    expect((await ask('List all cocktails')).includes('Zombie')).toBe(isTold);
  });

  it('recommends what can be poured', async () => {
    const { recommendations } = await recommendFromSavedMenu({ description: 'anything' }, signal);
    expect(recommendations.map(({ name }) => name)).toEqual(['Negroni']);
  });
});
