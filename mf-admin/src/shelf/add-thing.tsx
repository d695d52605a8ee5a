import { CreateShelfThingRequest } from '@peanut/contracts/requests';
import { CONTROL_CLASSES, FieldError } from '@peanut/ui';
import { type SyntheticEvent, useId } from 'react';
import { BusyButton } from '../form/busy-button';
import { useForm } from '../form/use-form';
import { addThing } from './shelf-calls';

type NewThing = ReturnType<typeof useNewThing>;

/** The field for a new thing; its problems are shown below it, without a toast. */
export function useNewThing(onAdded: (id: string) => void) {
  const form = useForm({
    initial: { name: '' },
    toInput: ({ name }) => ({ name: name.trim() }),
    requestClass: CreateShelfThingRequest,
    onRefused: () => {},
  });
  const add = async ({ name }: { name: string }) => {
    const added = await addThing(name);
    if (!added) return;
    form.reset();
    onAdded(added.id);
  };
  return { ...form, submit: (event: SyntheticEvent<HTMLFormElement>) => form.submit(event, add) };
}

/** Stays at the foot of the dialog, where a thumb reaches it. */
export function AddThing({ form }: { form: NewThing }) {
  const errorId = useId();
  const error = form.errorOf('name');
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // From the button back to the field, for the next thing.
    event.currentTarget.querySelector('input')?.focus();
    form.submit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="w-full p-0! whitespace-normal! sm:flex-auto!">
      <div className="flex gap-2">
        <input
          type="text"
          name="name"
          aria-label="Add to the shelf"
          placeholder="Add to the shelf"
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          value={form.values.name}
          onChange={({ target }) => form.setValues({ name: target.value })}
          className={`${CONTROL_CLASSES} min-h-12`}
        />
        <BusyButton type="submit" isBusy={form.isSending} className="min-h-12!">
          Add
        </BusyButton>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </form>
  );
}
