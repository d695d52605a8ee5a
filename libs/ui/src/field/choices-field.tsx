import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { Elements } from '../elements';
import { FieldError } from './field';

export interface ChoicesFieldProps {
  /** The group's name. */
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  /** How many there are of an option, drawn beside it; it describes the checkbox. */
  countOf?: (option: string) => number;
  /** Called with what is chosen, in the order of the options. */
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
  note?: Elements;
}

/** Any number of fixed words, a chip each. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, options, chosen, countOf, onChange, error, note } = props;
  const id = useId();
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean);
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.filter((one) => (one === option ? isChosen : chosen.includes(one))));
  return (
    <fieldset className="min-w-0" aria-describedby={described.join(' ') || undefined}>
      <legend className="mb-1.5 text-sm leading-6 tracking-wide text-cream-300">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option}
            className="relative inline-flex min-h-11 cursor-pointer items-center max-w-full gap-2 border border-cream-500/70 px-4 max-[16rem]:gap-1 max-[16rem]:px-2 text-cream-300 transition-colors select-none hover:border-cream-300 hover:text-cream-100 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-cream-100"
          >
            <input
              type="checkbox"
              className="focus-ring peer absolute inset-0 cursor-pointer appearance-none"
              aria-describedby={countOf && `${id}-count-${index}`}
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            {chosen.includes(option) && <Check aria-hidden className="-ml-1 size-4 text-accent" />}
            <span dir="auto" className="min-w-0 break-words">
              {option}
            </span>
            {countOf && (
              <span aria-hidden id={`${id}-count-${index}`} className="text-sm text-cream-500 tabular-nums">
                {countOf(option)}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {note && <div id={`${id}-note`}>{note}</div>}
    </fieldset>
  );
}
