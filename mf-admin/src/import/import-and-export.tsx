import { useLatePart } from '../late/use-late-part';
import { ModalDialog } from '../dialog/modal-dialog';
import { Message } from '../settings/message';

const loadDialog = () => import('./import-dialog');

/** The dialog *Import and export*, fetched when it is first opened. */
export function ImportAndExport({ onClose }: { onClose: () => void }) {
  const { part, hasFailed, retry } = useLatePart(loadDialog);
  if (part) return <part.default onClose={onClose} />;
  return (
    <ModalDialog title="Import and export" size="large" onClose={onClose}>
      {hasFailed ? (
        <Message onRetry={retry}>The dialog couldn’t be loaded. Check your connection and try again.</Message>
      ) : (
        <Message>Loading…</Message>
      )}
    </ModalDialog>
  );
}
