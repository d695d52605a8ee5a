import { polyfillDialog } from '@peanut/ui/testing';
import { enterAdminMode, exitAdminMode, openAdminDialog, staging } from '@peanut/editing';
import { queryClient } from '@peanut/web';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import AdminOverlay from '../admin-overlay';
import { cocktail, whiskey } from '../testing/drinks';
import { answer, startFakeServices } from '../testing/fake-services';
import { field, flushAsync, press, renderAdmin, type } from '../testing/render-admin';

type Dialog = Parameters<typeof openAdminDialog>[0];
const ADD = { kind: 'add', entityType: 'cocktail' } as const;
const EDIT = { kind: 'edit', entityType: 'cocktail', itemId: 'c1' } as const;
const POUR = { kind: 'add', entityType: 'whiskey' } as const;

const notice = () => screen.queryByText('Your unsaved text is back');

async function open(dialog: Dialog): Promise<void> {
  await renderAdmin(<AdminOverlay />);
  await act(async () => {
    openAdminDialog(dialog);
    await flushAsync();
  });
}

/** The phone drops the page: no dialog is closed, nothing is asked. The owner comes back and opens a form. */
async function dropPageAndOpen(dialog: Dialog): Promise<void> {
  cleanup();
  await open(dialog);
}

beforeAll(polyfillDialog);
beforeEach(async () => {
  queryClient.clear();
  startFakeServices();
  answer('GET /api/cocktails', { body: [cocktail('c1', 'Negroni')] });
  answer('GET /api/whiskeys', { body: [whiskey('w1', 'Old Rye')] });
  answer('GET /api/spirit-options', {
    body: ['bourbon', 'gin'].map((name) => ({ id: name, name, isActive: true, sortOrder: 0, createdAt: '' })),
  });
  await enterAdminMode('secret');
  await staging.clear();
});
afterEach(() => act(exitAdminMode));

describe('a form of a page that was dropped', () => {
  it('has all that was typed when it is opened again, and says so', async () => {
    await open(ADD);
    type('Name', 'Paper Plane');
    type('Ingredient 1', 'bourbon');
    type('Describe the cocktail', 'equal parts');
    fireEvent.click(field('Visible on menu'));
    expect(notice()).toBeNull();
    await dropPageAndOpen(ADD);
    expect(notice()).toBeTruthy();
    expect(field('Name').value).toBe('Paper Plane');
    expect(field('Ingredient 1').value).toBe('bourbon');
    expect(field('Describe the cocktail').value).toBe('equal parts');
    expect(field('Visible on menu').checked).toBe(false);
  });

  it('keeps each form for itself: of each drink, and of a new one of each kind', async () => {
    await open(EDIT);
    type('Glass', 'Tumbler');
    await dropPageAndOpen(POUR);
    expect(notice()).toBeNull();
    type('Name', 'A Pour');
    await dropPageAndOpen(ADD);
    expect(field('Name').value).toBe('');
    await dropPageAndOpen(EDIT);
    expect([field('Name').value, field('Glass').value]).toEqual(['Negroni', 'Tumbler']);
    await dropPageAndOpen(POUR);
    expect(field('Name').value).toBe('A Pour');
  });

  it('lays only what was typed over the drink as it is by now', async () => {
    await open(EDIT);
    type('Glass', 'Tumbler');
    cleanup();
    queryClient.clear();
    answer('GET /api/cocktails', { body: [cocktail('c1', 'Negroni', { ice: 'Crushed' })] });
    await dropPageAndOpen(EDIT);
    expect([field('Glass').value, field('Ice').value]).toEqual(['Tumbler', 'Crushed']);
  });

  it('is as new after Discard', async () => {
    await open(ADD);
    type('Name', 'Paper Plane');
    type('Describe the cocktail', 'equal parts');
    await dropPageAndOpen(ADD);
    await press('Discard');
    expect([field('Name').value, field('Describe the cocktail').value]).toEqual(['', '']);
    expect(notice()).toBeNull();
    await dropPageAndOpen(ADD);
    expect(notice()).toBeNull();
  });
});

describe('a draft is gone', () => {
  const draft = () => Object.keys(localStorage).filter((key) => key.startsWith('admin-draft:'));

  it('when it was staged', async () => {
    await open(EDIT);
    type('Glass', 'Tumbler');
    type('What should change?', 'in a tumbler');
    expect(draft()).toHaveLength(1);
    await press('Stage changes');
    expect(draft()).toEqual([]);
  });

  it('when the owner threw it away', async () => {
    await open(EDIT);
    type('Glass', 'Tumbler');
    type('What should change?', 'in a tumbler');
    await press('Cancel');
    await press('Discard changes');
    expect(draft()).toEqual([]);
  });

  it('after Exit', async () => {
    await open(EDIT);
    type('Glass', 'Tumbler');
    await act(exitAdminMode);
    expect(draft()).toEqual([]);
  });

  it('for a page of another version', async () => {
    localStorage.setItem('admin-draft:cocktail:new', '{"version":2,"values":{"name":7},"request":"x"}');
    await open(ADD);
    expect(notice()).toBeNull();
  });
});
