import { Button } from '@peanut/ui';
import type { EntityType } from '@peanut/editing';
import { ModalDialog } from '../dialog/modal-dialog';
import type { EditedItem } from './use-edited-item';

interface NoItemDialogProps {
  title: string;
  entityType: EntityType;
  edited: Exclude<EditedItem<EntityType>, { status: 'ready' }>;
  onClose: () => void;
}

/** Shown instead of the form while there is nothing to edit. */
export function NoItemDialog({ title, entityType, edited, onClose }: NoItemDialogProps) {
  const retry = edited.status === 'error' ? edited.retry : undefined;
  return (
    <ModalDialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          {retry && (
            <Button variant="solid" onClick={retry}>
              Retry
            </Button>
          )}
          <Button onClick={onClose}>Back to the menu</Button>
        </>
      }
    >
      <p className="py-4 text-center text-pretty text-cream-300" role="status">
        {sentence(edited.status, entityType)}
      </p>
    </ModalDialog>
  );
}

function sentence(status: 'loading' | 'error' | 'gone', entityType: EntityType): string {
  if (status === 'loading') return `Loading the ${entityType}…`;
  if (status === 'error') return `The ${entityType} couldn’t be loaded. Check your connection and try again.`;
  return `This ${entityType} is no longer on the menu.`;
}
