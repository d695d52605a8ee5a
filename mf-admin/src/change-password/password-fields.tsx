import { PASSWORD } from '@peanut/contracts';
import { TextField } from '@peanut/ui';
import { bindText } from '../form/bind-field';
import type { PasswordForm } from './use-password-form';

const CONTROL = { type: 'password', autoComplete: 'new-password', required: true };

/** The new password, twice. */
export function PasswordFields({ form }: { form: PasswordForm }) {
  return (
    <div className="grid gap-5">
      <TextField
        {...CONTROL}
        {...bindText(form, 'newPassword', 'New password')}
        hint={`${PASSWORD.min} characters or more`}
      />
      <TextField {...CONTROL} {...bindText(form, 'confirmation', 'Confirm password')} />
    </div>
  );
}
