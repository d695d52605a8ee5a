/** jsdom knows no popovers: this gives it as much of them as the tests read. */
export function polyfillPopover(): void {
  const prototype = HTMLElement.prototype;
  const openers = new WeakMap<HTMLElement, Element | null>();
  const tell = (popover: HTMLElement, newState: 'open' | 'closed') =>
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  prototype.showPopover = function showPopover() {
    openers.set(this, document.activeElement);
    tell(this, 'open');
  };
  prototype.hidePopover = function hidePopover() {
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    tell(this, 'closed');
  };
}
