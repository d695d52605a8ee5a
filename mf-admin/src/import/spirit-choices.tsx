import { Button, SelectField } from '@peanut/ui';
import { useId } from 'react';
import type { SpiritChoices as Choices, UnknownSpirit } from './spirits';

interface SpiritChoicesProps {
  unknown: readonly UnknownSpirit[];
  /** The spirits on the bar's list. */
  active: readonly string[];
  chosen: Choices;
  /** Gives each of the spirits the one that the function finds for its key; undefined takes the choice back. */
  onChoose: (keys: readonly string[], spirit: (key: string) => string | undefined) => void;
}

/** Asks what the drinks of spirits get that are not on the bar's list. Nothing is added unasked. */
export function SpiritChoices({ unknown, active, chosen, onChoose }: SpiritChoicesProps) {
  const id = useId();
  if (unknown.length === 0) return null;
  const names = new Map(unknown.map(({ key, name }) => [key, name]));
  return (
    <section aria-labelledby={id} className="mt-6 border border-accent/35 bg-accent/6 px-4 py-5 sm:px-6">
      <h4 id={id} className="font-medium text-cream-100">
        Spirits
      </h4>
      <p className="mt-1 text-pretty break-words text-cream-300">{sentence(unknown)}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {unknown.map(({ key, name }) => (
          <SelectField
            key={key}
            label={name}
            value={chosen.get(key) ?? ''}
            options={optionsFor(name, active)}
            onChange={(spirit) => onChoose([key], () => spirit || undefined)}
          />
        ))}
      </div>
      {unknown.length > 1 && (
        <Button
          className="mt-5"
          onClick={() => onChoose([...names.keys()], (key) => names.get(key))}
        >{`Add all ${unknown.length} spirits`}</Button>
      )}
    </section>
  );
}

/** "These spirits are not on your list: Mezcal (3 drinks), Pisco (1 drink)." */
function sentence(unknown: readonly UnknownSpirit[]): string {
  const named = unknown.map(({ name, drinks }) => `${name} (${drinks} ${drinks === 1 ? 'drink' : 'drinks'})`);
  const start = unknown.length === 1 ? 'This spirit is' : 'These spirits are';
  return `${start} not on your list: ${named.join(', ')}`;
}

const optionsFor = (name: string, active: readonly string[]) => [
  { value: '', text: 'Leave its drinks out' },
  { value: name, text: `Add “${name}” to the list` },
  ...active.map((value) => ({ value, text: `Use ${value} instead` })),
];
