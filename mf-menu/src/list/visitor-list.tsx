import { spiritColour, type EntityType } from '@peanut/contracts';
import { SkeletonCard } from '../card/skeleton-card';
import { CountLine } from './count-line';
import { EmptyText } from './empty-text';
import { ListError } from './list-error';
import { gridClass, type MenuPage } from './menu-page';
import { SavedCopyNote } from './saved-copy-note';

interface VisitorListProps {
  highlightedId: string | null;
}

/** Count line and cards as guests see them, in each of the list's four states. */
export function VisitorList<E extends EntityType>(props: MenuPage<E> & VisitorListProps) {
  const { list, title } = props;
  const isReady = list.status === 'ready';
  const shown = isReady ? list.items.filter((item) => item.isVisible) : [];
  const grid = gridClass(props.entityType);
  return (
    <>
      <CountLine>{isReady && `${shown.length} ${props.countNoun}`}</CountLine>
      {isReady && list.isSavedCopy && <SavedCopyNote />}
      {list.status === 'loading' && (
        <div role="status" aria-label={`Loading ${title}`} className={grid}>
          {Array.from({ length: props.skeletons }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </div>
      )}
      {list.status === 'error' && <ListError what={title} onRetry={list.retry} />}
      {isReady && shown.length === 0 && <EmptyText>{props.emptyText}</EmptyText>}
      {shown.length > 0 && (
        <ul className={grid}>
          {shown.map((item, index) => (
            <li key={item.id} data-spirit={spiritColour(item.spirit)}>
              {props.card(item, index + 1, item.id === props.highlightedId)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
