import { API, inputOf, SETTINGS_PATH } from '@peanut/contracts';
import { setGuestPreview, staging, useAdminDialog } from '@peanut/editing';
import { announceModal } from '@peanut/web';
import { act, screen, within } from '@testing-library/react';
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
import WhiskeyPage from '../whiskeys/whiskey-page';

const NEGRONI = cocktail('1', { name: 'Negroni' });
const SOUTHSIDE = cocktail('2', { name: 'Southside' });
const SECRET = cocktail('3', { name: 'Secret', isVisible: false });
const ORDER = ['1', '2', '3'];

const Asked = () => <output data-testid="asked">{JSON.stringify(useAdminDialog())}</output>;
const show = () =>
  showPage(
    <>
      <CocktailsPage />
      <Asked />
    </>,
  );
const stage = (change: () => Promise<unknown>) =>
  act(async () => {
    await change();
    await settle();
  });
const stageEdit = (part: object) => () =>
  staging.update('cocktail', NEGRONI, { ...inputOf('cocktail', NEGRONI), ...part });
const stageDeletion = () => staging.delete('cocktail', NEGRONI, ORDER);
const stageNew = () => staging.create('cocktail', inputOf('cocktail', cocktail('', { name: 'House Fizz' })));

const card = (name: string) => screen.getByRole('article', { name });
const badgesOf = (name: string) => {
  const place = card(name).closest('li');
  return [...(place?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
};
const region = (name: string) => screen.queryByRole('region', { name });

beforeEach(async () => {
  await startAnew();
  answer(API.cocktails, [NEGRONI, SOUTHSIDE, SECRET]);
  await beOwner();
});
afterEach(() => act(beGuest));

describe('the list in admin mode', () => {
  it('counts what is visible and hidden, and has what is hidden in a region of its own', async () => {
    await show();
    expect(countLine()).toBe('2 visible, 1 hidden');
    const hidden = within(region('Hidden from Menu') as HTMLElement);
    expect(idsOf(hidden.getAllByTestId('cocktail-card'))).toEqual(['3']);
    expect(idsOf(screen.getAllByTestId('cocktail-card'))).toEqual(ORDER);
    expect(badgesOf('Secret')).toEqual(['Hidden from Menu']);
    expect(badgesOf('Negroni')).toEqual([]);
    expect(card('Negroni').dataset['stage']).toBeUndefined();
    expect(region('Staged for deletion')).toBeNull();
  });

  it('has no region for what is not there, and says when guests see nothing', async () => {
    answer(API.cocktails, []);
    await show();
    expect(countLine()).toBe('0 visible, 0 hidden');
    expect(region('Hidden from Menu')).toBeNull();
    expect(screen.getByText('No cocktails available at the moment.')).toBeTruthy();
  });

  it('has the owner’s tools on each card; what is hidden cannot be moved', async () => {
    await show();
    for (const tool of ['Reorder', 'Move', 'Edit', 'Delete'])
      expect(screen.getByRole('button', { name: `${tool} Negroni` })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark Negroni sold out' })).toBeTruthy();
    for (const tool of ['Edit', 'Delete'])
      expect(screen.getByRole('button', { name: `${tool} Secret` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Reorder|Move) Secret/ })).toBeNull();
  });

  it.each([
    ['Edit', 'edit'],
    ['Delete', 'delete'],
  ])('asks for the dialog by %s', async (tool, kind) => {
    await show();
    await press(`${tool} Negroni`);
    expect(screen.getByTestId('asked').textContent).toBe(
      JSON.stringify({ kind, entityType: 'cocktail', itemId: '1' }),
    );
  });

  it('has what is out of stock also where guests do not see it; their preview leaves it out', async () => {
    answer(`${SETTINGS_PATH}/hide_unavailable`, { value: 'true' });
    const lacking = { ...SOUTHSIDE, missing: ['lime'] };
    answer(API.cocktails, [NEGRONI, { ...cocktail('4'), isAvailable: false }, lacking, SECRET]);
    await show();
    expect(countLine()).toBe('3 visible, 1 hidden');
    expect(idsOf(screen.getAllByTestId('cocktail-card'))).toEqual(['1', '4', '2', '3']);
    act(() => setGuestPreview(true));
    expect(countLine()).toBe('1 House Specialties');
    expect(idsOf(screen.getAllByTestId('cocktail-card'))).toEqual(['1']);
    act(() => setGuestPreview(false));
  });

  it('is not there for a guest', async () => {
    await act(beGuest);
    answer(API.cocktails, [NEGRONI, SOUTHSIDE]);
    await show();
    expect(countLine()).toBe('2 House Specialties');
    expect(screen.queryByRole('button', { name: /^(Edit|Delete|Move|Reorder) / })).toBeNull();
  });
});

describe('the focus', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());

  it.each([
    ['is staged for deletion', stageDeletion],
    ['is hidden', stageEdit({ isVisible: false })],
  ])('goes to the drink that took the place of one that %s', async (_, change) => {
    await show();
    focus('Delete Negroni');
    await stage(change);
    expect(focused()).toBe('Edit Southside');
  });

  it('waits until the dialog above has closed', async () => {
    await show();
    focus('Edit Negroni');
    let withdraw = () => {};
    act(() => {
      withdraw = announceModal(document.body);
    });
    await stage(stageEdit({ isVisible: false }));
    expect(focused()).toBeNull();
    act(withdraw);
    expect(focused()).toBe('Edit Southside');
  });
});

describe('the compact view', () => {
  const row = (name: string) => screen.getByRole('article', { name });
  const focused = () => document.activeElement?.getAttribute('aria-label');
  beforeEach(() => act(() => setView('compact')));

  it('has a row open that was left open', async () => {
    const { unmount } = await show();
    await press('Open Southside');
    unmount();
    await show();
    expect(idsOf(screen.getAllByTestId('cocktail-card'))).toEqual(['2']);
  });
  afterEach(() => act(() => setView('cards')));

  it('has a row for each drink, with its badges and the owner’s tools', async () => {
    await show();
    await stage(stageEdit({ glass: 'Tumbler' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Compact' }).checked).toBe(true);
    expect(idsOf(screen.getAllByTestId('cocktail-row'))).toEqual(ORDER);
    expect(row('Negroni').dataset['stage']).toBe('update');
    expect(badgesOf('Negroni')).toEqual(['UPDATED']);
    for (const tool of ['Reorder', 'Move', 'Edit', 'Delete'])
      expect(screen.getByRole('button', { name: `${tool} Negroni` })).toBeTruthy();
    expect(within(region('Hidden from Menu') as HTMLElement).getByTestId('cocktail-row')).toBe(row('Secret'));
  });

  it('opens a row to its card and closes it again; the focus stays with it', async () => {
    await show();
    await press('Open Negroni');
    expect(screen.getByTestId('cocktail-card').dataset['id']).toBe('1');
    expect(focused()).toBe('Close Negroni');
    await press('Close Negroni');
    expect(screen.queryByTestId('cocktail-card')).toBeNull();
    expect(focused()).toBe('Open Negroni');
  });
});

describe('what is out of stock', () => {
  const WITHOUT_LIME = cocktail('4', { name: 'Daiquiri', missing: ['lime', 'white rum'] });
  beforeEach(() => answer(API.cocktails, [{ ...NEGRONI, missing: [] }, WITHOUT_LIME]));
  afterEach(() => act(() => setView('cards')));

  it.each(['cards', 'compact'] as const)(
    'looks so for what the shelf misses, and names it: %s',
    async (view) => {
      act(() => setView(view));
      await show();
      const daiquiri = within(card('Daiquiri'));
      expect(daiquiri.getByText('Out of Stock')).toBeTruthy();
      expect(daiquiri.getByText('Missing: lime, white rum')).toBeTruthy();
      expect(within(card('Negroni')).queryByText(/Out of Stock|Missing/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Mark Daiquiri sold out' })).toBeTruthy();
    },
  );

  it.each(['cards', 'compact'] as const)(
    'is not what lacks a garnish alone; the owner reads it apart from what is missing: %s',
    async (view) => {
      act(() => setView(view));
      answer(API.cocktails, [{ ...NEGRONI, missing: [], without: ['orange peel'] }, WITHOUT_LIME]);
      await show();
      const negroni = within(card('Negroni'));
      expect(negroni.getByText('Without its orange peel')).toBeTruthy();
      expect(negroni.queryByText(/Out of Stock|Missing/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Pour Negroni anyway' })).toBeNull();
      act(() => setGuestPreview(true));
      expect(screen.queryByText(/Without/)).toBeNull();
      act(() => setGuestPreview(false));
    },
  );

  it('is poured anyway by the card’s button, says so, and goes back by the same button', async () => {
    const pour = async (name: string, pourAnyway: boolean) => {
      act(() => screen.getByRole('button', { name }).focus());
      answer(API.cocktails, [NEGRONI, { ...WITHOUT_LIME, pourAnyway }]);
      await press(name);
    };
    await show();
    await pour('Pour Daiquiri anyway', true);
    const daiquiri = within(card('Daiquiri'));
    expect(daiquiri.getByText('Missing: lime, white rum · poured anyway')).toBeTruthy();
    expect(daiquiri.queryByText('Out of Stock')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Stop pouring Daiquiri');
    expect(card('Daiquiri').dataset['stage']).toBeUndefined();
    await pour('Stop pouring Daiquiri', false);
    expect(daiquiri.getByText('Out of Stock')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pour Negroni anyway' })).toBeNull();
  });

  it('is marked so by the card’s button, at once and without being staged', async () => {
    await show();
    act(() => screen.getByRole('button', { name: 'Mark Negroni sold out' }).focus());
    answer(API.cocktails, [{ ...NEGRONI, isAvailable: false }]);
    await press('Mark Negroni sold out');
    expect(within(card('Negroni')).getByText('Out of Stock')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mark Negroni in stock');
    expect(card('Negroni').dataset['stage']).toBeUndefined();
  });

  it('cannot be marked for a drink that is not saved yet', async () => {
    await show();
    await stage(stageNew);
    expect(screen.getByRole('button', { name: 'Edit House Fizz' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mark House Fizz/ })).toBeNull();
  });

  it('is what guests see in the guest preview, without the reason', async () => {
    await show();
    act(() => setGuestPreview(true));
    expect(within(card('Daiquiri')).getByText('Out of Stock')).toBeTruthy();
    expect(screen.queryByText(/Missing/)).toBeNull();
    act(() => setGuestPreview(false));
  });
});

describe('what is staged', () => {
  it('comes into view when it is new', async () => {
    await show();
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      scrolled(this.dataset['stage']);
    };
    await stage(stageNew);
    await act(() => new Promise(requestAnimationFrame));
    expect(scrolled.mock.calls).toEqual([['create']]);
  });

  it('stands at once: a new drink as NEW', async () => {
    await show();
    await stage(stageNew);
    expect(card('House Fizz').dataset['stage']).toBe('create');
    expect(badgesOf('House Fizz')).toEqual(['NEW']);
    expect(countLine()).toBe('3 visible, 1 hidden');
  });

  it('stands at once: another text as UPDATED', async () => {
    await show();
    await stage(stageEdit({ description: 'Staged words.' }));
    expect(within(card('Negroni')).getByText('Staged words.')).toBeTruthy();
    expect(card('Negroni').dataset['stage']).toBe('update');
    expect(badgesOf('Negroni')).toEqual(['UPDATED']);
  });

  it('stands at once: another order as STAGED on what moved', async () => {
    await show();
    await stage(() => staging.reorder('cocktail', ['2', '1', '3'], ORDER));
    expect(idsOf(screen.getAllByTestId('cocktail-card'))).toEqual(['2', '1', '3']);
    expect(badgesOf('Southside')).toEqual(['STAGED']);
    expect(badgesOf('Secret')).toEqual(['Hidden from Menu']);
  });

  it('stands at once: a deletion in a region of its own as WILL DELETE, where it can be kept', async () => {
    await show();
    await stage(stageDeletion);
    const deleted = within(region('Staged for deletion') as HTMLElement);
    expect(deleted.getByRole('article', { name: 'Negroni' }).dataset['stage']).toBe('delete');
    expect(badgesOf('Negroni')).toEqual(['WILL DELETE']);
    expect(screen.queryByRole('button', { name: 'Delete Negroni' })).toBeNull();
    expect(countLine()).toBe('1 visible, 1 hidden');
    await press('Keep Negroni');
    expect(region('Staged for deletion')).toBeNull();
    expect(countLine()).toBe('2 visible, 1 hidden');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Negroni');
  });

  it('is seen as guests will see it, without tools, in the guest preview', async () => {
    await show();
    await stage(stageEdit({ name: 'House Negroni' }));
    await stage(() => staging.delete('cocktail', SOUTHSIDE, ORDER));
    act(() => setGuestPreview(true));
    expect(screen.getByText(/^Guest preview:/)).toBeTruthy();
    expect(idsOf(screen.getAllByTestId('cocktail-card'))).toEqual(['1']);
    expect(screen.getByRole('heading', { name: 'House Negroni' })).toBeTruthy();
    expect(countLine()).toBe('1 House Specialties');
    expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
    act(() => setGuestPreview(false));
    expect(screen.getByRole('button', { name: 'Edit House Negroni' })).toBeTruthy();
  });

  it('puts a whiskey in at its number, and moves the others up', async () => {
    answer(API.whiskeys, [whiskey('1', { number: 1 }), whiskey('2', { number: 2 })]);
    await showPage(<WhiskeyPage />, '/whiskey');
    await stage(() =>
      staging.create('whiskey', inputOf('whiskey', whiskey('', { name: 'New Pour', number: 2 }))),
    );
    const numbers = screen.getAllByTestId('whiskey-card').map((one) => {
      const name = within(one).getByRole('heading').textContent;
      return [name, within(one).getByTestId('whiskey-number').textContent];
    });
    expect(numbers).toEqual([
      ['Whiskey 1', '1'],
      ['New Pour', '2'],
      ['Whiskey 2', '3'],
    ]);
  });
});
