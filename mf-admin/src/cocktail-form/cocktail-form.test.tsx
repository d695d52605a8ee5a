import { inputOf } from '@peanut/contracts';
import { polyfillDialog } from '@peanut/ui/testing';
import { enterAdminMode, staging, useStaging } from '@peanut/editing';
import { queryClient } from '@peanut/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DrinkDialog } from '../drink/drink-dialog';
import { cocktail } from '../testing/drinks';
import { answer, startFakeServices } from '../testing/fake-services';
import { button, field, press, renderAdmin, toastText, toastVariant, type } from '../testing/render-admin';

const negroni = cocktail('c1', 'Negroni', { spirit: 'absinthe' });
const spirit = (name: string, isActive = true) => ({ id: name, name, isActive, sortOrder: 0, createdAt: '' });
const onClose = jest.fn();
const Pending = () => <output data-testid="pending">{JSON.stringify(useStaging().pending)}</output>;
const pending = () => JSON.parse(screen.getByTestId('pending').textContent) as Record<string, unknown>[];

const draw = (itemId: string | null) =>
  renderAdmin(
    <>
      <DrinkDialog entityType="cocktail" itemId={itemId} onClose={onClose} />
      <Pending />
    </>,
  );
const rows = () => screen.getAllByLabelText<HTMLInputElement>(/^Ingredient \d+$/);

const FILLED = {
  Name: 'Paper Plane',
  Description: 'Bright and bitter',
  'Ingredient 1': 'bourbon',
  Glass: 'Coupe',
  Ice: 'None',
  Preparation: 'Shake.',
};
const fill = (part: Partial<typeof FILLED> = {}) =>
  Object.entries({ ...FILLED, ...part }).forEach(([label, value]) => type(label, value));

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  queryClient.clear();
  startFakeServices();
  answer('GET /api/cocktails', { body: [negroni] });
  answer('GET /api/spirit-options', { body: [spirit('bourbon'), spirit('gin'), spirit('absinthe', false)] });
  await enterAdminMode('secret');
  await staging.clear();
});

describe('the dialog for a new cocktail', () => {
  beforeEach(() => draw(null));

  it('is named Add New Cocktail and starts as the spec says', () => {
    expect(screen.getByRole('dialog', { name: 'Add New Cocktail' })).toBeTruthy();
    expect(field('Spirit').value).toBe('bourbon');
    expect(rows()).toHaveLength(1);
    expect(field('Visible on menu').checked).toBe(true);
    expect(field('In stock').checked).toBe(true);
    expect(button('Remove ingredient 1').hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['Tick and stage', ['egg', 'nuts']],
    ['Stage without', []],
  ])('asks once about what the lines hold and no tick says: %s', async (answer, allergens) => {
    fill({ 'Ingredient 1': '1 egg white' });
    await press('Add ingredient');
    type('Ingredient 2', '30 ml orgeat');
    await press('Stage changes');
    const question = await screen.findByRole('alertdialog', { name: 'Found in the recipe' });
    expect(question.textContent).toContain('egg, nuts');
    expect(pending()).toEqual([]);
    await press(answer);
    await waitFor(() => expect(pending()).toMatchObject([{ data: { name: 'Paper Plane', allergens } }]));
  });

  it('suggests what the bar’s own cocktails have', async () => {
    const suggested = (label: string) =>
      [...(document.getElementById(field(label).getAttribute('list') ?? '')?.children ?? [])].map(
        (option) => (option as HTMLOptionElement).value,
      );
    expect(suggested('Glass')).toEqual([negroni.glass]);
    expect(suggested('Ice')).toEqual([negroni.ice]);
    act(() => field('Ingredient 1').focus());
    type('Ingredient 1', '30 ml g');
    await waitFor(() => expect(suggested('Ingredient 1')).toEqual(['30 ml gin']));
  });

  it('offers the active spirits only', () => {
    const options = within(field('Spirit')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['bourbon', 'gin']);
  });

  it('stages the creation, says so and closes', async () => {
    fill();
    await press('Stage changes');
    expect(toastText()).toBe('Change Staged: Cocktail creation has been staged. Click "Save" to apply.');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(pending()).toMatchObject([
      {
        type: 'create',
        description: 'Create cocktail "Paper Plane"',
        data: {
          name: 'Paper Plane',
          spirit: 'bourbon',
          ingredients: ['bourbon'],
          smoke: null,
          isVisible: true,
          isAvailable: true,
          sortOrder: 0,
        },
      },
    ]);
  });

  it('asks for an ingredient', async () => {
    fill({ 'Ingredient 1': '  ' });
    await press('Stage changes');
    expect(toastText()).toBe('Validation Error: Please add at least one ingredient');
    expect(toastVariant()).toBe('destructive');
    expect(document.activeElement).toBe(field('Ingredient 1'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('lets the description run over and says so: by the counter, at the field and by a toast', async () => {
    fill({ Description: 'x'.repeat(101) });
    expect(screen.getByText('101/100 characters')).toBeTruthy();
    await press('Stage changes');
    expect(toastText()).toBe('Validation Error: Description must be 100 characters or less');
    const description = field('Description');
    expect(document.activeElement).toBe(description);
    expect(description.getAttribute('aria-invalid')).toBe('true');
    const ids = description.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain('Description must be 100 characters or less');
    type('Description', 'Short');
    expect(field('Description').getAttribute('aria-invalid')).toBeNull();
  });

  it('says at every field what is missing, and goes to the first one', async () => {
    await press('Stage changes');
    for (const label of ['Name', 'Description', 'Glass', 'Ice', 'Preparation']) {
      expect(screen.getByText(`${label} is required`)).toBeTruthy();
    }
    expect(toastText()).toBe('Validation Error: Please add at least one ingredient');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('says when staging fails without a word, and keeps the form', async () => {
    const create = jest.spyOn(staging, 'create').mockRejectedValueOnce(new Error(''));
    fill();
    await press('Stage changes');
    expect(toastText()).toBe('Error: Failed to stage cocktail creation');
    expect(field('Name').value).toBe('Paper Plane');
    expect(onClose).not.toHaveBeenCalled();
    create.mockRestore();
  });

  it('counts as one what a person sees as one character', () => {
    type('Description', '🍸'.repeat(100));
    expect(screen.getByText('100/100 characters')).toBeTruthy();
  });

  it('closes at once while nothing was typed', async () => {
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before it throws input away', async () => {
    type('Name', 'P');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    const question = await screen.findByRole('alertdialog');
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep editing' }));
    await press('Keep editing');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await press('Cancel');
    await press('Discard changes');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks too when the page is left', () => {
    type('Name', 'P');
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
  });
});

describe('the ingredients', () => {
  it('point at the row that is too long', async () => {
    await draw(null);
    fill();
    await press('Add ingredient');
    type('Ingredient 2', 'x'.repeat(201));
    await press('Stage changes');
    expect(toastText()).toBe('Validation Error: Ingredient must be 200 characters or less');
    expect(document.activeElement).toBe(field('Ingredient 2'));
    expect(field('Ingredient 1').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the dialog for a cocktail of the menu', () => {
  it('is named Edit Cocktail, shows it, and keeps its inactive spirit', async () => {
    await draw('c1');
    expect(screen.getByRole('dialog', { name: 'Edit Cocktail' })).toBeTruthy();
    expect(field('Name').value).toBe('Negroni');
    expect(field('Spirit').value).toBe('absinthe');
    expect(screen.getByRole('option', { name: 'absinthe (inactive)' })).toBeTruthy();
    expect(rows().map(({ value }) => value)).toEqual(negroni.ingredients);
  });

  it('stages what differs', async () => {
    await draw('c1');
    type('Name', 'Negroni Sbagliato');
    fireEvent.click(field('In stock'));
    await press('Stage changes');
    expect(toastText()).toBe('Change Staged: Cocktail update has been staged. Click "Save" to apply.');
    expect(pending()).toMatchObject([
      {
        type: 'update',
        description: 'Update cocktail "Negroni Sbagliato"',
        data: { name: 'Negroni Sbagliato', isAvailable: false },
      },
    ]);
  });

  it('continues from what is pending', async () => {
    await act(() =>
      staging.update('cocktail', negroni, { ...inputOf('cocktail', negroni), name: 'Pending Negroni' }),
    );
    await draw('c1');
    expect(field('Name').value).toBe('Pending Negroni');
  });

  it('stages nothing when nothing changed', async () => {
    await draw('c1');
    await press('Stage changes');
    expect(toastText()).toBe('Nothing Changed: The cocktail is unchanged, so nothing was staged.');
    expect(pending()).toEqual([]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says when there is no such cocktail', async () => {
    await draw('c9');
    expect(screen.getByText(/no longer on the menu/)).toBeTruthy();
    await press('Back to the menu');
    expect(onClose).toHaveBeenCalled();
  });

  it('keeps the text when the cocktail vanishes meanwhile, and stages it as a new one', async () => {
    await draw('c1');
    type('Name', 'Negroni 2');
    await act(() => staging.delete('cocktail', negroni, ['c1']));
    expect(screen.getByText(/was deleted while you were editing it/)).toBeTruthy();
    expect(field('Name').value).toBe('Negroni 2');
    await press('Stage changes');
    expect(toastText()).toBe('Change Staged: Cocktail creation has been staged. Click "Save" to apply.');
    expect(pending()[0]).toMatchObject({ type: 'create', data: { name: 'Negroni 2' } });
  });

  it.each([
    [new Error('The staging store is full.'), 'Error: The staging store is full.'],
    [new Error(''), 'Error: Failed to stage cocktail update'],
  ])('says when staging fails with %s', async (error, toast) => {
    await draw('c1');
    const update = jest.spyOn(staging, 'update').mockRejectedValueOnce(error);
    type('Name', 'N');
    await press('Stage changes');
    expect(toastText()).toBe(toast);
    expect(toastVariant()).toBe('destructive');
    expect(onClose).not.toHaveBeenCalled();
    update.mockRestore();
  });
});
