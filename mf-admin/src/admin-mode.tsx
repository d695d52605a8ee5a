import { closeAdminDialog, exitAdminMode, useAdminDialog, useLeaveGuard, useStaging } from '@peanut/editing';
import { useEffect, useState } from 'react';
import { showToastAfterReload } from './change-image/toast-after-reload';
import { ChangeImageDialog } from './change-image/change-image-dialog';
import { keepFocus } from './dialog/modal-dialog';
import { DeletionDialog } from './drink/deletion-dialog';
import { DrinkDialog } from './drink/drink-dialog';
import { AdminToolbar } from './toolbar/admin-toolbar';
import { OpenToolbarDialog, type ToolbarDialog } from './toolbar/toolbar-dialog';

/** The toolbar, and whichever dialog is open. */
export function AdminMode() {
  const [dialog, setDialog] = useState<ToolbarDialog | null>(null);
  const hasPending = useStaging().pending.length > 0;
  useLeaveGuard();
  useEffect(showToastAfterReload, []);
  useEffect(() => () => void setTimeout(keepFocus), []);
  const exit = () => {
    if (hasPending) setDialog('exit');
    else void exitAdminMode();
  };
  return (
    <>
      <AdminToolbar onOpen={setDialog} onExit={exit} />
      {dialog && <OpenToolbarDialog dialog={dialog} onClose={() => setDialog(null)} onExit={exit} />}
      <RequestedDialog />
    </>
  );
}

/** The dialog that a card, a page or the toolbar asked for. */
function RequestedDialog() {
  const dialog = useAdminDialog();
  if (!dialog) return null;
  const onClose = closeAdminDialog;
  if (dialog.kind === 'change-image') return <ChangeImageDialog onClose={onClose} />;
  if (dialog.kind === 'delete') return <DeletionDialog {...dialog} key={dialog.itemId} onClose={onClose} />;
  const itemId = dialog.kind === 'edit' ? dialog.itemId : null;
  return <DrinkDialog key={itemId} entityType={dialog.entityType} itemId={itemId} onClose={onClose} />;
}
