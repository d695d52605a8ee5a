import { classNames, CONTROL_CLASSES, Field, type TextFieldProps } from '@peanut/ui';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';

/** The text's own size and face give dots that are hardly seen. */
const DOTS = 'font-[system-ui] text-2xl/6! tracking-widest';

/** A password, with a button that shows what was typed. */
export function PasswordField(props: TextFieldProps) {
  const { label, hint, error, characters, maxCharacters, onChange, controlClassName, ...native } = props;
  const { note, describedBy, className, ...input } = native;
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, note, describedBy, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(CONTROL_CLASSES, 'pr-12', !isShown && input.value !== '' && DOTS)}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="focus-ring absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center text-cream-300 transition hover:text-cream-100 focus-visible:-outline-offset-4"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.5} />
            <span className="sr-only">Show password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
