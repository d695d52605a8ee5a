import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';

interface RovingFocus {
  /** The one control that Tab reaches. */
  stop: string | undefined;
  onFocus: (key: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keys of the ARIA toolbar pattern: Tab enters the row once, the arrow keys, Home and End move within it.
 * `keys` names the controls in their order; each carries its own as `data-tool`.
 */
export function useRovingFocus(row: RefObject<HTMLElement | null>, keys: readonly string[]): RovingFocus {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && keys.includes(last) ? last : keys[0];

  const focus = (key: string | undefined) =>
    row.current?.querySelector<HTMLElement>(`[data-tool="${key}"]`)?.focus();

  useEffect(() => {
    // The control in use has gone, such as Undo after the last undo: the focus stays in the row.
    const hasGone = last !== undefined && last !== stop;
    if (hasGone && document.activeElement === document.body) focus(stop);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const at = keys.indexOf(stop ?? '');
    const target = {
      ArrowRight: keys[(at + 1) % keys.length],
      ArrowLeft: keys.at(at - 1),
      Home: keys[0],
      End: keys.at(-1),
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focus(target);
  };

  return { stop, onFocus: setLast, onKeyDown };
}
