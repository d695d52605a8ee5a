import { Button, classNames } from '@peanut/ui';
import type { ComponentProps } from 'react';

type BusyButtonProps = ComponentProps<typeof Button> & { isBusy: boolean };

/** A button that ignores clicks while its work runs. It is not disabled: a disabled button loses the focus. */
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
