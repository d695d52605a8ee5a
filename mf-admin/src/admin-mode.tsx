import { exitAdminMode, useLeaveGuard, useStaging } from '@peanut/editing';
import { useEffect, useState } from 'react';
import { showToastAfterReload } from './change-image/toast-after-reload';
import { keepFocus } from './dialog/keep-focus';
import { RequestedDialog } from './requested-dialog';
import { AdminToolbar } from './toolbar/admin-toolbar';
import { OpenToolbarDialog } from './toolbar/toolbar-dialog';
import type { ToolbarDialog } from './toolbar/toolbar-dialog';

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
