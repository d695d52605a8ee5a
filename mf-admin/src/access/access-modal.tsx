import { Button, TextField } from '@peanut/ui';
import { closeAccessModal, showToast, useSessionStatus } from '@peanut/web';
import { enterAdminMode } from '@peanut/web/admin';
import { useId, useRef } from 'react';
import { AdminDialog } from '../dialog/admin-dialog';
import { bindText } from '../form/bind-field';
import { useForm } from '../form/use-form';
import { refusalText } from './refusal';

const INVITATION = 'Give the password of the house to edit the menu.';
const SESSION_ENDED = 'Your admin session ran out. Everything pending is kept: give the password to go on.';

/** Asks for the admin password. */
export function AccessModal() {
  // What is wrong with the password, the service alone may say.
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
      showToast({ title: 'Admin Access Granted', description: 'You can now edit the menu.' });
    } catch (error) {
      showToast({ title: 'Access Denied', description: refusalText(error), variant: 'destructive' });
      field.current?.select();
    }
  };

  return (
    <AdminDialog
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
        <TextField
          ref={field}
          type="password"
          autoComplete="current-password"
          placeholder="Enter admin password"
          data-autofocus
          {...bindText(form, 'password', 'Admin password')}
        />
      </form>
    </AdminDialog>
  );
}
