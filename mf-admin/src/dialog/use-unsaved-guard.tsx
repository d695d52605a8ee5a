import { Button } from '@peanut/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ModalDialog } from './modal-dialog';

interface UnsavedGuard {
  /** Leaves by the given way; asks first when input would be lost. */
  leave: (way: () => void) => void;
  /** The open question; draw it next to the guarded dialog. */
  question: ReactNode;
}

/** Asks before typed input is lost: when the dialog closes, and when the page is left. */
export function useUnsavedGuard(hasUnsavedInput: boolean): UnsavedGuard {
  const [way, setWay] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!hasUnsavedInput) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedInput]);
  return {
    leave: (asked) => (hasUnsavedInput ? setWay(() => asked) : asked()),
    question: way && (
      <UnsavedQuestion
        onKeep={() => setWay(null)}
        onDiscard={() => {
          // The question closes first: while it is open, the focus cannot return to the form's opener.
          flushSync(() => setWay(null));
          way();
        }}
      />
    ),
  };
}

function UnsavedQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <ModalDialog
      role="alertdialog"
      size="small"
      title="Discard your changes?"
      description="Closing will lose them."
      onClose={onKeep}
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            Discard changes
          </Button>
          <Button data-autofocus onClick={onKeep}>
            Keep editing
          </Button>
        </>
      }
    />
  );
}
