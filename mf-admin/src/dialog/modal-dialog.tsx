import { Dialog, type DialogProps } from '@peanut/ui/dialog';
import { announceModal } from '@peanut/web';
import { keepFocus } from './keep-focus';

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
