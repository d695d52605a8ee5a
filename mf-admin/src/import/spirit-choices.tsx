import { Button, SelectField } from '@peanut/ui';
import { useId } from 'react';
import { NO_SPIRIT, type SpiritChoices as Choices, type UnknownSpirit } from './spirits';

interface SpiritChoicesProps {
  unknown: readonly UnknownSpirit[];
  /** The spirits on the bar's list. */
  active: readonly string[];
  chosen: Choices;
  /** Gives each of the spirits the one that the function finds for its key; undefined takes the choice back. */
  onChoose: (keys: readonly string[], spirit: (key: string) => string | undefined) => void;
}

/** Asks what the drinks get whose spirit is not on the bar's list, or that name none. Nothing is added unasked. */
export function SpiritChoices({ unknown, active, chosen, onChoose }: SpiritChoicesProps) {
  const id = useId();
  if (unknown.length === 0) return null;
  const open = unknown.find(({ key }) => key === NO_SPIRIT);
  const named = unknown.filter(({ key }) => key !== NO_SPIRIT);
  const names = new Map(named.map(({ key, name }) => [key, name]));
  const choiceOf = (key: string) => ({
    value: chosen.get(key) ?? '',
    onChange: (spirit: string) => onChoose([key], () => spirit || undefined),
  });
  return (
    <section aria-labelledby={id} className="mt-6 border border-accent/35 bg-accent/6 px-4 py-5 sm:px-6">
      <h4 id={id} className="font-medium text-cream-100">
        Spirits
      </h4>
      {named.length > 0 && <p className="mt-1 text-pretty break-words text-cream-300">{sentence(named)}</p>}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {open && (
          <SelectField
            label={`No spirit found (${open.drinks})`}
            options={openOptions(active)}
            {...choiceOf(NO_SPIRIT)}
          />
        )}
        {named.map(({ key, name }) => (
          <SelectField key={key} label={name} options={optionsFor(name, active)} {...choiceOf(key)} />
        ))}
      </div>
      {named.length > 1 && (
        <Button
          className="mt-5"
          onClick={() => onChoose([...names.keys()], (key) => names.get(key))}
        >{`Add all ${named.length} spirits`}</Button>
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

const addition = (name: string) => ({ value: name, text: `Add “${name}” to the list` });

const optionsFor = (name: string, active: readonly string[]) => [
  { value: '', text: 'Leave its drinks out' },
  addition(name),
  ...active.map((value) => ({ value, text: `Use ${value} instead` })),
];

const ALCOHOL_FREE = 'alcohol-free';
const MEANS_ALCOHOL_FREE =
  /^(?:(?:alcohol|spirit)[ -]?free|non[ -]?alcoholic|(?:no|zero)[ -](?:alcohol|proof))$/i;

/** Most drinks without a spirit are made without alcohol. */
function openOptions(active: readonly string[]) {
  const own = active.find((name) => MEANS_ALCOHOL_FREE.test(name.trim()));
  return [
    { value: '', text: 'Leave these drinks out' },
    own === undefined ? addition(ALCOHOL_FREE) : { value: own },
    ...active.filter((name) => name !== own).map((value) => ({ value })),
  ];
}
