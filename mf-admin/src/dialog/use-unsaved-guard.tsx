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

/**
 * Asks before typed input is lost: when the dialog closes, and when the page is left.
 * @param save saves the input and then leaves by the given way; undefined where the question cannot offer that
 */
export function useUnsavedGuard(hasUnsavedInput: boolean, save?: (leave: () => void) => void): UnsavedGuard {
  const [way, setWay] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!hasUnsavedInput) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedInput]);
  // The question closes first: while it is open, the focus cannot return to the form's opener.
  const close = () => flushSync(() => setWay(null));
  return {
    leave: (asked) => (hasUnsavedInput ? setWay(() => asked) : asked()),
    question: way && (
      <UnsavedQuestion
        onKeep={() => setWay(null)}
        onDiscard={() => {
          close();
          way();
        }}
        onSave={
          save &&
          (() => {
            close();
            save(way);
          })
        }
      />
    ),
  };
}

interface UnsavedQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
  onSave: (() => void) | undefined;
}

function UnsavedQuestion({ onKeep, onDiscard, onSave }: UnsavedQuestionProps) {
  return (
    <ModalDialog
      role="alertdialog"
      size="small"
      title={onSave ? 'Save your changes?' : 'Discard your changes?'}
      description={onSave ? 'They are not saved yet.' : 'Closing will lose them.'}
      onClose={onKeep}
      footer={
        <>
          {onSave && (
            <Button variant="solid" onClick={onSave}>
              Save
            </Button>
          )}
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
