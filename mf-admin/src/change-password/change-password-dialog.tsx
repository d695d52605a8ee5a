import { PASSWORD_TOO_SHORT } from '@peanut/contracts/requests';
import { Button } from '@peanut/ui';
import { showToast } from '@peanut/web';
import { useId } from 'react';
import { ModalDialog } from '../dialog/modal-dialog';
import { BusyButton } from '../form/busy-button';
import type { Problem } from '../form/problems';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { PasswordFields } from './password-fields';
import { usePasswordForm } from './use-password-form';

/** Changes the admin password, opened by the toolbar. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const form = usePasswordForm({ onRefused: toastRefusal, onChanged: onClose });
  const guard = useUnsavedGuard(form.isDirty);
  const askToClose = () => guard.leave(onClose);
  return (
    <>
      <ModalDialog
        title="Change Admin Password"
        description="Changing it signs everyone else out."
        size="small"
        onClose={askToClose}
        footer={
          <>
            <BusyButton variant="solid" type="submit" form={formId} isBusy={form.isSending}>
              Update Password
            </BusyButton>
            <Button onClick={askToClose}>Cancel</Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={form.submit} className="mt-6">
          <PasswordFields form={form} />
        </form>
      </ModalDialog>
      {guard.question}
    </>
  );
}

function toastRefusal({ field, message }: Problem): void {
  if (field === 'confirmation') {
    const description = 'Passwords do not match. Please try again.';
    return showToast({ title: 'Password Mismatch', description, variant: 'destructive' });
  }
  // The modal says it as a whole sentence.
  const description = message === PASSWORD_TOO_SHORT ? `${PASSWORD_TOO_SHORT} long.` : message;
  showToast({ title: 'Invalid Password', description, variant: 'destructive' });
}
