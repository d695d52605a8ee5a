import { classNames } from '@peanut/ui';
import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
}

/** A button of a card's toolbar: an icon with a name. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center text-cream-300 transition hover:bg-accent-soft hover:text-cream-100',
        'focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-accent',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
