import { useId, type ReactElement, type ReactNode } from 'react';
import type { Elements } from '../elements';
import { classNames } from '../class-names';
import { CharacterCounter, type CharacterCount } from './character-counter';

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
  /** Id of what describes the control and stands elsewhere. */
  describedBy?: string | undefined;
  className?: string;
}

/** What the control inside a field has to carry, so that label, error and hint belong to it. */
export interface ControlProps {
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
