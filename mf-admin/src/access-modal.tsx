import { Button } from '@peanut/ui';
import { ApiError, closeAccessModal, showToast, useSessionStatus } from '@peanut/web';
import { enterAdminMode } from '@peanut/editing';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ModalDialog } from './dialog/modal-dialog';
import { bindText } from './form/bind-field';
import { PasswordField } from './form/password-field';
import { useForm } from './form/use-form';

const INVITATION = 'Enter the admin password to edit the menu.';
const SESSION_ENDED = 'Your session expired. Enter the password to continue. Your pending changes are kept.';

/** Asks for the admin password. */
export function AccessModal() {
  // Only the service may say what is wrong with the password.
  const form = useForm({
    initial: { password: '' },
    toInput: (values) => values,
    findProblems: () => [],
  });
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasExpired = useSessionStatus() === 'expired';

  const enter = async ({ password }: { password: string }) => {
    if (!password.trim()) return;
    try {
      await enterAdminMode(password);
      form.reset();
      // A toast ends with the dialog it is shown in.
      flushSync(closeAccessModal);
      showToast({ title: 'Admin Access Granted', description: 'You can now edit the menu.' });
    } catch (error) {
      showToast({ title: 'Access Denied', description: refusalText(error), variant: 'destructive' });
      field.current?.select();
    }
  };

  return (
    <ModalDialog
      title="Admin Access"
      size="small"
      description={hasExpired ? SESSION_ENDED : INVITATION}
      onClose={closeAccessModal}
      footer={
        <>
          <Button variant="solid" type="submit" form={`${id}-form`} disabled={form.isSending}>
            {form.isSending ? 'Verifying...' : 'Access Admin'}
          </Button>
          <Button onClick={closeAccessModal}>Cancel</Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => form.submit(event, enter)} className="mt-6">
        <PasswordField
          ref={field}
          autoComplete="current-password"
          placeholder="Enter admin password"
          data-autofocus
          {...bindText(form, 'password', 'Admin password')}
        />
      </form>
    </ModalDialog>
  );
}

const WRONG_PASSWORD = 'Incorrect password. Please try again.';
const NO_COOKIE =
  'Your browser refuses the cookie that keeps you logged in. Allow cookies for this site and try again.';

/** Why the password did not open admin mode, and what to do about it, in a sentence. */
function refusalText(error: unknown): string {
  // By its name: the page may hold an older version of what throws it, without that class.
  if (error instanceof Error && error.name === 'CookieRefusedError') return NO_COOKIE;
  if (!(error instanceof ApiError)) {
    return 'The bar can’t be reached. Check your connection and try again.';
  }
  // 400: the text cannot be a password.
  if (error.status === 401 || error.status === 400) return WRONG_PASSWORD;
  if (error.status === 429) {
    return error.serverMessage ?? 'Too many wrong passwords. Please wait a minute and try again.';
  }
  return 'Passwords can’t be checked right now. Please try again in a moment.';
}
