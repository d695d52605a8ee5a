import { spiritColour, type Drinks, type EntityType } from '@peanut/contracts';
import { useTakeover } from '@peanut/web';
import { useMemo } from 'react';
import { cellAttributes, VirtualGrid } from '../grid/virtual-grid';
import { compactClass, gridClass, type DrinkPage } from '../model/drink-page';
import { CountLine } from '../states/count-line';
import { EmptyText } from '../states/empty-text';
import { ListError } from '../states/list-error';
import { SavedCopyNote } from '../states/saved-copy-note';
import { SkeletonCard } from '../states/skeleton-card';
import { CompactList } from './compact-list';
import { SkeletonRow } from './compact-row';
import { useView } from './view';
import { ViewSwitch } from './view-switch';

/** So many cards stand in the first view: two rows on a wide screen. */
const FIRST_VIEW = 6;

interface VisitorListProps {
  highlightedId: string | null;
}

/** Count line, the choice of view, and the drinks as guests see them, in each of the list's four states. */
export function VisitorList<E extends EntityType>(props: DrinkPage<E> & VisitorListProps) {
  const { list, title, entityType } = props;
  const isCompact = useView() === 'compact';
  const isReady = list.status === 'ready';
  const items = isReady ? list.items : undefined;
  const shown = useMemo(() => items?.filter((item) => item.isVisible) ?? [], [items]);
  const card = (item: Drinks[E], place: number) => props.card(item, place, item.id === props.highlightedId);
  const drawn = useTakeover() ? shown.slice(0, FIRST_VIEW) : shown;
  const grid = isCompact ? compactClass(entityType) : gridClass(entityType);
  const Skeleton = isCompact ? SkeletonRow : SkeletonCard;
  return (
    <>
      <div className="relative mx-auto max-w-7xl">
        <CountLine>{isReady && `${shown.length} ${props.countNoun}`}</CountLine>
        {isReady && list.isSavedCopy && <SavedCopyNote />}
        <ViewSwitch />
      </div>
      {list.status === 'loading' && (
        <div role="status" aria-label={`Loading ${title}`} className={grid}>
          {Array.from({ length: props.skeletons }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      )}
      {list.status === 'error' && <ListError what={title} onRetry={list.retry} />}
      {isReady && shown.length === 0 && <EmptyText>{props.emptyText}</EmptyText>}
      {shown.length > 0 &&
        (isCompact ? (
          <CompactList entityType={entityType} items={drawn} row={props.row} card={card} />
        ) : (
          <VirtualGrid items={drawn} className={grid}>
            {(item, cell) => (
              <li key={item.id} data-spirit={spiritColour(item.spirit)} {...cellAttributes(cell)}>
                {card(item, cell.index + 1)}
              </li>
            )}
          </VirtualGrid>
        ))}
    </>
  );
}
