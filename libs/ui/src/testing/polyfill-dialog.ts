/** jsdom draws dialogs but cannot open them as modals: this gives it as much of that as the tests read. */
export function polyfillDialog(): void {
  const prototype = HTMLDialogElement.prototype;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
