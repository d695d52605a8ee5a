import { useTopModal } from '@peanut/web';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Focused {
  element: Element;
  /** Of its drink among those that can be edited, from 0. */
  index: number;
}

/**
 * A drink that leaves its place takes the button that had the focus with it: such as one that is staged for deletion, or
 * hidden by its form. The focus goes on to the drink that took its place, once no dialog is open any more.
 */
export function useKeptFocus(menu: RefObject<HTMLElement | null>): void {
  const last = useRef<Focused>(undefined);
  const isCovered = useTopModal() !== undefined;

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = focusedAt(element, target);
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [menu]);

  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || isCovered) return;
    last.current = undefined;
    if (document.activeElement !== document.body || !menu.current) return;
    const buttons = editButtons(menu.current);
    const next = buttons[Math.min(lost.index, buttons.length - 1)] ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
  });
}

const editButtons = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[data-edit]'),
];

function focusedAt(menu: HTMLElement, element: Element): Focused | undefined {
  const own = element.closest('[data-drink]')?.querySelector<HTMLElement>('[data-edit]');
  return own ? { element, index: editButtons(menu).indexOf(own) } : undefined;
}
