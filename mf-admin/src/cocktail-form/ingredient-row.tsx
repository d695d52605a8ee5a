import { CONTROL_CLASSES } from '@peanut/ui';
import X from 'lucide-react/icons/x';
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';

interface IngredientRowProps {
  /** From 1. */
  number: number;
  value: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  canRemove: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onRemove: () => void;
}

/** One ingredient with its number and the button that removes it. */
export function IngredientRow(props: IngredientRowProps) {
  const id = useId();
  const goOnByEnter = (event: KeyboardEvent) => {
    // While a composition runs, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onEnter();
  };
  return (
    <li className="flex items-center gap-2">
      <label
        htmlFor={id}
        className="w-6 shrink-0 text-right font-display text-xl text-accent lining-nums tabular-nums"
      >
        <span className="sr-only">Ingredient </span>
        <span>{props.number}</span>
      </label>
      <input
        id={id}
        name="ingredients"
        value={props.value}
        enterKeyHint="next"
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={goOnByEnter}
        onPaste={props.onPaste}
        className={CONTROL_CLASSES}
      />
      <button
        type="button"
        disabled={!props.canRemove}
        onClick={props.onRemove}
        className="focus-ring inline-flex size-11 shrink-0 cursor-pointer items-center justify-center text-cream-300 transition hover:text-danger disabled:cursor-not-allowed disabled:opacity-35"
      >
        <X aria-hidden className="size-5" strokeWidth={1.5} />
        <span className="sr-only">{`Remove ingredient ${props.number}`}</span>
      </button>
    </li>
  );
}
