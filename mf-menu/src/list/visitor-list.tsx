import { spiritColour, type Drinks, type EntityType } from '@peanut/contracts';
import { useTakeover } from '@peanut/web';
import { cellAttributes, VirtualGrid } from '../grid/virtual-grid';
import { compactClass, gridClass, type DrinkPage } from '../model/drink-page';
import { useLazyPart } from '../page/lazy-part';
import { useGuestsList } from './guests-list';
import { CountLine, EmptyText, ListError, SavedCopyNote, SkeletonCard, SkeletonRow } from './list-states';
import { useView } from './view';
import { ViewSwitch } from './view-switch';

const loadCompactList = () => import('../compact/compact-list');

/** Cards of the prerendered page: two rows on a wide screen. */
const PRERENDERED = 6;

interface VisitorListProps {
  highlightedId: string | null;
}

/** Count line, the choice of view, and the drinks as guests see them, in each of the list's four states. */
export function VisitorList<E extends EntityType>(props: DrinkPage<E> & VisitorListProps) {
  const { title, entityType } = props;
  const list = useGuestsList(props.list);
  const isReady = list.status === 'ready';
  const shown = isReady ? list.items : [];
  const view = useView(shown.length);
  const isCompact = view === 'compact';
  const card = (item: Drinks[E], place: number) => props.card(item, place, item.id === props.highlightedId);
  const drawn = useTakeover() ? shown.slice(0, PRERENDERED) : shown;
  const grid = isCompact ? compactClass(entityType) : gridClass(entityType);
  const Skeleton = isCompact ? SkeletonRow : SkeletonCard;
  const compact = useLazyPart(isCompact, loadCompactList);
  const isComing = isCompact && shown.length > 0 && !compact.part && !compact.hasFailed;
  return (
    <>
      <div className="relative mx-auto max-w-7xl">
        <CountLine>{isReady && `${shown.length} ${props.countNoun}`}</CountLine>
        {isReady && list.isSavedCopy && <SavedCopyNote />}
        <ViewSwitch chosen={view} />
      </div>
      {(list.status === 'loading' || isComing) && (
        <div role="status" aria-label={`Loading ${title}`} className={grid}>
          {Array.from(
            { length: isComing ? Math.min(shown.length, props.skeletons) : props.skeletons },
            (_, index) => (
              <Skeleton key={index} />
            ),
          )}
        </div>
      )}
      {compact.hasFailed && <ListError what="compact view" onRetry={compact.retry} />}
      {list.status === 'error' && <ListError what={title} onRetry={list.retry} />}
      {isReady && shown.length === 0 && <EmptyText>{props.emptyText}</EmptyText>}
      {compact.part && shown.length > 0 && (
        <compact.part.CompactList entityType={entityType} items={drawn} row={props.row} card={card} />
      )}
      {!isCompact && shown.length > 0 && (
        <VirtualGrid items={drawn} className={grid}>
          {(item, cell) => (
            <li key={item.id} data-spirit={spiritColour(item.spirit)} {...cellAttributes(cell)}>
              {card(item, cell.index + 1)}
            </li>
          )}
        </VirtualGrid>
      )}
    </>
  );
}
