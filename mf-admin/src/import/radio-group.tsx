import { classNames } from '@peanut/ui';
import { useId } from 'react';

export interface Option<Value extends string> {
  value: Value;
  text: string;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  isDisabled?: boolean;
  onChoose: (value: Value) => void;
  className?: string;
}

/** A few choices side by side, one of which is taken. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, chosen, isDisabled = false, onChoose, className } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames('flex flex-wrap', className)}>
      {options.map(({ value, text }) => (
        <label
          key={value}
          className="relative -ml-px inline-flex min-h-11 cursor-pointer items-center border border-cream-500/70 px-2.5 text-sm text-cream-300 transition-colors select-none first:ml-0 hover:text-cream-100 has-checked:z-1 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-cream-100 has-disabled:cursor-not-allowed has-disabled:opacity-50 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            disabled={isDisabled}
            onChange={() => onChoose(value)}
            className="focus-ring absolute inset-0 cursor-[inherit] appearance-none"
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
