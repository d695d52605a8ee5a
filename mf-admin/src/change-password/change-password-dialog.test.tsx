import { polyfillDialog } from '@peanut/ui/testing';
import { enterAdminMode } from '@peanut/editing';
import { fireEvent, screen } from '@testing-library/react';
import { answer, calls, startFakeServices, refusal } from '../testing/fake-services';
import { field, press, renderAdmin, toastText, toastVariant } from '../testing/render-admin';
import { ChangePasswordDialog } from './change-password-dialog';

const SAVE = 'POST /api/admin/password';
const onClose = jest.fn();
const fill = (password: string, confirmation = password) => {
  fireEvent.change(field('New password'), { target: { value: password } });
  fireEvent.change(field('Confirm password'), { target: { value: confirmation } });
};

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  startFakeServices();
  answer(SAVE, {});
  await enterAdminMode('secret');
  await renderAdmin(<ChangePasswordDialog onClose={onClose} />);
});

describe('ChangePasswordDialog', () => {
  it('is named Change Admin Password and hides what is typed', () => {
    expect(screen.getByRole('dialog', { name: 'Change Admin Password' })).toBeTruthy();
    expect(field('New password').type).toBe('password');
    expect(field('Confirm password').type).toBe('password');
  });

  it.each([
    ['12345', '12345', 'Invalid Password: Password must be at least 6 characters long.', 'New password'],
    ['', '', 'Invalid Password: Password must be at least 6 characters long.', 'New password'],
    [
      'shaken1',
      'stirred1',
      'Password Mismatch: Passwords do not match. Please try again.',
      'Confirm password',
    ],
    [
      'x'.repeat(201),
      'x'.repeat(201),
      'Invalid Password: Password must be 200 characters or less',
      'New password',
    ],
  ])('refuses "%s", "%s"', async (password, confirmation, toast, focused) => {
    fill(password, confirmation);
    await press('Update Password');
    expect(toastText()).toBe(toast);
    expect(toastVariant()).toBe('destructive');
    expect(document.activeElement).toBe(field(focused));
    expect(calls.some(({ route }) => route === SAVE)).toBe(false);
  });

  it('updates the password, says so and closes', async () => {
    fill('shaken-not-stirred');
    await press('Update Password');
    expect(calls.find(({ route }) => route === SAVE)?.body).toEqual({ newPassword: 'shaken-not-stirred' });
    expect(toastText()).toBe('Password Updated: Password updated successfully');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ status: 503 }, 'Error: Failed to update password. Please try again.'],
    [refusal(503, 'The bar is closed for a moment.'), 'Error: The bar is closed for a moment.'],
    [new TypeError('Failed to fetch'), 'Error: Failed to update password. Please try again.'],
  ])('keeps the input when it fails with %j', async (given, toast) => {
    answer(SAVE, given);
    fill('shaken-not-stirred');
    await press('Update Password');
    expect(toastText()).toBe(toast);
    expect(field('New password').value).toBe('shaken-not-stirred');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before it throws a typed password away', async () => {
    fill('shaken');
    await press('Cancel');
    await press('Discard changes');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
