import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names';
import { CONTROL_CLASSES, counterOf, Field, type CharacterLimit, type FieldProps } from './field';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'value' | 'onChange'>;

export type TextFieldProps = FieldProps &
  CharacterLimit &
  NativeProps & {
    value: string;
    onChange: (value: string) => void;
    ref?: Ref<HTMLInputElement>;
    controlClassName?: string;
  };

/** A line of text (or a number, a password …) with its label. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    note,
    describedBy,
    maxCharacters,
    characters,
    className,
    controlClassName,
    value,
    onChange,
    type = 'text',
    ...native
  } = props;
  return (
    <Field
      {...{ label, hint, error, note, describedBy, className }}
      counter={counterOf(maxCharacters, characters)}
    >
      {(control) => (
        <input
          {...control}
          {...native}
          type={type}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(CONTROL_CLASSES, controlClassName)}
        />
      )}
    </Field>
  );
}
