/**
 * The library listens to the keys one task after a lift, and sets that task up after it has told us. Keys that come
 * before would be lost: they are held, and pressed again once they are heard.
 */
export function holdKeys(): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const release = () => {
    document.removeEventListener('keydown', hold, { capture: true });
    // Each in a task of its own: the next one counts from where this one leads to.
    for (const { type, key, code, shiftKey } of held)
      setTimeout(() => document.dispatchEvent(new KeyboardEvent(type, { key, code, shiftKey })));
  };
  document.addEventListener('keydown', hold, { capture: true });
  setTimeout(() => setTimeout(release));
}
