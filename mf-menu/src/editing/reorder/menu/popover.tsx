import { classNames } from '@peanut/ui';
import { HEIGHTS, publishedHeight } from '@peanut/web';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';

/** Distance from the button and from the window's edges, in pixels. */
const GAP = 6;

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

/** Opens the popover at the button, below it where there is room; it scrolls with the page. */
function openPopover(popover: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  popover.showPopover();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const centred = anchor.left + anchor.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(centred, document.documentElement.clientWidth - width - GAP));
  const isRoomBelow = anchor.bottom + GAP + height + publishedHeight(HEIGHTS.tabBar) < window.innerHeight;
  const top = isRoomBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  popover.style.left = `${left + window.scrollX}px`;
  popover.style.top = `${top + window.scrollY}px`;
}
