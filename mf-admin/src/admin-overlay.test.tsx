import { inputOf } from '@peanut/contracts';
import { polyfillDialog } from '@peanut/ui/testing';
import { queryClient } from '@peanut/web';
import { enterAdminMode, exitAdminMode, openAdminDialog, staging } from '@peanut/editing';
import { act, fireEvent, screen } from '@testing-library/react';
import AdminOverlay from './admin-overlay';
import { cocktail, whiskey } from './testing/drinks';
import { answer, calls, startFakeServices } from './testing/fake-services';
import { button, flushAsync, press, renderAdmin, toastText } from './testing/render-admin';

const toolbar = () => screen.queryByRole('toolbar', { name: 'Admin toolbar' });

beforeAll(polyfillDialog);
beforeEach(async () => {
  startFakeServices();
  answer('GET /api/cocktails', { body: [cocktail('c1', 'Negroni')] });
  answer('GET /api/whiskeys', { body: [whiskey('w1', 'Old Rye')] });
  answer('GET /api/spirit-options', { body: [] });
  await queryClient.resetQueries();
  await enterAdminMode('secret');
  await staging.clear();
});
afterEach(() => act(exitAdminMode));

const ask = (dialog: Parameters<typeof openAdminDialog>[0]) =>
  act(async () => {
    openAdminDialog(dialog);
    await flushAsync();
  });

describe('AdminOverlay', () => {
  it('shows the toolbar in admin mode alone', async () => {
    await renderAdmin(<AdminOverlay />);
    expect(toolbar()).toBeTruthy();
    await act(exitAdminMode);
    expect(toolbar()).toBeNull();
  });

  it('leaves admin mode at once when nothing is pending', async () => {
    await renderAdmin(<AdminOverlay />);
    await press('Exit');
    expect(toolbar()).toBeNull();
    expect(calls.some(({ route }) => route === 'DELETE /api/admin/session')).toBe(true);
  });

  it.each(['the toolbar', 'the settings'])('asks first when something is pending, in %s', async (place) => {
    await staging.create('cocktail', inputOf('cocktail', cocktail('', 'Gimlet')));
    await renderAdmin(<AdminOverlay />);
    if (place === 'the settings') await press('Settings');
    await press(place === 'the settings' ? 'Exit Admin Mode' : 'Exit');
    expect(screen.getByRole('alertdialog', { name: 'Exit Admin Mode' })).toBeTruthy();
    await press('Exit & Discard');
    expect(toolbar()).toBeNull();
  });

  it('drops what was told in a form when its question opens, and tells what was staged once the form has closed', async () => {
    await renderAdmin(<AdminOverlay />);
    await ask({ kind: 'edit', entityType: 'cocktail', itemId: 'c1' });
    const glass = screen.getByLabelText('Glass');
    fireEvent.change(glass, { target: { value: '' } });
    await press('Stage changes');
    expect(toastText()).toBe('Validation Error: Glass is required');
    fireEvent.keyDown(glass, { key: 'Escape' });
    await act(flushAsync);
    expect(toastText()).not.toContain('Validation Error');
    await press('Keep editing');
    fireEvent.change(glass, { target: { value: 'Coupe' } });
    await press('Stage changes');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toastText()).toBe('Change Staged: Cocktail update has been staged. Click "Save" to apply.');
    await press('Exit');
    expect(toastText()).not.toContain('Change Staged');
    await press('Exit & Discard');
  });

  it('leaves the focus on the page after Exit', async () => {
    await renderAdmin(
      <>
        <main id="main" tabIndex={-1} />
        <AdminOverlay />
      </>,
    );
    act(() => button('Exit').focus());
    await press('Exit');
    expect(document.activeElement?.id).toBe('main');
  });

  it.each([
    [{ kind: 'add', entityType: 'cocktail' }, 'Add New Cocktail'],
    [{ kind: 'add', entityType: 'whiskey' }, 'Add New Whiskey'],
    [{ kind: 'edit', entityType: 'cocktail', itemId: 'c1' }, 'Edit Cocktail'],
    [{ kind: 'edit', entityType: 'whiskey', itemId: 'w1' }, 'Edit Whiskey'],
    [{ kind: 'change-image' }, 'Change Image'],
  ] as const)('answers %j with %s', async (dialog, title) => {
    await renderAdmin(<AdminOverlay />);
    await ask(dialog);
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it('answers the wish to delete with its question', async () => {
    await renderAdmin(<AdminOverlay />);
    await ask({ kind: 'delete', entityType: 'whiskey', itemId: 'w1' });
    expect(screen.getByRole('alertdialog', { name: 'Delete Whiskey' })).toBeTruthy();
  });

  it.each([
    ['Settings', 'Admin Settings'],
    ['Change password', 'Change Admin Password'],
    ['Pending changes', 'Pending changes'],
  ])('opens from the toolbar: %s', async (control, title) => {
    await renderAdmin(<AdminOverlay />);
    await press(control);
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });
});
