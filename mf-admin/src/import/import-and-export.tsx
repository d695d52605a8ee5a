import { APP_EVENTS, fireAppEvent } from '@peanut/web';
import { type ComponentType, useEffect, useState } from 'react';
import { ModalDialog } from '../dialog/modal-dialog';
import { Message } from '../settings/message';

type Dialog = ComponentType<{ onClose: () => void }>;

/** The dialog *Import and export*, fetched when it is first opened. */
export function ImportAndExport({ onClose }: { onClose: () => void }) {
  const [Loaded, setLoaded] = useState<Dialog>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    void import('./import-dialog').then(
      (module) => !isGone && setLoaded(() => module.default),
      (error: unknown) => {
        console.warn('The import did not arrive.', error);
        fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [hasFailed]);
  if (Loaded) return <Loaded onClose={onClose} />;
  return (
    <ModalDialog title="Import and export" size="large" onClose={onClose}>
      {hasFailed ? (
        <Message onRetry={() => setFailed(false)}>
          The dialog couldn’t be loaded. Check your connection and try again.
        </Message>
      ) : (
        <Message>Loading…</Message>
      )}
    </ModalDialog>
  );
}
