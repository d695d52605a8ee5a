import type { RestorePoint } from '@peanut/contracts';
import { RenameRestorePointRequest } from '@peanut/contracts/requests';
import { Button, TextField } from '@peanut/ui';
import { IconButton } from '@peanut/ui/icon-button';
import { useCocktails, useWhiskeys, type ListState } from '@peanut/web';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState, type MouseEvent } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { BusyButton } from '../form/busy-button';
import { useForm } from '../form/use-form';
import { deletePoint, renamePoint } from './point-calls';
import { countText, pointTime } from './point-labels';

interface PointItemProps {
  point: RestorePoint;
  label: string;
  onGoBack: () => void;
}

/** A saved copy has no hidden drinks. */
const countOf = (list: ListState<unknown>): number | undefined =>
  list.status === 'ready' && !list.isSavedCopy ? list.items.length : undefined;

/** One restore point: when, how much, and what can be done with it. */
export function PointItem({ point, label, onGoBack }: PointItemProps) {
  const [isNaming, setNaming] = useState(false);
  const { isAsking, ask, remove, cancel } = useDeletion(point);
  const [cocktails, whiskeys] = [useCocktails(), useWhiskeys()];
  const counts = [
    countText(point.cocktails, ['cocktail', 'cocktails'], countOf(cocktails)),
    countText(point.whiskeys, ['whiskey', 'whiskeys'], countOf(whiskeys)),
  ].join(', ');
  return (
    <li className="border border-accent/25 bg-ink-950/40 p-4 [contain-intrinsic-height:auto_7rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3
            className="font-display text-xl leading-snug text-balance break-words text-cream-100"
            dir="auto"
          >
            {label}
          </h3>
          <p className="mt-0.5 text-sm text-cream-500">
            {point.name !== null && <time dateTime={point.createdAt}>{`${pointTime(point)} · `}</time>}
            <span>{counts}</span>
          </p>
        </div>
        <div className="flex items-center gap-1">
          <Button aria-label={`Go back to ${label}`} className="px-4!" onClick={onGoBack}>
            Go back
          </Button>
          <IconButton
            label={`Name ${label}`}
            className="size-12!"
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
          >
            <Pencil aria-hidden className="size-4" strokeWidth={1.5} />
          </IconButton>
          <IconButton
            label={`Delete ${label}`}
            variant="danger"
            className="size-12!"
            onClick={(event) => ask(event)}
          >
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
          </IconButton>
        </div>
      </div>
      {isNaming && <NameForm point={point} onEnd={() => setNaming(false)} />}
      {isAsking && (
        <ConfirmDialog
          title="Delete this restore point?"
          question={`Nobody can go back to "${label}" after that.`}
          confirmLabel="Delete"
          onConfirm={remove}
          onCancel={cancel}
        />
      )}
    </li>
  );
}

const focusOn = (field: HTMLInputElement | null) => field?.focus();

function NameForm({ point, onEnd }: { point: RestorePoint; onEnd: () => void }) {
  const form = useForm({
    initial: { name: point.name ?? '' },
    toInput: ({ name }) => ({ name: name.trim() === '' ? null : name.trim() }),
    requestClass: RenameRestorePointRequest,
    onRefused: () => {},
  });
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={(event) =>
        form.submit(event, async ({ name }) => {
          if (await renamePoint(point, name ?? '')) onEnd();
        })
      }
    >
      <TextField
        label="Name of this restore point"
        name="name"
        ref={focusOn}
        autoComplete="off"
        enterKeyHint="done"
        value={form.values.name}
        onChange={(name) => form.setValues({ name })}
        error={form.errorOf('name')}
      />
      <div className="mt-2 flex gap-2">
        <BusyButton type="submit" variant="solid" isBusy={form.isSending}>
          Save name
        </BusyButton>
        <Button onClick={onEnd}>Cancel</Button>
      </div>
    </form>
  );
}

/** A named point was kept on purpose, so it is asked about. The focus goes to the neighbour of the row that went. */
function useDeletion(point: RestorePoint) {
  const [isAsking, setAsking] = useState(false);
  const next = useRef<HTMLElement | null>(null);
  const remove = async () => {
    setAsking(false);
    if (await deletePoint(point)) next.current?.focus();
  };
  const ask = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    next.current = neighbour?.querySelector('button') ?? row?.closest('dialog') ?? null;
    if (point.name === null) void remove();
    else setAsking(true);
  };
  return { isAsking, ask, remove: () => void remove(), cancel: () => setAsking(false) };
}
