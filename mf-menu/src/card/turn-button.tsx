import { classNames } from '@peanut/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Ref } from 'react';

interface TurnButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  onClick: () => void;
  className: string;
}

/** Turns the card over; stands in the lower corner of each face. */
export function TurnButton({ ref, label, onClick, className }: TurnButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'absolute right-4 bottom-4 inline-flex size-11 cursor-pointer items-center justify-center rounded-full transition hover:rotate-45',
        'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-current',
        className,
      )}
    >
      <RotateCw aria-hidden strokeWidth={1.25} className="size-5" />
    </button>
  );
}
