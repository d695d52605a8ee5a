import { spiritColour, type Drinks, type EntityType } from '@peanut/contracts';
import { useTakeover } from '@peanut/web';
import { useMemo } from 'react';
import { foundOf, useFind } from '../find/find-bar';
import { cellAttributes, VirtualGrid } from '../grid/virtual-grid';
import { compactClass, gridClass, type DrinkPage } from '../model/drink-page';
import { useLazyPart } from '../page/lazy-part';
import type * as PrintedMenu from '../print/printed-menu';
import { useGuestsList } from './guests-list';
import { ListHead } from './list-head';
import { EmptyText, ListError, Skeleton } from './list-states';
import { useView } from './view';

const loadCompactList = () => import('../compact/compact-list');

/** The browser's own print cannot wait for a download: this one comes after the cards, in milliseconds. */
const PRINT_AFTER = 500;
/** Nobody sees that it is missing: it is asked for until it comes. The browser says why it did not. */
const PRINT_AGAIN_AFTER = 20_000;
const loadPrintedMenu = (after?: number): Promise<typeof PrintedMenu> =>
  new Promise((resolve) => setTimeout(resolve, after ?? PRINT_AFTER))
    .then(() => import('../print/printed-menu'))
    .catch(() => loadPrintedMenu(PRINT_AGAIN_AFTER));

/** Cards of the prerendered page: two rows on a wide screen. */
const PRERENDERED = 6;
const NONE: never[] = [];

interface VisitorListProps {
  highlightedId: string | null;
}

/** Count line, search, the choice of view, and the drinks as guests see them, in each of the list's four states. */
export function VisitorList<E extends EntityType>(props: DrinkPage<E> & VisitorListProps) {
  const { title, entityType } = props;
  const list = useGuestsList(props.list);
  const isReady = list.status === 'ready';
  const all: Drinks[E][] = isReady ? list.items : NONE;
  const find = useFind();
  const { found } = find;
  const shown = useMemo(() => foundOf(all, found), [all, found]);
  const view = useView(all.length);
  const isCompact = view === 'compact';
  const compact = useLazyPart(isCompact, loadCompactList);
  const print = useLazyPart(isReady, loadPrintedMenu);
  const isComing = all.length > 0 && (find.isComing || (isCompact && !compact.part && !compact.hasFailed));
  const skeletons = isComing ? Math.min(all.length, props.skeletons) : props.skeletons;
  const drawn = useTakeover() ? shown.slice(0, PRERENDERED) : shown;
  const grid = isCompact ? compactClass(entityType) : gridClass(entityType);
  // A drink keeps its number while others are hidden.
  const placeOf = (item: Drinks[E], index: number) => (found ? all.indexOf(item) : index) + 1;
  const card = (item: Drinks[E], index: number) =>
    props.card(item, placeOf(item, index), item.id === props.highlightedId);
  const row = (item: Drinks[E], index: number) => props.row(item, placeOf(item, index));
  return (
    <>
      <ListHead
        {...{ view, find }}
        drinks={all}
        count={
          isReady &&
          (found ? `${shown.length} of ${all.length} ${props.countNoun}` : `${all.length} ${props.countNoun}`)
        }
        isSavedCopy={isReady && list.isSavedCopy}
      />
      {(list.status === 'loading' || isComing) && (
        <div role="status" aria-label={`Loading ${title}`} className={grid}>
          {Array.from({ length: skeletons }, (_, index) => (
            <Skeleton key={index} isRow={isCompact} />
          ))}
        </div>
      )}
      {compact.hasFailed && <ListError what="compact view" onRetry={compact.retry} />}
      {list.status === 'error' && <ListError what={title} onRetry={list.retry} />}
      {isReady && all.length === 0 && <EmptyText>{props.emptyText}</EmptyText>}
      {!isComing && compact.part && shown.length > 0 && (
        <compact.part.CompactList items={drawn} {...{ entityType, row, card }} />
      )}
      {!isComing && !isCompact && shown.length > 0 && (
        <VirtualGrid items={drawn} className={grid}>
          {(item, cell) => (
            <li key={item.id} data-spirit={spiritColour(item.spirit)} {...cellAttributes(cell)}>
              {card(item, cell.index)}
            </li>
          )}
        </VirtualGrid>
      )}
      {print.part && isReady && <print.part.PrintedMenu {...props} items={all} />}
    </>
  );
}
