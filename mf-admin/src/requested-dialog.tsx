import { closeAdminDialog, useAdminDialog } from '@peanut/editing';
import { ChangeImageDialog } from './change-image/change-image-dialog';
import { CocktailDialog } from './cocktail-form/cocktail-dialog';
import { DeletionDialog } from './drink/deletion-dialog';
import { WhiskeyDialog } from './whiskey-form/whiskey-dialog';

/** The dialog that a card, a page or the toolbar asked for. */
export function RequestedDialog() {
  const dialog = useAdminDialog();
  if (!dialog) return null;
  const onClose = closeAdminDialog;
  if (dialog.kind === 'change-image') return <ChangeImageDialog onClose={onClose} />;
  if (dialog.kind === 'delete') return <DeletionDialog {...dialog} key={dialog.itemId} onClose={onClose} />;
  const itemId = dialog.kind === 'edit' ? dialog.itemId : null;
  const DrinkDialog = dialog.entityType === 'cocktail' ? CocktailDialog : WhiskeyDialog;
  return <DrinkDialog key={itemId} itemId={itemId} onClose={onClose} />;
}
