import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../class-names';
import { CONTROL_CLASSES, Field, type FieldProps } from './field';

interface SelectOption {
  value: string;
  /** What the person reads; the value itself when left out. */
  text?: string;
}

export interface SelectFieldProps extends FieldProps {
  name?: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

/** One of several options, in the platform's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, note, className, name, value, options, onChange } = props;
  return (
    <Field {...{ label, hint, error, note, className }}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(CONTROL_CLASSES, 'cursor-pointer appearance-none pr-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-walnut-800 text-cream-100">
                {option.text ?? option.value}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            strokeWidth={1.5}
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-accent"
          />
        </div>
      )}
    </Field>
  );
}
