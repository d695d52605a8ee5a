import { characterCount } from '@peanut/contracts';
import type { Elements } from '@peanut/ui';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import type { FormApi } from './use-form';

/** The names of the values that are of this type. */
export type NamesOf<Values, T> = {
  [Name in keyof Values]: Values[Name] extends T ? Name : never;
}[keyof Values] &
  string;

/** The mark of a field that AI changed or guessed; nothing for any other. */
export function aiMark<Values extends object>(
  form: FormApi<Values>,
  name: keyof Values & string,
  label: string,
): Elements {
  const isChanged = name in form.aiChanged;
  const isGuess = form.isGuess(name);
  if (!isChanged && !isGuess) return undefined;
  const onPutBack = isChanged ? () => form.putBack(name) : undefined;
  return <AiMark {...{ label, name, isGuess, onPutBack }} />;
}

/** Ties a text field to the form: value, message and mark. */
export function bindText<Values extends object>(
  form: FormApi<Values>,
  name: NamesOf<Values, string>,
  label: string,
) {
  const value = form.values[name] as string;
  return {
    name,
    label,
    value,
    characters: characterCount(value),
    onChange: (value: string) => form.setValues({ [name]: value } as Partial<Values>),
    error: form.errorOf(name),
    note: aiMark(form, name, label),
  };
}

/** Ties a switch to the form. */
export function bindSwitch<Values extends object>(
  form: FormApi<Values>,
  name: NamesOf<Values, boolean>,
  label: string,
) {
  return {
    name,
    label,
    checked: form.values[name] as boolean,
    onChange: (checked: boolean) => form.setValues({ [name]: checked } as Partial<Values>),
    note: aiMark(form, name, label),
  };
}

interface AiMarkProps {
  label: string;
  isGuess: boolean;
  /** Gives the field its former value; missing where AI left it as it was. */
  onPutBack: (() => void) | undefined;
  /** Name of the control that gets the focus, since this button is gone afterwards. */
  name: string;
}

/** Marks a field that AI changed or guessed, with a button that puts the former value back. */
function AiMark({ label, isGuess, onPutBack, name }: AiMarkProps) {
  const changed = isGuess ? 'Changed by AI: a guess' : 'Changed by AI';
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-accent">
      <span className="inline-flex items-center gap-1.5">
        <Sparkles aria-hidden className="size-4" strokeWidth={1.5} />
        <span>{onPutBack ? changed : 'A guess by AI'}</span>
      </span>
      {onPutBack && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const form = currentTarget.closest('form');
            onPutBack();
            form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
          }}
          className="focus-ring -my-2.5 inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2 underline underline-offset-4 hover:text-cream-100"
        >
          <Undo2 aria-hidden className="size-4" strokeWidth={1.5} />
          Undo<span className="sr-only">{` ${label}`}</span>
        </button>
      )}
    </p>
  );
}
