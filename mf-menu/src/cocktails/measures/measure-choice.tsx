import { useId } from 'react';
import { setMeasures, useMeasures } from './chosen-measures';
import type { Measures } from './measured-line';

const CHOICES = [
  { measures: 'as-written', text: 'As written' },
  { measures: 'ml', text: 'ml' },
  { measures: 'oz', text: 'oz' },
] as const satisfies { measures: Measures; text: string }[];

/** Chooses the measures of every recipe. */
export function MeasureChoice() {
  const chosen = useMeasures();
  // Each card has a group of its own.
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Measures" className="flex flex-wrap border border-paper-soft/50">
      {CHOICES.map(({ measures, text }) => (
        <label
          key={measures}
          className="view-choice relative flex min-h-11 min-w-11 grow items-center justify-center px-1 text-sm whitespace-nowrap transition has-checked:bg-paper-ink has-checked:text-paper"
        >
          <input
            type="radio"
            name={name}
            checked={measures === chosen}
            onChange={() => setMeasures(measures)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
