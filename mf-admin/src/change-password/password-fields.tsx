import { PASSWORD } from '@peanut/contracts';
import { bindText } from '../form/bind-field';
import { PasswordField } from '../form/password-field';
import type { PasswordForm } from './use-password-form';

const CONTROL = { autoComplete: 'new-password', required: true };

/** The new password, twice. */
export function PasswordFields({ form }: { form: PasswordForm }) {
  return (
    <div className="grid gap-5">
      <PasswordField
        {...CONTROL}
        {...bindText(form, 'newPassword', 'New password')}
        hint={`${PASSWORD.min} characters or more`}
      />
      <PasswordField {...CONTROL} {...bindText(form, 'confirmation', 'Confirm password')} />
    </div>
  );
}
