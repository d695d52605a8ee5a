/** Distance from the anchor and from the window's edges, in pixels. */
const GAP = 6;

/**
 * Puts an open popover at its anchor, below it where there is room; it scrolls with the page unless its anchor does not.
 * `covered`: how much of the window's lower edge something else covers, in pixels.
 */
export function placePopover(
  popover: HTMLElement,
  anchor: HTMLElement,
  covered: number,
  isFixed: boolean,
): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const centred = box.left + box.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(centred, document.documentElement.clientWidth - width - GAP));
  const isRoomBelow = box.bottom + GAP + height + covered < window.innerHeight;
  const top = isRoomBelow ? box.bottom + GAP : box.top - GAP - height;
  popover.style.left = `${left + (isFixed ? 0 : window.scrollX)}px`;
  popover.style.top = `${top + (isFixed ? 0 : window.scrollY)}px`;
}
