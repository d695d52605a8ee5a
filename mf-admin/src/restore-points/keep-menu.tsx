import { CreateRestorePointRequest } from '@peanut/contracts/requests';
import { CONTROL_CLASSES, FieldError } from '@peanut/ui';
import { useId } from 'react';
import { BusyButton } from '../form/busy-button';
import { useForm } from '../form/use-form';
import { keepMenu } from './point-calls';

/** Makes a restore point by hand, with a name or without one. */
export function KeepMenu() {
  const errorId = useId();
  const form = useForm({
    initial: { name: '' },
    toInput: ({ name }) => ({ name: name.trim() === '' ? null : name.trim() }),
    requestClass: CreateRestorePointRequest,
    onRefused: () => {},
  });
  const error = form.errorOf('name');
  return (
    <form
      noValidate
      onSubmit={(event) =>
        form.submit(event, async ({ name }) => {
          if (await keepMenu(name ?? '')) form.reset();
        })
      }
      className="w-full p-0! whitespace-normal! sm:flex-auto!"
    >
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          type="text"
          name="name"
          aria-label="Name (optional)"
          placeholder="Name (optional)"
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          value={form.values.name}
          onChange={({ target }) => form.setValues({ name: target.value })}
          className={`${CONTROL_CLASSES} min-h-12`}
        />
        <BusyButton
          type="submit"
          isBusy={form.isSending}
          className="min-h-12! shrink-0 px-3! text-balance sm:px-6!"
        >
          Keep the menu as it is now
        </BusyButton>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </form>
  );
}
