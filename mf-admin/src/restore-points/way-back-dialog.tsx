import { ENDPOINTS, type RestorePoint } from '@peanut/contracts';
import { staging, useStaging, type PendingChange } from '@peanut/editing';
import { Button } from '@peanut/ui';
import { showToast, useQuery, type NewToast } from '@peanut/web';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { ModalDialog } from '../dialog/modal-dialog';
import { ChangeDetails, StageBadge } from '../fields/change-details';
import { useFirst } from '../fields/use-first';
import { BusyButton } from '../form/busy-button';
import { Message } from '../settings/message';
import { readWayBack, type WayBack } from './point-calls';

interface WayBackDialogProps {
  point: RestorePoint;
  label: string;
  /** Back to the list of points. */
  onBack: () => void;
  onStaged: () => void;
  onClose: () => void;
}

const changesText = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

const toldOf = (count: number): NewToast =>
  count === 0
    ? { title: 'Changes Dropped', description: 'The menu is as it was then, and nothing is staged.' }
    : {
        title: 'Changes Staged',
        description: `${changesText(count)} staged. Save puts the menu back as it was.`,
      };

/** What going back to a point would change. Looking at it stages nothing. */
export function WayBackDialog({ point, label, onBack, onStaged, onClose }: WayBackDialogProps) {
  const [isStaging, setStaging] = useState(false);
  const query = useQuery<WayBack>({
    queryKey: [ENDPOINTS.readRestorePoint.path, point.id],
    queryFn: () => readWayBack(point.id),
    // The menu may have changed since it was looked at.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const changes = query.isFetchedAfterMount ? query.data?.changes : undefined;
  const isWaiting = useStaging().pending.length > 0;
  const stage = async (all: PendingChange[]) => {
    setStaging(true);
    await staging.replaceAll(all);
    // A toast ends with the dialog it is shown in.
    flushSync(onStaged);
    showToast(toldOf(all.length));
  };
  return (
    <ModalDialog
      title={`Go back to ${label}`}
      size="large"
      description={changes && changes.length > 0 && summary(changes)}
      onClose={onClose}
      footer={
        <>
          {changes && changes.length > 0 && (
            <BusyButton variant="solid" isBusy={isStaging} onClick={() => void stage(changes)}>
              {`Stage ${changesText(changes.length)}`}
            </BusyButton>
          )}
          {changes?.length === 0 && isWaiting && (
            <BusyButton variant="solid" isBusy={isStaging} onClick={() => void stage(changes)}>
              Drop unsaved changes
            </BusyButton>
          )}
          <Button onClick={onBack}>All restore points</Button>
        </>
      }
    >
      <div className="mt-5">
        <Way query={query} changes={changes} />
      </div>
    </ModalDialog>
  );
}

interface WayProps {
  query: { data: WayBack | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  changes: PendingChange[] | undefined;
}

function Way({ query, changes }: WayProps) {
  const { pending } = useStaging();
  const oldestFirst = useMemo(() => changes?.toReversed() ?? [], [changes]);
  const { shown, more } = useFirst(oldestFirst);
  if (!changes) {
    if (query.isError && !query.isFetching)
      return (
        <Message onRetry={() => void query.refetch()}>
          This restore point couldn’t be compared with the menu. Check your connection and try again.
        </Message>
      );
    return <Message>Comparing it with the menu…</Message>;
  }
  if (changes.length === 0)
    return (
      <Message>
        {pending.length > 0
          ? `The saved menu is as it was then. Your ${changesText(pending.length)} ${pending.length === 1 ? 'is' : 'are'} not saved yet.`
          : 'The menu is as it was then.'}
      </Message>
    );
  const nameOf = (id: string) => query.data?.names.get(id) ?? 'a drink that is gone';
  return (
    <>
      {pending.length > 0 && (
        <p className="mb-4 border border-danger/50 bg-danger/10 px-4 py-3 text-sm text-cream-100">
          {`Your ${changesText(pending.length)} that ${pending.length === 1 ? 'is' : 'are'} not saved will be dropped.`}
        </p>
      )}
      <ul aria-label="What would change" className="space-y-3">
        {shown.map((change) => (
          <li
            key={change.id}
            className="border border-accent/25 bg-ink-950/40 p-4 [contain-intrinsic-height:auto_6rem] [content-visibility:auto]"
          >
            <StageBadge type={change.type} />
            <h3 className="mt-2 font-display text-xl leading-snug break-words text-cream-100">
              {change.description}
            </h3>
            <div className="mt-2">
              <ChangeDetails change={change} nameOf={nameOf} />
            </div>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** What becomes of one drink, and of several. */
const VERBS = {
  create: ['comes back', 'come back'],
  update: ['changes', 'change'],
  delete: ['is removed', 'are removed'],
} as const;

/** Such as: 2 drinks come back, 1 changes, and the order is restored. */
function summary(changes: readonly PendingChange[]): string {
  const counts = (['create', 'update', 'delete'] as const)
    .map((type) => ({ type, count: changes.filter((change) => change.type === type).length }))
    .filter(({ count }) => count > 0);
  const parts = counts.map(({ type, count }, index) => {
    const [one, several] = VERBS[type];
    const noun = index > 0 ? '' : count === 1 ? ' drink' : ' drinks';
    return `${count}${noun} ${count === 1 ? one : several}`;
  });
  if (changes.some(({ type }) => type === 'reorder')) parts.push('the order is restored');
  const text = new Intl.ListFormat('en').format(parts);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}. Nothing is staged yet.`;
}
