import { inputOf } from '@peanut/contracts';
import { polyfillDialog } from '@peanut/ui/testing';
import { queryClient } from '@peanut/web';
import { enterAdminMode, savePendingChanges, staging } from '@peanut/editing';
import { act, screen, within } from '@testing-library/react';
import { cocktail, whiskey } from '../testing/drinks';
import { answer, startFakeServices, refusal } from '../testing/fake-services';
import { press, renderAdmin } from '../testing/render-admin';
import { PendingDialog } from './pending-dialog';

const negroni = cocktail('c1', 'Negroni');
const daiquiri = cocktail('c2', 'Daiquiri', { sortOrder: 1 });
const paper = cocktail('c3', 'Paper Plane', { sortOrder: 2 });
const rye = whiskey('w1', 'Old Rye');

const items = () => within(screen.getByRole('dialog', { name: 'Pending changes' })).getAllByRole('listitem');
const draw = () => renderAdmin(<PendingDialog onClose={() => {}} />);
const differences = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

beforeAll(polyfillDialog);
beforeEach(async () => {
  startFakeServices();
  answer('GET /api/cocktails', { body: [negroni, daiquiri, paper] });
  answer('GET /api/whiskeys', { body: [rye] });
  await queryClient.resetQueries();
  await enterAdminMode('secret');
  await staging.clear();
});

describe('Pending changes', () => {
  it('says when there is nothing', async () => {
    await draw();
    expect(screen.getByText('No pending changes.')).toBeTruthy();
  });

  it('lists the newest first, each with its badge, description and time', async () => {
    await staging.create('cocktail', inputOf('cocktail', cocktail('', 'Gimlet')));
    await staging.update('cocktail', negroni, { ...inputOf('cocktail', negroni), glass: 'Coupe' });
    await staging.delete('whiskey', rye, ['w1']);
    await staging.reorder('cocktail', ['c1', 'c3', 'c2'], ['c1', 'c2', 'c3']);
    await draw();
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Reorder cocktails',
      'Delete whiskey "Old Rye"',
      'Update cocktail "Negroni"',
      'Create cocktail "Gimlet"',
    ]);
    const badges = ['STAGED', 'WILL DELETE', 'UPDATED', 'NEW'].map((text) => screen.getByText(text));
    expect(badges.every((badge, at) => headings[at]?.closest('li')?.contains(badge))).toBe(true);
    const times = headings.map((heading) => heading.closest('li')?.querySelector('time')?.textContent);
    expect(times).toEqual(Array(4).fill(expect.stringMatching(/^just now · .*\d:\d\d/)));
  });

  it('shows before and after of an edit in the words of the form', async () => {
    const input = {
      ...inputOf('cocktail', negroni),
      ingredients: ['2 oz gin'],
      smoke: 'Oak',
      isVisible: false,
    };
    await staging.update('cocktail', negroni, input);
    await draw();
    expect(differences()).toEqual([
      'IngredientsBefore1 oz gin1 oz CampariAfter2 oz gin',
      'SmokeBeforenoneAfterOak',
      'Visible on menuBeforeYesAfterNo',
    ]);
  });

  it('shows an order by the names that move', async () => {
    await staging.reorder('cocktail', ['c1', 'c3', 'c2'], ['c1', 'c2', 'c3']);
    await draw();
    expect(differences()).toEqual(['OrderBeforeDaiquiriPaper PlaneAfterPaper PlaneDaiquiri']);
    expect(document.querySelector('ol')?.start).toBe(2);
  });

  it('drops one change, and the focus goes to the next', async () => {
    await staging.update('cocktail', negroni, { ...inputOf('cocktail', negroni), glass: 'Coupe' });
    await staging.delete('whiskey', rye, ['w1']);
    await draw();
    await press('Remove change: Delete whiskey "Old Rye"');
    expect(screen.queryByText('Delete whiskey "Old Rye"')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Remove change: Update cocktail "Negroni"',
    );
    await press('Remove change: Update cocktail "Negroni"');
    expect(screen.getByText(/No pending changes/)).toBeTruthy();
  });

  it('says why the last try of a change failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('PATCH /api/cocktails/c1', refusal(400, 'Glass must not be empty'));
    await staging.update('cocktail', negroni, { ...inputOf('cocktail', negroni), glass: '' });
    await act(() => savePendingChanges(async () => 'stop').catch(() => undefined));
    await draw();
    expect(items()[0]?.textContent).toContain('Last attempt failed: Glass must not be empty');
  });

  it('says when this browser keeps nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const kept = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    await staging.create('cocktail', inputOf('cocktail', cocktail('', 'Gimlet')));
    await draw();
    expect(screen.getByText(/This browser can’t store pending changes/)).toBeTruthy();
    kept.mockRestore();
  });
});
