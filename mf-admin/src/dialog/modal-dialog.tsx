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

/** When a closed dialog's opener is gone, such as Save after the last change, the focus goes to the toolbar. */
function keepFocus(): void {
  const isLost = document.activeElement === document.body;
  if (!isLost || document.querySelector('dialog[open]')) return;
  document
    .querySelector<HTMLElement>('[data-mf="admin"] [role="toolbar"] [tabindex="0"]')
    ?.focus({ preventScroll: true });
}
