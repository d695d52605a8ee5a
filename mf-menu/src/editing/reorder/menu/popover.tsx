import { classNames } from '@peanut/ui';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { openPopover } from './open-popover';

interface PopoverProps extends ComponentProps<'div'> {
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A panel on top of the page, at a button. A press elsewhere and Escape close it; the focus goes back. */
export function Popover({ button, onClose, className, ...rest }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current && button.current) openPopover(ref.current, button.current);
  }, [button]);
  return (
    <div
      ref={ref}
      popover="auto"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className={classNames(
        'absolute inset-auto m-0 w-56 border border-accent/60 bg-walnut-800 text-cream-100 shadow-2xl shadow-black/70',
        className,
      )}
      {...rest}
    />
  );
}

/** Closes the popover that the element stands in; the focus goes back to where it was before. */
export function closePopover(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.hidePopover();
}
