import { polyfillDialog } from '@peanut/ui/testing';
import { queryClient } from '@peanut/web';
import { closeAdminDialog, enterAdminMode, useAdminDialog } from '@peanut/editing';
import { fireEvent, screen } from '@testing-library/react';
import { answer, calls, startFakeServices, refusal } from '../testing/fake-services';
import { field, press, renderAdmin, toastText, type } from '../testing/render-admin';
import { SettingsDialog } from './settings-dialog';

const onClose = jest.fn();
const onExit = jest.fn();
const Asked = () => <output data-testid="asked">{useAdminDialog()?.kind}</output>;
const tab = (name: string) => screen.getByRole('tab', { name });

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  closeAdminDialog();
  queryClient.clear();
  startFakeServices();
  answer('GET /api/spirit-options', { body: [] });
  for (const key of [
    'bar_name',
    'bar_subtitle',
    'accent_color',
    'clear_undo_after_save',
    'landing_page_image',
    'hide_unavailable',
  ]) {
    answer(`GET /api/admin/settings/${key}`, { body: { key, value: null } });
  }
  answer('POST /api/admin/password', {});
  await enterAdminMode('secret');
  await renderAdmin(
    <>
      <SettingsDialog onClose={onClose} onExit={onExit} />
      <Asked />
    </>,
  );
});

describe('SettingsDialog', () => {
  it('is named Admin Settings and has its three tabs, the first one open', () => {
    expect(screen.getByRole('dialog', { name: 'Admin Settings' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Security',
      'Spirits',
      'Appearance',
    ]);
    expect(tab('Security').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: 'Security' })).toBeTruthy();
  });

  it('walks through the tabs by the arrow keys, Home and End', () => {
    const walk = (key: string) => {
      if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
      return document.activeElement?.textContent;
    };
    tab('Security').focus();
    expect(walk('ArrowRight')).toBe('Spirits');
    expect(walk('End')).toBe('Appearance');
    expect(walk('ArrowRight')).toBe('Security');
    expect(walk('ArrowLeft')).toBe('Appearance');
    expect(walk('Home')).toBe('Security');
    expect(tab('Spirits').tabIndex).toBe(-1);
    expect(tab('Security').tabIndex).toBe(0);
  });

  it('closes by Done', async () => {
    await press('Done');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves admin mode by the given way', async () => {
    await press('Exit Admin Mode');
    expect(onExit).toHaveBeenCalledTimes(1);
  });

  it('asks before it throws input away, in whichever tab', async () => {
    type('New password', 'x');
    fireEvent.click(tab('Spirits'));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    await press('Discard changes');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('offers to save a new look on the way out, from whichever tab, and stays where that fails', async () => {
    answer('PUT /api/admin/settings/bar_name', refusal(503, 'Asleep.'));
    type('Bar name', 'Zum Erdnuss');
    await press('Done');
    await press('Save');
    expect(toastText()).toBe('Error: Asleep.');
    expect(onClose).not.toHaveBeenCalled();
    expect(tab('Appearance').getAttribute('aria-selected')).toBe('true');
    answer('PUT /api/admin/settings/bar_name', {});
    await press('Done');
    await press('Save');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(toastText()).toBe('Success: Appearance saved successfully');
  });

  it('opens the image dialog in its place', async () => {
    fireEvent.click(tab('Appearance'));
    await press('Change photo');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('asked').textContent).toBe('change-image');
  });
});

describe('Security', () => {
  const fill = (password: string, confirmation = password) => {
    type('New password', password);
    type('Confirm password', confirmation);
  };

  it.each([
    ['12345', '12345', 'Password must be at least 6 characters', 'New password'],
    ['shaken1', 'stirred1', "Passwords don't match", 'Confirm password'],
  ])('refuses "%s", "%s" at the field', async (password, confirmation, message, label) => {
    fill(password, confirmation);
    await press('Update Password');
    const error = screen.getByText(message);
    expect(field(label).getAttribute('aria-describedby')).toContain(error.id);
    expect(document.activeElement).toBe(field(label));
    expect(calls.some(({ route }) => route === 'POST /api/admin/password')).toBe(false);
  });

  it('updates the password and empties the fields', async () => {
    fill('shaken-not-stirred');
    await press('Update Password');
    expect(toastText()).toBe('Password Updated: Password updated successfully');
    expect(field('New password').value).toBe('');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows what the server says', async () => {
    answer('POST /api/admin/password', refusal(400, 'Password has characters that cannot be stored'));
    fill('shaken-not-stirred');
    await press('Update Password');
    expect(toastText()).toBe('Error: Password has characters that cannot be stored');
  });
});
