import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Elements } from '../elements';

/** What every field of a form can be given. */
export interface FieldProps {
  /** The visible label, and the name by which the field is found. */
  label: string;
  /** A sentence that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  /** Drawn below the field, such as who filled it in; it describes the control too. */
  note?: Elements;
  /** Id of a describing element outside the field. */
  describedBy?: string | undefined;
  className?: string;
}

/** What the control inside a field has to carry, so that label, error and hint belong to it. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  counter?: CharacterCount | undefined;
  children: (control: ControlProps) => ReactElement;
}

/** A label above, its control, and below it whatever there is to say about it. */
export function Field(props: Props) {
  const { label, hint, error, note, describedBy, counter, className, children } = props;
  const id = useId();
  const described = [
    error && `${id}-error`,
    hint && `${id}-hint`,
    counter && `${id}-counter`,
    note && `${id}-note`,
    describedBy,
  ].filter(Boolean);
  return (
    <div data-field className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm leading-6 tracking-wide text-cream-300">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <div className="min-w-0">
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {hint && (
            <p id={`${id}-hint`} className="mt-1.5 text-pretty break-words text-cream-500">
              {hint}
            </p>
          )}
        </div>
        {counter && <CharacterCounter id={`${id}-counter`} {...counter} />}
      </div>
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  );
}

/** What is wrong with a field, in words. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-sm text-pretty break-words text-danger">
      {children}
    </p>
  );
}

interface CharacterCount {
  count: number;
  max: number;
}

/** How much of the allowed length is used; it turns red past the limit. */
export function CharacterCounter({ id, count, max }: CharacterCount & { id: string }) {
  return (
    <p
      id={id}
      className={classNames(
        'mt-1.5 ml-auto shrink-0 tabular-nums',
        count > max ? 'font-medium text-danger' : 'text-cream-500',
      )}
    >
      {`${count}/${max} characters`}
    </p>
  );
}

/** The live counter of a field. Who draws the field counts: what a character is, is a rule of the product. */
export type CharacterLimit =
  | { maxCharacters?: undefined; characters?: number }
  | {
      /** Most characters; the person may type past it. */
      maxCharacters: number | undefined;
      /** How many the value has. */
      characters: number;
    };

export function counterOf(max: number | undefined, count = 0): CharacterCount | undefined {
  return max === undefined ? undefined : { count, max };
}

/** Looks of everything that is typed or chosen in: 44 px high at least, 16 px text so that phones do not zoom in. */
export const CONTROL_CLASSES =
  'focus-ring scheme-dark block min-h-11 w-full min-w-0 border border-cream-500/70 bg-ink-950/55 px-3.5 py-2 text-base ' +
  'text-cream-100 transition-colors placeholder:text-cream-500 hover:border-cream-300 focus-visible:border-accent ' +
  'focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50';
