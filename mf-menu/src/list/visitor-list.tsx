import { spiritColour, type EntityType } from '@peanut/contracts';
import { useSearchParams } from '@peanut/web';
import { SkeletonCard } from '../card/skeleton-card';
import { CompactRow, SkeletonRow } from './compact-row';
import { CountLine } from './count-line';
import { EmptyText } from './empty-text';
import { ListError } from './list-error';
import { compactClass, gridClass, type MenuPage } from './menu-page';
import { SavedCopyNote } from './saved-copy-note';
import { useView } from './view';
import { ViewSwitch } from './view-switch';

interface VisitorListProps {
  highlightedId: string | null;
}

/** Count line, the choice of view, and the drinks as guests see them, in each of the list's four states. */
export function VisitorList<E extends EntityType>(props: MenuPage<E> & VisitorListProps) {
  const { list, title, entityType } = props;
  const isCompact = useView() === 'compact';
  const [params] = useSearchParams();
  const isReady = list.status === 'ready';
  const shown = isReady ? list.items.filter((item) => item.isVisible) : [];
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
      {shown.length > 0 && (
        <ul className={grid}>
          {shown.map((item, index) => {
            const card = () => props.card(item, index + 1, item.id === props.highlightedId);
            if (!isCompact) {
              return (
                <li key={item.id} data-spirit={spiritColour(item.spirit)}>
                  {card()}
                </li>
              );
            }
            const isWanted = item.id === params.get('highlight');
            return (
              <CompactRow
                key={`${item.id} ${isWanted}`}
                entityType={entityType}
                item={item}
                isWanted={isWanted}
                card={card}
                {...props.row(item, index + 1)}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
