import { markAvailable, openAdminDialog, staging, type EntityType, type StagedItem } from '@peanut/editing';
import { Button } from '@peanut/ui';
import { IconButton } from '@peanut/ui/icon-button';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import Wine from 'lucide-react/icons/wine';
import WineOff from 'lucide-react/icons/wine-off';
import { useContext } from 'react';
import { REORDER_HELP_ID } from '../announcements';
import type { CardPlace } from '../places';
import { HandleContext } from '../reorder/sortable-cell';
import { MoveButton } from '../reorder/move-button';

interface CardToolbarProps {
  entityType: EntityType;
  item: StagedItem;
  /** Absent where the card cannot be moved. */
  place?: CardPlace | undefined;
}

const ICON = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-[1.125rem]' } as const;

/** The owner's tools on a card: a small framed bar in its upper corner, on both faces. */
export function CardToolbar({ entityType, item, place }: CardToolbarProps) {
  const handle = useContext(HandleContext);
  const { id: itemId, name } = item;
  const open = (kind: 'edit' | 'delete') => openAdminDialog({ kind, entityType, itemId });
  return (
    <div className="pointer-events-auto flex shrink-0 border border-accent/50 bg-ink-950 shadow-lg shadow-black/50">
      {place && (
        <>
          <IconButton
            label={`Reorder ${name}`}
            variant="filled"
            aria-roledescription="draggable"
            aria-describedby={REORDER_HELP_ID}
            className="cursor-grab touch-none select-none active:cursor-grabbing"
            {...handle}
          >
            <GripVertical {...ICON} />
          </IconButton>
          <MoveButton itemId={itemId} name={name} place={place} />
        </>
      )}
      {item.staged.stage !== 'create' && <StockButton entityType={entityType} item={item} />}
      <IconButton label={`Edit ${name}`} variant="filled" data-edit={itemId} onClick={() => open('edit')}>
        <Pencil {...ICON} />
      </IconButton>
      <IconButton label={`Delete ${name}`} variant="danger" onClick={() => open('delete')}>
        <Trash2 {...ICON} />
      </IconButton>
    </div>
  );
}

/** Marks the drink sold out, or in stock again, at once. */
function StockButton({ entityType, item }: Pick<CardToolbarProps, 'entityType' | 'item'>) {
  const { name, isAvailable } = item;
  const Icon = isAvailable ? WineOff : Wine;
  return (
    <IconButton
      label={`Mark ${name} ${isAvailable ? 'sold out' : 'in stock'}`}
      variant="filled"
      onClick={() => void markAvailable(entityType, item, !isAvailable)}
    >
      <Icon {...ICON} />
    </IconButton>
  );
}

interface RestoreButtonProps {
  itemId: string;
  name: string;
  changeId: string;
}

/** Takes a staged deletion back. */
export function RestoreButton({ itemId, name, changeId }: RestoreButtonProps) {
  const keep = async () => {
    await staging.drop(changeId);
    // This button goes with its card; the focus follows to the card's new place.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edit="${itemId}"]`)?.focus());
  };
  return (
    <Button
      aria-label={`Keep ${name}`}
      onClick={() => void keep()}
      className="pointer-events-auto shrink-0 bg-ink-950 shadow-lg shadow-black/50"
    >
      Keep
    </Button>
  );
}

/** Makes an open card a row again. */
export function CloseButton({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <IconButton
      label={`Close ${name}`}
      variant="filled"
      className="pointer-events-auto border border-accent/50 bg-ink-950"
      onClick={onClose}
    >
      <ChevronUp aria-hidden strokeWidth={1.5} className="size-[1.125rem]" />
    </IconButton>
  );
}
