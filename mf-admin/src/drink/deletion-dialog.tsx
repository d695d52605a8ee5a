import { Button } from '@peanut/ui';
import { showToast } from '@peanut/web';
import { staging, useStagedList, type EntityType } from '@peanut/editing';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { ModalDialog } from '../dialog/modal-dialog';
import { drinkName } from './drink-form';

interface DeletionDialogProps {
  entityType: EntityType;
  itemId: string;
  onClose: () => void;
}

/** Asks before a drink's deletion is staged. */
export function DeletionDialog({ entityType, itemId, onClose }: DeletionDialogProps) {
  const list = useStagedList(entityType);
  const items = list.status === 'ready' ? list.items : [];
  const item = items.find(({ id }) => id === itemId);
  if (!item) return <GoneDialog entityType={entityType} onClose={onClose} />;

  const stage = async () => {
    onClose();
    try {
      const order = items.map(({ id }) => id);
      await staging.delete(entityType, item, order);
      showToast({
        title: 'Deletion Staged',
        description: stagedText(item.name, item.staged.stage === 'create'),
      });
    } catch (error) {
      console.error('The deletion could not be staged:', error);
      showToast({
        title: 'Error',
        description: `Failed to stage ${entityType} deletion`,
        variant: 'destructive',
      });
    }
  };
  return (
    <ConfirmDialog
      title={`Delete ${drinkName(entityType)}`}
      question={
        <>
          <p>{`Are you sure you want to delete “${item.name}”?`}</p>
          <p className="mt-2">The change is staged and can be undone before applying.</p>
        </>
      }
      confirmLabel="Stage Deletion"
      onConfirm={() => void stage()}
      onCancel={onClose}
    />
  );
}

function stagedText(name: string, wasNew: boolean): string {
  return wasNew
    ? `“${name}” was not saved yet, so it was removed.`
    : `“${name}” will be deleted. Click "Save" to apply.`;
}

/** The drink that was asked for is not on the menu any more, such as when somebody else deleted it. */
function GoneDialog({ entityType, onClose }: { entityType: EntityType; onClose: () => void }) {
  return (
    <ModalDialog
      title="Already deleted"
      size="small"
      description={`This ${entityType} is no longer on the menu. Someone else may have deleted it.`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Back to the menu</Button>}
    />
  );
}
