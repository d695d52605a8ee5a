import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name, for assistive technology and as a hint under the pointer. */
  label: string;
  /** What it looks like under the pointer: `plain` lights up, `filled` stands out, `danger` warns. */
  variant?: 'plain' | 'filled' | 'danger';
}

const VARIANTS = {
  plain: 'hover:text-accent',
  filled: 'hover:bg-accent-soft hover:text-cream-100',
  danger: 'hover:bg-accent-soft hover:text-danger',
};

/** A button that is all icon, in the size of a thumb, which does not grow with the text. */
export function IconButton({ label, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'focus-ring inline-flex size-[44px] shrink-0 cursor-pointer items-center justify-center text-cream-300 transition focus-visible:-outline-offset-4',
        VARIANTS[variant],
        className,
      )}
      {...rest}
    />
  );
}
