import { staging, useStaging } from '@peanut/editing';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ModalDialog } from '../dialog/modal-dialog';
import { useNameOf } from '../fields/differences';
import { useFirst } from '../fields/use-first';
import { PendingItem } from './pending-item';

/** Everything staged and not yet saved, newest first; each change can be removed by itself. */
export function PendingDialog({ onClose }: { onClose: () => void }) {
  const { pending, isStored, isNewer } = useStaging();
  const { shown, more } = useFirst(pending);
  const nameOf = useNameOf();
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const noteDropped = useFocusAfterDrop(list, pending.length);
  const drop = (id: string, index: number) => {
    noteDropped(index);
    void staging.drop(id);
  };
  return (
    <ModalDialog
      title="Pending changes"
      size="large"
      description={
        pending.length > 0 && 'These changes aren’t on the menu yet. Save applies them, oldest first.'
      }
      onClose={onClose}
    >
      {!isStored && <NotStored isNewer={isNewer} />}
      <div ref={list} tabIndex={-1} className="mt-5 outline-none">
        {pending.length === 0 ? (
          <p className="py-8 text-center font-display text-2xl text-pretty text-cream-300 italic">
            No pending changes.
          </p>
        ) : (
          <ul className="space-y-4">
            {shown.map((change, index) => (
              <PendingItem
                key={change.id}
                change={change}
                nameOf={nameOf}
                now={now}
                onDrop={() => drop(change.id, index)}
              />
            ))}
          </ul>
        )}
        {more}
      </div>
    </ModalDialog>
  );
}

function NotStored({ isNewer }: { isNewer: boolean }) {
  return (
    <p className="mt-4 border border-danger/50 bg-danger/10 px-4 py-3 text-sm text-cream-100">
      {isNewer
        ? 'A newer version of this page has pending changes on this device. Reload to see them. What you stage before that is lost.'
        : 'This browser can’t store pending changes. Save before you close or reload the page.'}
    </p>
  );
}

/**
 * Moves the focus after a change was dropped, with its button: to the button now in its place, or to the list. Call the
 * returned function with the index of the dropped change.
 */
function useFocusAfterDrop(list: RefObject<HTMLElement | null>, count: number): (index: number) => void {
  const dropped = useRef<number>(undefined);
  useEffect(() => {
    if (dropped.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-drop]');
    const next = buttons?.[Math.min(dropped.current, buttons.length - 1)];
    dropped.current = undefined;
    (next ?? list.current)?.focus();
  }, [list, count]);
  return (index) => (dropped.current = index);
}

/** The time in milliseconds, updated every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
