import { CreateSpiritOptionRequest } from '@peanut/contracts/requests';
import { useState, type SyntheticEvent } from 'react';
import { problemWith } from '../../form/problems';
import { addSpirit } from './spirit-calls';

/** The field for a new spirit. */
export function useNewSpirit() {
  const [name, setName] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const problem = problemWith(CreateSpiritOptionRequest, 'name', name.trim());

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    if (isAdding) return;
    setSubmitted(problem !== undefined);
    if (problem) return;
    setAdding(true);
    const isAdded = await addSpirit(name.trim());
    setAdding(false);
    if (isAdded) setName('');
  };

  return { name, setName, problem: isSubmitted ? problem : undefined, isAdding, submit };
}

export type NewSpirit = ReturnType<typeof useNewSpirit>;
