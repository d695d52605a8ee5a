import { API } from '@peanut/contracts';
import { rereadLists, setGuestLimits, useLocation } from '@peanut/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import CocktailsPage from '../cocktails/cocktails-page';
import { setView } from '../list/view';
import { cocktail, whiskey } from '../testing/drinks';
import {
  answer,
  beGuest,
  beOwner,
  countLine,
  idsOf,
  press,
  settle,
  showPage,
  startAnew,
} from '../testing/show-page';
// Loaded when it is wanted; here before, so that no test waits for it.
import './finding';
import './read-held';
import WhiskeyPage from '../whiskeys/whiskey-page';

const DRINKS = [
  cocktail('1', { name: 'Negroni', spirit: 'gin', allergens: ['sulphites'] }),
  cocktail('2', { name: 'Daiquiri', spirit: 'rum', isAvailable: false }),
  cocktail('3', { name: 'Gimlet', spirit: 'gin' }),
  cocktail('4', { name: 'Clover Club', spirit: 'gin', allergens: ['egg'], isVisible: false }),
];

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const address = () => screen.getByTestId('address').textContent;
async function show(search = ''): Promise<void> {
  await showPage(
    <>
      <CocktailsPage />
      <Address />
    </>,
    `/cocktails${search}`,
  );
  // What the drinks hold is read in slices: on a busy machine these take more turns.
  if (search.includes('without=')) await waitFor(() => expect(countLine()).toMatch(/ of /));
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search drinks' });
async function type(value: string): Promise<void> {
  await act(async () => {
    fireEvent.input(field(), { target: { value } });
    await settle();
  });
  // The drinks are indexed in slices, too.
  if (value.trim() !== '') await waitFor(() => expect(countLine()).toMatch(/ of /));
}
/** Opens the filters, whose last group comes when it is known what the drinks hold. */
async function openFilters(): Promise<void> {
  await press('Filters');
  await screen.findByRole('group', { name: 'Without' });
}
const tick = (group: string, name: string) =>
  act(async () => {
    within(screen.getByRole('group', { name: group }))
      .getByRole('checkbox', { name })
      .click();
    await settle();
  });
const shown = () => idsOf(screen.queryAllByTestId('cocktail-card'));

beforeEach(async () => {
  await startAnew();
  answer(API.cocktails, DRINKS);
  act(() => setView('cards'));
});

describe('finding a drink', () => {
  it('shows the drinks that match what is typed, counts them, and writes it into the address', async () => {
    await show();
    expect(within(screen.getByRole('search')).getByRole('searchbox')).toBe(field());
    act(() => field().focus());
    expect(screen.getByTestId('count-line').getAttribute('role')).toBe('status');
    await type('gim');
    // The first search starts everything: that takes a busy machine more turns than the others.
    await waitFor(() => expect(shown()).toEqual(['3']));
    expect(countLine()).toBe('1 of 3 House Specialties');
    expect(address()).toBe('?q=gim');
    await type('');
    expect(shown()).toEqual(['1', '2', '3']);
    expect(countLine()).toBe('3 House Specialties');
    expect(address()).toBe('');
  });

  it('leaves out what the guest may not have, until its chip is tapped', async () => {
    act(() => setGuestLimits(['sulphites']));
    await show();
    await waitFor(() => expect(shown()).toEqual(['2', '3']));
    expect(address()).toBe('');
    await press('No sulphites, take away');
    await waitFor(() => expect(shown()).toEqual(['1', '2', '3']));
  });

  it('narrows by filters, each with the number of drinks that it leaves', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await openFilters();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const choices = within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('checkbox');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'gin2',
      'rum1',
      'Available now2',
      'sulphites2',
    ]);
    await tick('Spirit', 'gin');
    expect(shown()).toEqual(['1', '3']);
    await tick('Without', 'sulphites');
    expect(shown()).toEqual(['3']);
    await tick('Filters', 'Available now');
    expect(address()).toBe('?spirit=gin&without=sulphites&available=1');
    await tick('Spirit', 'rum');
    expect(address()).toBe('?spirit=gin,rum&without=sulphites&available=1');
    expect(shown()).toEqual(['3']);
  });

  it('leaves out what a recipe holds, whatever is ticked, and offers what it reads there', async () => {
    answer(API.cocktails, [
      cocktail('1', { ingredients: ['1 oz gin', '1 oz cream'] }),
      cocktail('2', { ingredients: ['1 oz gin', '1 oz Zorvex'] }),
      cocktail('3', { ingredients: ['1 oz gin'] }),
    ]);
    await show();
    await openFilters();
    const group = within(screen.getByRole('group', { name: 'Without' }));
    expect(group.getAllByRole('checkbox').map((choice) => choice.closest('label')?.textContent)).toEqual([
      'milk1',
    ]);
    expect(group.getByText('Leaves out what holds it or may hold it.')).toBeTruthy();
    await tick('Without', 'milk');
    expect(shown()).toEqual(['3']);
    expect(countLine()).toBe('1 of 3 House Specialties');
  });

  it('shows no drink that the address leaves out, also while the field is touched early', async () => {
    answer(API.cocktails, [cocktail('1', { ingredients: ['1 oz cream'] }), cocktail('2')]);
    const seen: (string | undefined)[] = [];
    const observer = new MutationObserver(() => {
      screen.queryByRole('searchbox')?.focus();
      seen.push(...shown());
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await show('?without=milk');
    observer.disconnect();
    expect(new Set(seen)).toEqual(new Set(['2']));
  });

  it('begins with what the address says', async () => {
    await show('?q=i&spirit=GIN');
    expect(field().value).toBe('i');
    expect(shown()).toEqual([]);
    await type('g');
    expect(shown()).toEqual(['3', '1']);
    await press('Filters');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'gin' }).checked).toBe(true);
  });

  it('clears everything; the field has the focus', async () => {
    await show('?q=negroni&spirit=gin&available=1');
    expect(shown()).toEqual(['1']);
    await press('Clear filters');
    expect(shown()).toEqual(['1', '2', '3']);
    expect(address()).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('says when no drink matches, and offers to let each thing go', async () => {
    await show('?q=negroni&spirit=rum&available=1&without=egg');
    expect(screen.getByText('No drink matches.')).toBeTruthy();
    const offered = ['Clear “negroni”', 'Any spirit 1', 'Out of stock too', 'With egg'];
    for (const name of offered) expect(screen.getByRole('button', { name })).toBeTruthy();
    await press('Any spirit 1');
    expect(shown()).toEqual(['1']);
    expect(address()).toBe('?q=negroni&available=1&without=egg');
  });

  it('shows the drink that the page was opened for, whatever the filters hide', async () => {
    await show('?q=negroni&highlight=3');
    expect(shown()).toEqual(['1', '2', '3']);
    expect(address()).toBe('?highlight=3');
  });

  it('keeps the filters when the page was opened for a drink that they show, or that is gone', async () => {
    await show('?q=negroni&highlight=gone');
    expect(shown()).toEqual(['1']);
  });

  it('follows the list', async () => {
    await show('?spirit=gin');
    answer(API.cocktails, [...DRINKS, cocktail('5', { name: 'Aviation', spirit: 'gin' })]);
    await act(async () => {
      await rereadLists(API.cocktails);
      await settle();
    });
    expect(shown()).toEqual(['1', '3', '5']);
  });

  it('works in the compact view', async () => {
    await show();
    act(() => setView('compact'));
    await screen.findAllByTestId('cocktail-row');
    await type('daiqiuri');
    expect(idsOf(screen.getAllByTestId('cocktail-row'))).toEqual(['2']);
  });

  it('leaves the drink its place in the flight', async () => {
    answer(API.whiskeys, [whiskey('a', { name: 'Bushmills' }), whiskey('b', { name: 'Lagavulin' })]);
    await showPage(<WhiskeyPage />, '/whiskey?q=laga');
    expect(countLine()).toBe('1 of 2 Curated Selections');
    expect(screen.getByTestId('whiskey-number').textContent).toBe('2');
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '.*+?^${}()|[]\\',
    '‮evil',
    '🍸',
    '\u0000',
    '%00%ff',
    'a'.repeat(500),
  ])('shows %j as text', async (text) => {
    await show();
    await type(text);
    expect(field().value).toBe(text);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  describe('in admin mode', () => {
    beforeEach(beOwner);
    afterEach(() => act(beGuest));

    it('finds what is hidden, too; nothing can be moved meanwhile, and it says why', async () => {
      await show();
      expect(screen.getAllByRole('button', { name: /^Move/ }).length).toBeGreaterThan(0);
      await type('clov');
      expect(shown()).toEqual(['4']);
      expect(
        within(screen.getByRole('region', { name: 'Hidden from Menu' })).getByRole('article'),
      ).toBeTruthy();
      expect(countLine()).toBe('1 of 4 House Specialties');
      expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
      expect(screen.getByText(/^Dragging is off while/)).toBeTruthy();
      await press('Clear filters');
      expect(screen.queryByText(/^Dragging is off while/)).toBeNull();
      expect(countLine()).toBe('3 visible, 1 hidden');
    });

    it('keeps the order of the menu, and lets it be changed, while a search finds all of it', async () => {
      answer(
        API.cocktails,
        DRINKS.filter(({ id }) => id === '1' || id === '3'),
      );
      await show();
      await type('g');
      expect(countLine()).toBe('2 of 2 House Specialties');
      expect(shown()).toEqual(['1', '3']);
      expect(screen.getAllByRole('button', { name: /^Move/ }).length).toBeGreaterThan(0);
    });
  });
});
