/**
 * dnd-kit listens to the keys one task after a lift, and sets that task up after it has told us. Keys that come before
 * would be lost: they are held, and pressed again once they are heard. Then `heard` is called, first of all.
 */
export function bufferKeys(onReady: () => void): void {
  const buffered: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    buffered.push(event);
  };
  document.addEventListener('keydown', hold, { capture: true });
  setTimeout(() =>
    setTimeout(() => {
      document.removeEventListener('keydown', hold, { capture: true });
      onReady();
      for (const { key, code, shiftKey } of buffered) {
        const again = { key, code, shiftKey, bubbles: true, cancelable: true };
        document.dispatchEvent(new KeyboardEvent('keydown', again));
      }
    }),
  );
}
