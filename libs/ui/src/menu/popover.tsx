import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { classNames } from '../class-names';
import { placePopover } from './place-popover';

export interface PopoverProps extends ComponentProps<'div'> {
  /** What it opens at, mostly the button that was pressed. */
  anchor: RefObject<HTMLElement | null>;
  /** How much of the window's lower edge something else covers, in pixels. */
  covered?: number;
  onClose: () => void;
}

/**
 * A panel on top of the page, open for as long as it is mounted. A press elsewhere and Escape close it; the focus goes
 * back to where it was.
 */
export function Popover({ anchor, covered = 0, onClose, className, ...rest }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(() => {
    if (!ref.current || !anchor.current) return;
    ref.current.showPopover();
    placePopover(ref.current, anchor.current, covered);
  });
  useLayoutEffect(() => open(), []);
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
