import { ENDPOINTS, type RestorePoint } from '@peanut/contracts';
import { callAsOwner } from '@peanut/editing';
import { useQuery } from '@peanut/web';
import { useState } from 'react';
import { ModalDialog } from '../dialog/modal-dialog';
import { Message } from '../settings/message';
import { KeepMenu } from './keep-menu';
import { POINTS_KEY } from './point-calls';
import { PointItem } from './point-item';
import { pointLabels } from './point-labels';
import { WayBackDialog } from './way-back-dialog';

/** The menus that the owner can go back to. Going back stages what differs; nothing is sent before Save. */
export function RestorePointsDialog({ onClose }: { onClose: () => void }) {
  const [chosen, choose] = useState<{ point: RestorePoint; label: string }>();
  if (chosen)
    return (
      <WayBackDialog {...chosen} onBack={() => choose(undefined)} onStaged={onClose} onClose={onClose} />
    );
  return (
    <ModalDialog
      title="Restore points"
      size="large"
      description="Each Save keeps the menu as it was before. Going back shows you what would change. Nothing changes until you save."
      onClose={onClose}
      footer={<KeepMenu />}
    >
      <div className="mt-5">
        <Points onGoBack={(point, label) => choose({ point, label })} />
      </div>
    </ModalDialog>
  );
}

interface PointsProps {
  onGoBack: (point: RestorePoint, label: string) => void;
}

function Points({ onGoBack }: PointsProps) {
  const query = useQuery<RestorePoint[]>({
    queryKey: POINTS_KEY,
    queryFn: ({ signal }) => callAsOwner(ENDPOINTS.listRestorePoints, { signal }),
    refetchOnMount: 'always',
  });
  if (!query.data && query.isError && !query.isFetching)
    return (
      <Message onRetry={() => void query.refetch()}>
        The restore points couldn’t be loaded. Check your connection and try again.
      </Message>
    );
  if (!query.data) return <Message>Loading the restore points…</Message>;
  if (query.data.length === 0)
    return <Message>No restore points yet. Keep the menu as it is now, or save a change.</Message>;
  const labels = pointLabels(query.data);
  return (
    <>
      <ul aria-label="Restore points" className="space-y-3">
        {query.data.map((point, index) => {
          const label = labels[index] ?? '';
          return (
            <PointItem key={point.id} point={point} label={label} onGoBack={() => onGoBack(point, label)} />
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-pretty text-cream-500">
        The newest twenty without a name are kept. Give one a name to keep it until you delete it.
      </p>
    </>
  );
}
