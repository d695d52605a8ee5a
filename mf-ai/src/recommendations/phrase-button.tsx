import type { ReactNode } from 'react';

interface PhraseButtonProps {
  onClick: () => void;
  disabled: boolean;
  children: ReactNode;
}

/** A ready-made phrase that is sent at once. */
export function PhraseButton({ onClick, disabled, children }: PhraseButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="focus-ring min-h-11 cursor-pointer border border-accent-line bg-walnut-800/80 px-4 py-2 text-[0.9375rem] text-cream-100 transition hover:border-accent hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-50"
    >
      {children}
    </button>
  );
}
