import { ENDPOINTS } from '@peanut/contracts';
import { showToast } from '@peanut/web';
import { callAsOwner } from '@peanut/editing';
import { failureMessage } from '../form/failure-message';

/** Sets the admin password and says by a toast how it went. True when the new one counts. */
export async function changePassword(newPassword: string): Promise<boolean> {
  try {
    await callAsOwner(ENDPOINTS.changePassword, { body: { newPassword } });
  } catch (error) {
    const description = failureMessage(error, 'Failed to update password. Please try again.');
    showToast({ title: 'Error', description, variant: 'destructive' });
    return false;
  }
  showToast({ title: 'Password Updated', description: 'Password updated successfully' });
  return true;
}
