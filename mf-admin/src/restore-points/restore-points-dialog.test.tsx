import type { RestorePoint } from '@peanut/contracts';
import { enterAdminMode, staging, useStaging } from '@peanut/editing';
import { polyfillDialog } from '@peanut/ui/testing';
import { queryClient } from '@peanut/web';
import { screen, within } from '@testing-library/react';
import { cocktail, whiskey } from '../testing/drinks';
import { answer, calls, refusal, startFakeServices } from '../testing/fake-services';
import { press, renderAdmin, toastText, type } from '../testing/render-admin';
import { RestorePointsDialog } from './restore-points-dialog';

const point = (id: string, name: string | null): RestorePoint => ({
  id,
  name,
  createdAt: '2026-11-27T20:00:00.000Z',
  cocktails: 2,
  whiskeys: 1,
});
const friday = point('p1', 'Friday');
const earlier = point('p2', null);
const negroni = cocktail('c1', 'Negroni');
const naked = cocktail('c2', 'Naked', { spirit: 'Mezcal', sortOrder: 1 });
const rye = whiskey('w1', 'Old Rye');

const Facts = () => (
  <output data-testid="facts">
    {useStaging()
      .pending.map(({ description }) => description)
      .join('; ')}
  </output>
);
const staged = () => screen.getByTestId('facts').textContent;
const onClose = jest.fn();
const draw = () =>
  renderAdmin(
    <>
      <RestorePointsDialog onClose={onClose} />
      <Facts />
    </>,
  );
const sent = (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body);

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  startFakeServices();
  answer('GET /api/restore-points', { body: [friday, earlier] });
  answer('GET /api/restore-points/p1', {
    body: { ...friday, menu: { cocktails: [negroni, naked], whiskeys: [rye] } },
  });
  answer('GET /api/spirit-options', { body: [] });
  await queryClient.resetQueries();
  await enterAdminMode('secret');
  await staging.clear();
});

describe('Restore points', () => {
  it('lists each with its time, name and counts', async () => {
    await draw();
    const [first] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(
      /^FridayFri, Nov 27, 2026, .* · 2 cocktails \(2 more than now\), 1 whiskey \(1 more than now\)/,
    );
  });

  it('says when there is none, and when they cannot be read', async () => {
    answer('GET /api/restore-points', { body: [] });
    await draw();
    expect(screen.getByText(/^No restore points yet/)).toBeTruthy();
  });

  it('keeps the menu under a name', async () => {
    answer('POST /api/restore-points', { status: 201, body: friday });
    await draw();
    type('Name (optional)', ' Before the party ');
    await press('Keep the menu as it is now');
    expect(sent('POST /api/restore-points')).toEqual([{ name: 'Before the party' }]);
    expect(toastText()).toBe('Menu Kept: You can go back to "Before the party".');
  });

  it('says why the menu was not kept', async () => {
    answer('POST /api/restore-points', refusal(409, 'Delete one of the hundred first.'));
    await draw();
    await press('Keep the menu as it is now');
    expect(toastText()).toBe('Error: Delete one of the hundred first.');
  });

  it('takes a name away with an empty one', async () => {
    answer('PATCH /api/restore-points/p1', { body: { ...friday, name: null } });
    await draw();
    await press('Name Friday');
    type('Name of this restore point', '');
    await press('Save name');
    expect(sent('PATCH /api/restore-points/p1')).toEqual([{ name: null }]);
  });

  it('asks before it deletes one with a name', async () => {
    answer('DELETE /api/restore-points/p1', { status: 204 });
    await draw();
    await press('Delete Friday');
    expect(sent('DELETE /api/restore-points/p1')).toHaveLength(0);
    await press('Delete');
    expect(sent('DELETE /api/restore-points/p1')).toHaveLength(1);
  });
});

describe('Go back to a point', () => {
  it('shows what would change before anything is staged, and then stages it', async () => {
    answer('GET /api/cocktails', { body: [{ ...negroni, glass: 'Flute' }, cocktail('c3', 'Gimlet')] });
    answer('GET /api/whiskeys', { body: [rye] });
    await staging.delete('whiskey', rye, ['w1']);
    await draw();
    await press('Go back to Friday');
    expect(
      screen.getByText('1 drink comes back, 1 changes, and 1 is removed. Nothing is staged yet.'),
    ).toBeTruthy();
    expect(screen.getByText('Adds the spirit "Mezcal" to your list.')).toBeTruthy();
    expect(screen.getByText(/Your 1 change that is not saved will be dropped/)).toBeTruthy();
    expect(staged()).toBe('Delete whiskey "Old Rye"');
    await press('Stage 3 changes');
    expect(staged()).toBe('Create cocktail "Naked"; Update cocktail "Negroni"; Delete cocktail "Gimlet"');
    expect(onClose).toHaveBeenCalled();
    expect(toastText()).toBe('Changes Staged: 3 changes staged. Save puts the menu back as it was.');
  });

  it('offers nothing where nothing differs', async () => {
    answer('GET /api/cocktails', { body: [negroni, naked] });
    answer('GET /api/whiskeys', { body: [rye] });
    await draw();
    await press('Go back to Friday');
    expect(screen.getByText('The menu is as it was then.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Stage/ })).toBeNull();
    await press('All restore points');
    expect(screen.getByRole('dialog', { name: 'Restore points' })).toBeTruthy();
  });

  it('offers to drop what is not saved where the saved menu is as it was then', async () => {
    answer('GET /api/cocktails', { body: [negroni, naked] });
    answer('GET /api/whiskeys', { body: [rye] });
    await staging.delete('whiskey', rye, ['w1']);
    await draw();
    await press('Go back to Friday');
    expect(
      screen.getByText('The saved menu is as it was then. Your 1 change is not saved yet.'),
    ).toBeTruthy();
    await press('Drop unsaved changes');
    expect(staged()).toBe('');
    expect(toastText()).toBe('Changes Dropped: The menu is as it was then, and nothing is staged.');
  });

  it('draws the first hundred of many changes, and all when it is asked to', async () => {
    answer('GET /api/cocktails', {
      body: Array.from({ length: 150 }, (_, at) => cocktail(`x${at}`, `Drink ${at}`)),
    });
    answer('GET /api/whiskeys', { body: [rye] });
    await draw();
    await press('Go back to Friday');
    const shown = () =>
      within(screen.getByRole('list', { name: 'What would change' })).getAllByRole('heading');
    expect(shown()).toHaveLength(100);
    await press('Show all 152');
    expect(shown()).toHaveLength(152);
  });
});
