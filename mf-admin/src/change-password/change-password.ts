import { API } from '@peanut/contracts';
import { showToast, write } from '@peanut/web';
import { failureMessage } from '../form/failure-message';

/** Sets the admin password and says by a toast how it went. True when the new one counts. */
export async function changePassword(newPassword: string): Promise<boolean> {
  try {
    await write('POST', API.adminPassword, { newPassword });
  } catch (error) {
    const description = failureMessage(error, 'Failed to update password. Please try again.');
    showToast({ title: 'Error', description, variant: 'destructive' });
    return false;
  }
  showToast({ title: 'Password Updated', description: 'Password updated successfully' });
  return true;
}
