import { PASSWORD } from '@peanut/contracts';
import { TextField } from '@peanut/ui';
import type { PasswordForm } from './use-password-form';

/** The new password, twice. */
export function PasswordFields({ form }: { form: PasswordForm }) {
  const errorOf = (field: 'new' | 'confirm') =>
    form.problem?.field === field ? form.problem.message : undefined;
  return (
    <div className="grid gap-5">
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        hint={`${PASSWORD.min} characters or more`}
        value={form.password}
        onChange={form.setPassword}
        error={errorOf('new')}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
        value={form.confirmation}
        onChange={form.setConfirmation}
        error={errorOf('confirm')}
      />
    </div>
  );
}
