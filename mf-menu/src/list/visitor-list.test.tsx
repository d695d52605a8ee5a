import { SETTINGS_PATH, type Cocktail } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { queryClient, QueryClientProvider, rememberPage } from '@peanut/web';
import { MemoryRouter } from '@peanut/web/memory-router';
import { act, render, screen, within } from '@testing-library/react';
import { CocktailCard } from '../cocktails/cocktail-card';
import type { DrinkPage } from '../model/drink-page';
import { installBrowserParts } from '../testing/browser-parts';
import { setView } from './view';
import { VisitorList } from './visitor-list';

const cocktail = (id: string, name: string, isAvailable = true): Cocktail =>
  testDrink('cocktail', { id, name, spirit: 'gin', isAvailable });

const DRINKS = [cocktail('1', 'Negroni'), cocktail('2', 'Southside', false)];
const READY: DrinkPage<'cocktail'>['list'] = { status: 'ready', items: DRINKS, isSavedCopy: false };

const renderList = (list: DrinkPage<'cocktail'>['list'] = READY, address = '/cocktails') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <VisitorList
          entityType="cocktail"
          title="House Cocktails"
          overline=""
          countNoun="House Specialties"
          emptyText="No cocktails available at the moment."
          skeletons={12}
          list={list}
          card={(item, _place, isHighlighted) => (
            <CocktailCard cocktail={item} isHighlighted={isHighlighted} />
          )}
          row={({ glass, description }) => ({ glass, line: description })}
          highlightedId={null}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const rows = () => screen.findAllByTestId('cocktail-row');

describe('VisitorList', () => {
  const scrollIntoView = jest.fn();
  beforeEach(() => {
    installBrowserParts();
    Object.assign(Element.prototype, { scrollIntoView });
    rememberPage({ turned: [] });
    queryClient.setQueryData([SETTINGS_PATH, 'hide_unavailable'], null);
    localStorage.clear();
    act(() => setView('cards'));
  });

  it("draws the owner's list as a guest's, as the prerendered page did", () => {
    renderList({ ...READY, items: [{ ...cocktail('3', 'Gimlet'), missing: ['lime juice'] }] });
    const card = within(screen.getByTestId('cocktail-card'));
    expect(card.getByText('Out of Stock')).toBeTruthy();
    expect(card.queryByText(/^Missing/)).toBeNull();
  });

  it('shows cards until the guest chooses rows, and keeps the choice', async () => {
    renderList();
    const views = within(screen.getByRole('radiogroup', { name: 'View' })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(views.map(({ checked }) => checked)).toEqual([true, false]);
    expect(screen.getAllByTestId('cocktail-card')).toHaveLength(2);
    act(() => screen.getByRole('radio', { name: 'Compact' }).click());
    expect(screen.queryByTestId('cocktail-card')).toBeNull();
    expect((await rows()).map(({ dataset }) => dataset['id'])).toEqual(['1', '2']);
    expect(localStorage.getItem('menu-view')).toBe('compact');
    act(() => screen.getByRole('radio', { name: 'Cards' }).click());
    expect(screen.getAllByTestId('cocktail-card')).toHaveLength(2);
    expect(localStorage.getItem('menu-view')).toBe('cards');
  });

  it('changes the view also where the browser keeps nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    renderList();
    act(() => screen.getByRole('radio', { name: 'Compact' }).click());
    expect(await rows()).toHaveLength(2);
    expect(warn).toHaveBeenCalled();
    refuse.mockRestore();
    warn.mockRestore();
  });

  describe('compact', () => {
    beforeEach(() => act(() => setView('compact')));

    it('says in the row what is out of stock', async () => {
      renderList();
      const texts = (await rows()).map(({ textContent }) => textContent);
      expect(texts.map((text) => text.includes('Out of Stock'))).toEqual([false, true]);
    });

    it('puts the recipe in the place of its row, and the row back; the focus follows', async () => {
      renderList();
      await rows();
      press('Open Southside');
      expect(screen.getAllByTestId('cocktail-row')).toHaveLength(1);
      expect(screen.getByTestId('cocktail-card').dataset['id']).toBe('2');
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Back to front');
      expect(screen.getByTestId('cocktail-card').dataset['flipped']).toBe('true');
      expect(scrollIntoView).toHaveBeenCalled();
      press('Close Southside');
      expect(screen.queryByTestId('cocktail-card')).toBeNull();
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Open Southside');
    });

    it('begins with the card of the drink that the address names, and takes no focus for it', async () => {
      renderList(READY, '/cocktails?highlight=2');
      expect((await screen.findByTestId('cocktail-card')).dataset['id']).toBe('2');
      expect(document.activeElement).toBe(document.body);
    });

    it('has its skeletons, its error and its empty text', async () => {
      const draw = (list: DrinkPage<'cocktail'>['list']) => act(async () => renderList(list));
      const { unmount } = await draw({ status: 'loading' });
      expect(screen.getAllByTestId('skeleton-card')).toHaveLength(12);
      unmount();
      const { unmount: unmountError } = await draw({ status: 'error', error: new Error(), retry: jest.fn() });
      expect(screen.getByRole('alert').textContent).toContain('The House Cocktails couldn’t be loaded');
      unmountError();
      await draw({ ...READY, items: [] });
      expect(screen.getByText('No cocktails available at the moment.')).toBeTruthy();
    });
  });
});
