import { CreateSpiritOptionRequest } from '@peanut/contracts/requests';
import { TextField } from '@peanut/ui';
import { useSpiritOptions } from '@peanut/web';
import type { SyntheticEvent } from 'react';
import { spiritsInOrder } from '../../drink/spirits';
import { bindText } from '../../form/bind-field';
import { BusyButton } from '../../form/busy-button';
import { useForm } from '../../form/use-form';
import { Message } from '../message';
import { addSpirit } from './spirit-calls';
import { SpiritList } from './spirit-list';

/** The spirits a cocktail can be made of. */
export function SpiritsTab({ newSpirit }: { newSpirit: NewSpirit }) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // From the button back to the field, for the next spirit.
    event.currentTarget.querySelector('input')?.focus();
    newSpirit.submit(event);
  };
  return (
    <>
      <p className="mb-6 text-pretty text-cream-300">
        Active spirits are offered in the cocktail form. Cocktails keep a spirit you deactivate later.
      </p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          autoComplete="off"
          required
          className="grow"
          {...bindText(newSpirit, 'name', 'New spirit')}
        />
        <BusyButton type="submit" isBusy={newSpirit.isSending} className="sm:mt-7.5">
          Add spirit
        </BusyButton>
      </form>
      <KnownSpirits />
    </>
  );
}

function KnownSpirits() {
  const options = useSpiritOptions();
  if (options.status === 'loading') return <Message>Loading spirits…</Message>;
  if (options.status === 'error') {
    return (
      <Message onRetry={options.retry}>
        The spirits couldn’t be loaded. Check your connection and try again.
      </Message>
    );
  }
  if (options.items.length === 0) return <Message>No spirits yet. Add the first one above.</Message>;
  return <SpiritList spirits={spiritsInOrder(options.items)} />;
}

/** The field for a new spirit; its problems are shown below it, without a toast. */
export function useNewSpirit() {
  const form = useForm({
    initial: { name: '' },
    toInput: ({ name }) => ({ name: name.trim(), isActive: true }),
    requestClass: CreateSpiritOptionRequest,
    onRefused: () => {},
  });
  const add = async ({ name }: { name: string }) => {
    if (await addSpirit(name)) form.reset();
  };
  return { ...form, submit: (event: SyntheticEvent<HTMLFormElement>) => form.submit(event, add) };
}

type NewSpirit = ReturnType<typeof useNewSpirit>;
