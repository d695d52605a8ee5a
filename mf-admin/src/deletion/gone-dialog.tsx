import { Button } from '@peanut/ui';
import type { EntityType } from '@peanut/editing';
import { AdminDialog } from '../dialog/admin-dialog';

/** The drink that was asked for is not on the menu any more, such as when somebody else deleted it. */
export function GoneDialog({ entityType, onClose }: { entityType: EntityType; onClose: () => void }) {
  return (
    <AdminDialog
      title="Gone already"
      size="small"
      description={`This ${entityType} is not on the menu any more: somebody else may have deleted it.`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Back to the menu</Button>}
    />
  );
}
