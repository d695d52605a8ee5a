import { polyfillDialog } from '@peanut/ui/testing';
import { queryClient } from '@peanut/web';
import { enterAdminMode, staging, useStaging } from '@peanut/editing';
import { act, screen } from '@testing-library/react';
import { DrinkDialog } from '../drink/drink-dialog';
import { whiskey } from '../testing/drinks';
import { answer, calls, startFakeServices, refusal } from '../testing/fake-services';
import { button, field, press, renderAdmin, toastText, toastVariant, type } from '../testing/render-admin';

const first = whiskey('w1', 'Old Oak', { number: 1 });
const last = whiskey('w7', 'Smoke Stack', { number: 7, spirit: 'Islay', proof: 90.4 });
const onClose = jest.fn();
const Pending = () => <output data-testid="pending">{JSON.stringify(useStaging().pending)}</output>;
const pending = () => JSON.parse(screen.getByTestId('pending').textContent) as Record<string, unknown>[];
const draw = (itemId: string | null) =>
  renderAdmin(
    <>
      <DrinkDialog entityType="whiskey" itemId={itemId} onClose={onClose} />
      <Pending />
    </>,
  );

const FILLED = {
  Name: 'New Rye',
  Spirit: 'rye',
  Profile: 'Spicy',
  Notes: 'Pepper',
  Water: 'None',
  'Rest Time': '5 min',
  'Why This Whiskey': 'It wakes the palate.',
};
const fill = (part: Record<string, string> = {}) =>
  Object.entries({ ...FILLED, ...part }).forEach(([label, value]) => type(label, value));

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  queryClient.clear();
  startFakeServices();
  answer('GET /api/whiskeys', { body: [first, last] });
  answer('GET /api/spirit-options', {
    body: [{ id: 's', name: 'bourbon', isActive: true, sortOrder: 0, createdAt: '' }],
  });
  await enterAdminMode('secret');
  await staging.clear();
});

describe('the dialog for a new whiskey', () => {
  beforeEach(() => draw(null));

  it('is named Add New Whiskey and stands after the last one, at 80 proof', () => {
    expect(screen.getByRole('dialog', { name: 'Add New Whiskey' })).toBeTruthy();
    expect(field('Number').value).toBe('3');
    expect(field('Proof').value).toBe('80');
    expect(field('Visible on menu').checked).toBe(true);
    expect(field('In stock').checked).toBe(true);
  });

  it('is clean as it opens: Cancel asks nothing', async () => {
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('suggests the spirits that the bar knows, and takes any other', () => {
    const list = document.getElementById(field('Spirit').getAttribute('list') ?? '');
    const values = [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
    expect(values).toEqual(['bourbon', 'Islay']);
  });

  it('stages the creation', async () => {
    fill();
    await press('Stage changes');
    expect(toastText()).toBe('Change Staged: Whiskey creation has been staged. Click "Save" to apply.');
    expect(pending()).toMatchObject([
      {
        description: 'Create whiskey "New Rye"',
        data: { number: 8, proof: 80, spirit: 'rye', sortOrder: 0 },
      },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ Number: '' }, 'Number field is required and must be greater than 0', 'Number'],
    [{ Number: '0' }, 'Number field is required and must be greater than 0', 'Number'],
    [{ Number: '-3' }, 'Number field is required and must be greater than 0', 'Number'],
    [{ Number: '1.5' }, 'Number field is required and must be greater than 0', 'Number'],
    [{ Profile: 'x'.repeat(61) }, 'Profile must be 60 characters or less', 'Profile'],
    [{ Notes: 'x'.repeat(61) }, 'Notes must be 60 characters or less', 'Notes'],
    [{ Proof: '201' }, 'Proof must be a number from 0 to 200', 'Proof'],
    [{ Water: ' ' }, 'Water is required', 'Water'],
  ])('refuses %j', async (part, message, label) => {
    fill(part as Record<string, string>);
    await press('Stage changes');
    expect(toastText()).toBe(`Validation Error: ${message}`);
    expect(document.activeElement).toBe(field(label));
    expect(pending()).toEqual([]);
  });

  it('says when staging fails, and keeps the form', async () => {
    const create = jest.spyOn(staging, 'create').mockRejectedValueOnce(new Error(''));
    fill();
    await press('Stage changes');
    expect(toastText()).toBe('Error: Failed to stage whiskey creation');
    expect(field('Name').value).toBe('New Rye');
    create.mockRestore();
  });

  it('counts profile and notes', () => {
    type('Profile', '🥃🥃');
    expect(screen.getByText('2/60 characters')).toBeTruthy();
    expect(screen.getByText('0/60 characters')).toBeTruthy();
  });
});

describe('Suggest position', () => {
  beforeEach(() => draw(null));
  const suggest = () => press('Suggest position');

  it('sends the whiskey as it stands, takes the number, and says why', async () => {
    answer('POST /api/whiskeys/suggest-order', {
      body: { suggestedNumber: 3, reasoning: 'Between the two.' },
    });
    type('Name', 'New Rye');
    const asked = calls.length;
    await suggest();
    expect(calls.slice(asked).map(({ route }) => route)).toEqual(['POST /api/whiskeys/suggest-order']);
    const call = calls.find(({ route }) => route === 'POST /api/whiskeys/suggest-order');
    expect(call?.body).toMatchObject({ newWhiskey: { name: 'New Rye', proof: 80 } });
    expect(field('Number').value).toBe('2');
    expect(screen.getByText('Between the two.')).toBeTruthy();
    await press('Undo Number');
    expect(field('Number').value).toBe('3');
    expect(document.activeElement).toBe(field('Number'));
  });

  it('asks nobody while some of the flight is staged: only this browser knows what guests will see', async () => {
    await act(() => staging.delete('whiskey', last, ['w1', 'w7']));
    type('Name', 'New Rye');
    type('Proof', '120');
    await suggest();
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/whiskeys/suggest-order');
    expect(field('Number').value).toBe('2');
    expect(screen.getByText(/after Old Oak/).textContent).not.toContain('Smoke Stack');
  });

  it.each([0, -4])('applies a minimum of 1 to %d', async (suggestedNumber) => {
    answer('POST /api/whiskeys/suggest-order', { body: { suggestedNumber, reasoning: '' } });
    await suggest();
    expect(field('Number').value).toBe('1');
  });

  it.each([
    ['a refusal', refusal(503, 'Asleep.')],
    ['no network', new TypeError('Failed to fetch')],
    ['an answer without a number', { body: { reasoning: '?' } }],
  ])('warns and uses 1 after %s', async (_case, given) => {
    answer('POST /api/whiskeys/suggest-order', given);
    await suggest();
    expect(toastText()).toBe('Warning: Could not calculate optimal position. Using position 1.');
    expect(field('Number').value).toBe('1');
    expect(button('Suggest position')).toBeTruthy();
  });
});

describe('the dialog for a whiskey of the flight', () => {
  beforeEach(() => draw('w7'));

  it('is named Edit Whiskey and shows it, tenths of a proof too', () => {
    expect(screen.getByRole('dialog', { name: 'Edit Whiskey' })).toBeTruthy();
    const shown = {
      ...{ Number: '2', Name: last.name, Spirit: 'Islay', Proof: '90.4', Profile: last.profile },
      ...{ Notes: last.notes, Water: last.water, 'Rest Time': last.rest, 'Why This Whiskey': last.rationale },
    };
    for (const [label, value] of Object.entries(shown)) expect(field(label).value).toBe(value);
  });

  it('stages what differs', async () => {
    type('Number', '1');
    await press('Stage changes');
    expect(toastText()).toBe('Change Staged: Whiskey update has been staged. Click "Save" to apply.');
    expect(pending()).toMatchObject([{ type: 'update', data: { number: 1 } }]);
  });

  it('leaves the stored number alone where the place is what it was', async () => {
    type('Name', 'Smoke Tower');
    await press('Stage changes');
    expect(pending()).toMatchObject([{ type: 'update', data: { name: 'Smoke Tower' } }]);
    expect(pending()[0]?.['data']).not.toHaveProperty('number');
  });

  it('says when staging fails without a word', async () => {
    const update = jest.spyOn(staging, 'update').mockRejectedValueOnce(new Error(''));
    type('Name', 'X');
    await press('Stage changes');
    expect(toastText()).toBe('Error: Failed to stage whiskey update');
    expect(toastVariant()).toBe('destructive');
    update.mockRestore();
  });

  it('notices when the whiskey vanishes', async () => {
    await act(() => staging.delete('whiskey', last, ['w1', 'w7']));
    expect(screen.getByText(/This whiskey was deleted while you were editing it/)).toBeTruthy();
  });
});
