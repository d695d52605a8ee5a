import { ChangePasswordDialog } from '../change-password/change-password-dialog';
import { DiscardDialog, ExitDialog } from '../dialog/confirmations';
import { ImportAndExport } from '../import/import-and-export';
import { PendingDialog } from '../pending/pending-dialog';
import { RestorePointsDialog } from '../restore-points/restore-points-dialog';
import { SaveDialog } from '../save/save-dialog';
import { SettingsDialog } from '../settings/settings-dialog';
import { ShelfDialog } from '../shelf/shelf-dialog';

export type ToolbarDialog =
  | 'save'
  | 'discard'
  | 'exit'
  | 'pending'
  | 'shelf'
  | 'restore-points'
  | 'import'
  | 'settings'
  | 'change-password';

interface OpenToolbarDialogProps {
  dialog: ToolbarDialog;
  onClose: () => void;
  onExit: () => void;
}

export function OpenToolbarDialog({ dialog, onClose, onExit }: OpenToolbarDialogProps) {
  switch (dialog) {
    case 'save':
      return <SaveDialog onClose={onClose} />;
    case 'discard':
      return <DiscardDialog onClose={onClose} />;
    case 'exit':
      return <ExitDialog onClose={onClose} />;
    case 'pending':
      return <PendingDialog onClose={onClose} />;
    case 'shelf':
      return <ShelfDialog onClose={onClose} />;
    case 'restore-points':
      return <RestorePointsDialog onClose={onClose} />;
    case 'import':
      return <ImportAndExport onClose={onClose} />;
    case 'change-password':
      return <ChangePasswordDialog onClose={onClose} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} onExit={onExit} />;
  }
}
