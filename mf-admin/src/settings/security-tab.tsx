import { PasswordFields } from '../change-password/password-fields';
import type { PasswordForm } from '../change-password/use-password-form';
import { BusyButton } from '../form/busy-button';

/** Changes the admin password. */
export function SecurityTab({ form }: { form: PasswordForm }) {
  return (
    <form noValidate onSubmit={form.submit}>
      <p className="mb-6 text-pretty text-cream-300">
        One password opens admin mode. Changing it signs everyone else out.
      </p>
      <PasswordFields form={form} />
      <BusyButton variant="solid" type="submit" isBusy={form.isSending} className="mt-7 w-full sm:w-auto">
        Update Password
      </BusyButton>
    </form>
  );
}
