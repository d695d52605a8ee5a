import { Button, classNames } from '@peanut/ui';
import type { ComponentProps } from 'react';

type BusyButtonProps = ComponentProps<typeof Button> & { isBusy: boolean };

/** A button that does nothing while its work runs, and yet keeps the focus, which a disabled one would lose. */
export function BusyButton({ isBusy, onClick, className, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={isBusy || undefined}
      className={classNames('aria-disabled:cursor-wait aria-disabled:opacity-60', className)}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
