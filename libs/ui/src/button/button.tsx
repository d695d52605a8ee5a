import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

interface ButtonProps extends ComponentProps<'button'> {
  /** `solid` for the one main action, `outline` for the rest, `danger` for what takes something away. */
  variant?: 'solid' | 'outline' | 'danger';
}

const VARIANTS = {
  solid: 'border-accent bg-accent-fill text-on-accent hover:brightness-110',
  outline: 'border-accent-line text-cream-100 hover:border-accent hover:bg-accent-soft',
  danger: 'border-danger/60 text-danger hover:border-danger hover:bg-danger/10',
};

/** The product's button: 44 px high at least, letterspaced capitals. */
export function Button({ variant = 'outline', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(
        'caps focus-ring inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 border px-6 py-2.5 transition',
        'disabled:cursor-not-allowed disabled:opacity-50',
        VARIANTS[variant],
        className,
      )}
      {...rest}
    />
  );
}
