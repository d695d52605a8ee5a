import { API, ENDPOINTS } from '@peanut/contracts';
import { staging, useStaging } from '@peanut/editing';
import { polyfillPopover } from '@peanut/ui/testing/popover';
import { useToast } from '@peanut/web';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import CocktailsPage from '../../cocktails/cocktails-page';
import { cocktail } from '../../testing/drinks';
import { answer, beGuest, beOwner, press, settle, showPage, startAnew } from '../../testing/show-page';

const MENU = [
  cocktail('1', { name: 'Negroni' }),
  cocktail('2', { name: 'aperol Spritz' }),
  cocktail('3', { name: 'Southside', isVisible: false }),
  cocktail('4', { name: 'Bee’s Knees', isAvailable: false }),
];

const Staged = () => (
  <output data-testid="staged">
    {useStaging()
      .pending.toReversed()
      .map((change) =>
        change.type === 'reorder'
          ? `order ${change.data.orderedIds.join(' ')}`
          : `${change.type} ${change.itemId} ${JSON.stringify(change.data)}`,
      )
      .join('\n')}
  </output>
);
const staged = () => screen.getByTestId('staged').textContent.split('\n');
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const choose = async (menu: string, item: string) => {
  await press(menu);
  await act(async () => {
    fireEvent.click(screen.getByRole('menuitem', { name: item }));
    await settle();
  });
};
const change = (item: string) => choose('Change the selected drinks', item);
const toast = () => renderHook(useToast).result.current;
const select = (...names: string[]) => names.forEach((name) => fireEvent.click(box(name)));

beforeAll(polyfillPopover);
beforeEach(async () => {
  await startAnew();
  answer(API.cocktails, MENU);
  answer(ENDPOINTS.listSpiritOptions.path, [
    { id: 'm', name: 'mezcal', isActive: true },
    { id: 'o', name: 'ouzo', isActive: false },
  ]);
  await beOwner();
  await staging.clear();
  await showPage(
    <>
      <CocktailsPage />
      <Staged />
    </>,
  );
  await press('Select');
});
afterEach(() => act(beGuest));

describe('Select', () => {
  it('has a box on each drink in the place of its tools, and says how many are chosen', async () => {
    expect(screen.queryByRole('button', { name: /^(Edit|Move|Reorder) / })).toBeNull();
    select('Negroni', 'Southside');
    expect(screen.getByText('2 selected')).toBeTruthy();
    select('Negroni');
    expect(screen.getByText('1 selected')).toBeTruthy();
    await press('Done');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Negroni' })).toBeTruthy();
  });

  it('chooses all and none', async () => {
    await press('All');
    expect(screen.getByText('4 selected')).toBeTruthy();
    await press('None');
    expect(screen.getByText('0 selected')).toBeTruthy();
  });

  it.each([
    [
      'Hide',
      ['update 1 {"isVisible":false}', 'update 2 {"isVisible":false}', 'update 4 {"isVisible":false}'],
    ],
    ['Show', ['update 3 {"isVisible":true}']],
    ['Sold out', [1, 2, 3].map((id) => `update ${id} {"isAvailable":false}`)],
    ['In stock', ['update 4 {"isAvailable":true}']],
    ['Delete', [1, 2, 3, 4].map((id) => `delete ${id} null`)],
  ])('stages %s as one change for each that it changes', async (item, changes) => {
    await press('All');
    await change(item);
    expect(staged()).toEqual(changes);
  });

  it('gives them a spirit that is offered', async () => {
    select('Negroni', 'Southside');
    await press('Spirit of the selected drinks');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['mezcal']);
    await act(async () => {
      fireEvent.click(screen.getByRole('menuitem', { name: 'mezcal' }));
      await settle();
    });
    expect(staged()).toEqual(['update 1 {"spirit":"mezcal"}', 'update 3 {"spirit":"mezcal"}']);
  });

  it.each([
    ['Move to top', ['Bee’s Knees'], '4 1 2 3'],
    ['Move to end', ['Negroni'], '2 4 1 3'],
    ['Order all A to Z', [], '2 4 1 3'],
  ])('stages %s as one order', async (item, names, order) => {
    select(...names);
    await change(item);
    expect(staged()).toEqual([`order ${order}`]);
  });

  it('offers no deleted drink again, and takes one step back as a whole', async () => {
    select('Negroni', 'Southside');
    await change('Delete');
    expect(screen.queryByRole('checkbox', { name: 'Select Negroni' })).toBeNull();
    expect(screen.getByText('0 selected')).toBeTruthy();
    const told = toast();
    expect(told?.description).toBe('2 drinks will be deleted once you save.');
    await act(async () => {
      told?.action?.onSelect();
      await settle();
    });
    expect(staged()).toEqual(['']);
    expect(box('Negroni')).toBeTruthy();
  });
});
