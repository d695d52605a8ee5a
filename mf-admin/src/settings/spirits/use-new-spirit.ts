import { CreateSpiritOptionRequest } from '@peanut/contracts/requests';
import type { SyntheticEvent } from 'react';
import { useForm } from '../../form/use-form';
import { addSpirit } from './spirit-calls';

/** The field for a new spirit: what is wrong with it stands below it, and nowhere else. */
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

export type NewSpirit = ReturnType<typeof useNewSpirit>;
