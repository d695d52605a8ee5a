import { Dialog, type DialogProps } from '@peanut/ui/dialog';
import { announceModal } from '@peanut/web';

/** The product's modal dialog; while it is open, toasts are shown inside it. */
export function ModalDialog(props: Omit<DialogProps, 'onElement'>) {
  return <Dialog {...props} onElement={announce} />;
}

function announce(dialog: HTMLElement): () => void {
  const withdraw = announceModal(dialog.querySelector<HTMLElement>('[data-messages]') ?? dialog);
  return () => {
    withdraw();
    setTimeout(keepFocus);
  };
}

/**
 * Moves a lost focus to the toolbar, or after Exit to the page. The focus is lost with its element, such as Save after
 * the last change.
 */
export function keepFocus(): void {
  const isLost = document.activeElement === document.body;
  if (!isLost || document.querySelector('dialog[open]')) return;
  const place =
    document.querySelector<HTMLElement>('[data-mf="admin"] [role="toolbar"] [tabindex="0"]') ??
    document.getElementById('main');
  place?.focus({ preventScroll: true });
}

/** A ref for content that appears in a dialog: on a small screen it would start below the edge. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
