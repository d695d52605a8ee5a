/** Distance from the button and from the window's edges, in pixels. */
const GAP = 6;
/** The navigation's height on a phone, in pixels. */
const BOTTOM_BAR = 68;

/** Opens the popover at the button, below it where there is room; it scrolls with the page. */
export function openPopover(popover: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  popover.showPopover();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const centred = anchor.left + anchor.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(centred, document.documentElement.clientWidth - width - GAP));
  const isRoomBelow = anchor.bottom + GAP + height + BOTTOM_BAR < window.innerHeight;
  const top = isRoomBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  popover.style.left = `${left + window.scrollX}px`;
  popover.style.top = `${top + window.scrollY}px`;
}
