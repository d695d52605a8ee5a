import { Button, type Elements } from '@peanut/ui';
import type { ReactNode } from 'react';
import { ModalDialog } from './modal-dialog';

interface ConfirmDialogProps {
  title: string;
  question: ReactNode;
  confirmLabel: string;
  /** `danger`: the action deletes something. */
  variant?: 'solid' | 'danger';
  /** The action runs: the question can neither be answered again nor closed. */
  isBusy?: boolean;
  /** The action is not possible now; `children` say why. */
  isBlocked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Makes Cancel end the action while it runs. */
  onStop?: (() => void) | undefined;
  children?: Elements;
}

/** A question before something that cannot simply be taken back. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isBusy = false, isBlocked = false, variant = 'danger' } = props;
  return (
    <ModalDialog
      role="alertdialog"
      size="small"
      title={props.title}
      description={props.question}
      onClose={() => !isBusy && props.onCancel()}
      footer={
        <>
          <Button variant={variant} disabled={isBusy || isBlocked} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
          <Button
            data-autofocus
            disabled={isBusy && !props.onStop}
            onClick={isBusy ? props.onStop : props.onCancel}
          >
            Cancel
          </Button>
        </>
      }
    >
      {props.children}
    </ModalDialog>
  );
}
