import { ENDPOINTS } from '@peanut/contracts';
import type { NewToast } from '@peanut/web';
import { callAsOwner } from '@peanut/editing';
import { failureMessage } from '../form/failure-message';

/** Sets the admin password, and gives the toast that says how it went. */
export async function changePassword(newPassword: string): Promise<NewToast> {
  try {
    await callAsOwner(ENDPOINTS.changePassword, { body: { newPassword } });
  } catch (error) {
    const description = failureMessage(error, 'Failed to update password. Please try again.');
    return { title: 'Error', description, variant: 'destructive' };
  }
  return { title: 'Password Updated', description: 'Password updated successfully' };
}
