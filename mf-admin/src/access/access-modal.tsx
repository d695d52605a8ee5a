import { Button } from '@peanut/ui';
import { closeAccessModal, showToast, useSessionStatus } from '@peanut/web';
import { enterAdminMode } from '@peanut/web/admin';
import { useId, useRef, useState, type FormEvent } from 'react';
import { AdminDialog } from '../dialog/admin-dialog';
import { refusalText } from './refusal';

const INVITATION = 'Give the password of the house to edit the menu.';
const SESSION_ENDED = 'Your admin session ran out. Everything pending is kept: give the password to go on.';

/** Asks for the admin password. */
export function AccessModal() {
  const [password, setPassword] = useState('');
  const [isVerifying, setVerifying] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasExpired = useSessionStatus() === 'expired';

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (!password.trim() || isVerifying) return;
    setVerifying(true);
    try {
      await enterAdminMode(password);
      setPassword('');
      showToast({ title: 'Admin Access Granted', description: 'You can now edit the menu.' });
    } catch (error) {
      showToast({ title: 'Access Denied', description: refusalText(error), variant: 'destructive' });
      field.current?.select();
    } finally {
      setVerifying(false);
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
          <Button variant="solid" type="submit" form={`${id}-form`} disabled={isVerifying}>
            {isVerifying ? 'Verifying...' : 'Access Admin'}
          </Button>
          <Button onClick={closeAccessModal}>Cancel</Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void enter(event)} className="mt-6">
        <label htmlFor={`${id}-password`} className="caps text-cream-300">
          Admin password
        </label>
        <input
          ref={field}
          id={`${id}-password`}
          type="password"
          name="password"
          autoComplete="current-password"
          placeholder="Enter admin password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          className="focus-ring mt-2 block min-h-12 w-full border border-cream-500/60 bg-ink-950/60 px-4 text-cream-100 placeholder:text-cream-500"
        />
      </form>
    </AdminDialog>
  );
}
