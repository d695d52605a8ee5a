import { rememberPage } from '@peanut/web';
import { act, render, screen, within } from '@testing-library/react';
import { cocktail } from '../testing/drinks';
import { CocktailCard } from './cocktail-card';
import { installBrowserParts } from '../testing/browser-parts';

beforeEach(() => {
  rememberPage({ turned: [] });
  installBrowserParts();
});

const NEGRONI = {
  name: 'Negroni',
  description: 'Bitter and bright.',
  ingredients: ['1 oz gin', '1 oz Campari', '1 oz gin'],
  glass: 'Rocks',
  ice: 'One cube',
  prep: 'Stir.',
};

/** The card with its back drawn, and the back's part loaded. */
async function turned(part: Parameters<typeof cocktail>[1] = {}) {
  render(<CocktailCard cocktail={cocktail('7', { ...NEGRONI, ...part })} isHighlighted={false} />);
  act(() => screen.getByRole('button', { name: 'Show recipe for Negroni' }).click());
  await screen.findByRole('radiogroup', { name: 'Measures' });
  return screen.getByRole('group', { name: 'Negroni' });
}

describe('CocktailCard', () => {
  it('shows spirit, name, description and the hint on its front, and is named by the drink', () => {
    render(<CocktailCard cocktail={cocktail('7', NEGRONI)} isHighlighted={false} />);
    const card = screen.getByRole('article', { name: 'Negroni' });
    for (const text of ['gin', 'Negroni', 'Bitter and bright.', 'Tap to see recipe'])
      expect(within(card).getByText(text)).toBeTruthy();
  });

  it('shows the recipe on its back', async () => {
    const back = await turned();
    const facts = within(back)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(
      within(back)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Glass', 'Ice']);
    expect(facts).toEqual(['Rocks', 'One cube']);
    expect(
      within(back)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(NEGRONI.ingredients);
    for (const text of ['Ingredients', 'Preparation', 'Stir.'])
      expect(within(back).getByText(text)).toBeTruthy();
  });

  it('lets each of the owner’s texts run in its own direction', async () => {
    await turned();
    const card = screen.getByRole('article', { name: 'Negroni' });
    for (const text of Object.values(NEGRONI).flat())
      for (const shown of within(card).getAllByText(text)) expect(shown.closest('[dir="auto"]')).toBeTruthy();
  });

  it('shows Smoke where it is set, and what it contains', async () => {
    const back = await turned({ smoke: 'Oak', allergens: ['milk', 'egg'] });
    expect(
      within(back)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Glass', 'Ice', 'Smoke']);
    expect(within(back).getByText('Oak')).toBeTruthy();
    expect(within(back).getByText('Contains: milk, egg')).toBeTruthy();
  });

  it('says nothing of allergens when none is ticked', async () => {
    expect(within(await turned()).queryByText(/Contains/)).toBeNull();
  });

  it('can be shared from its back', async () => {
    await turned();
    expect(screen.getByRole('button', { name: 'Share Negroni' })).toBeTruthy();
  });

  it('is readable before measures and servings are loaded', async () => {
    render(<CocktailCard cocktail={cocktail('7', NEGRONI)} isHighlighted={false} />);
    act(() => screen.getByRole('button', { name: 'Show recipe for Negroni' }).click());
    expect(screen.queryByRole('radiogroup', { name: 'Measures' })).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      NEGRONI.ingredients,
    );
    expect(await screen.findByRole('radiogroup', { name: 'Measures' })).toBeTruthy();
  });

  it('is not turned by its controls', async () => {
    await turned();
    act(() => screen.getByText('As written').click());
    act(() => screen.getByRole('group', { name: 'Servings' }).click());
    expect(screen.getByRole('article').dataset['flipped']).toBe('true');
  });
});
