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
 * For when what had the focus is gone, such as Save after the last change: it goes to the toolbar, and after Exit to the
 * page.
 */
export function keepFocus(): void {
  const isLost = document.activeElement === document.body;
  if (!isLost || document.querySelector('dialog[open]')) return;
  const place =
    document.querySelector<HTMLElement>('[data-mf="admin"] [role="toolbar"] [tabindex="0"]') ??
    document.getElementById('main');
  place?.focus({ preventScroll: true });
}

/** A ref for what appears in a dialog: on a small screen it would start below the edge. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
