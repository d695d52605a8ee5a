import type { TextareaHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names';
import { CONTROL_CLASSES, counterOf, Field, type CharacterLimit, type FieldProps } from './field';
import { useGrowth } from './use-growth';

type NativeProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'value' | 'onChange'>;

export type TextAreaProps = FieldProps &
  CharacterLimit &
  NativeProps & {
    value: string;
    onChange: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text with their label; grows with what is typed. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    note,
    maxCharacters,
    characters,
    className,
    value,
    onChange,
    rows = 3,
    ref,
    ...native
  } = props;
  const field = useGrowth(value, ref);
  return (
    <Field {...{ label, hint, error, note, className }} counter={counterOf(maxCharacters, characters)}>
      {(control) => (
        <textarea
          {...control}
          {...native}
          ref={field}
          rows={rows}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            CONTROL_CLASSES,
            'field-sizing-content max-h-80 min-h-20 resize-y leading-relaxed',
          )}
        />
      )}
    </Field>
  );
}
