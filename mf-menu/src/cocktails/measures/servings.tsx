import { MEASURES } from '@peanut/contracts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactElement } from 'react';

interface ServingsProps {
  count: number;
  onChange: (count: number) => void;
}

/** For how many the recipe is shown. */
export function Servings({ count, onChange }: ServingsProps) {
  return (
    <fieldset aria-label="Servings" className="-mr-[10px] flex items-center">
      <StepButton label="Fewer servings" isAtLimit={count === 1} onPress={() => onChange(count - 1)}>
        <Minus aria-hidden strokeWidth={1.5} className="size-4" />
      </StepButton>
      <output className="min-w-5 text-center font-display text-lg font-semibold">{count}</output>
      <StepButton
        label="More servings"
        isAtLimit={count === MEASURES.maxServings}
        onPress={() => onChange(count + 1)}
      >
        <Plus aria-hidden strokeWidth={1.5} className="size-4" />
      </StepButton>
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  isAtLimit: boolean;
  onPress: () => void;
  children: ReactElement;
}

/** At the limit it keeps the focus, so it is not `disabled`. */
function StepButton({ label, isAtLimit, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtLimit}
      onClick={isAtLimit ? undefined : onPress}
      className="inline-flex size-[44px] cursor-pointer items-center justify-center rounded-full transition hover:text-paper-soft focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-current aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
