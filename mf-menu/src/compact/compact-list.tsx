import type { Drinks, EntityType } from '@peanut/contracts';
import { recallPage, useSearchParams } from '@peanut/web';
import { useState, type ReactNode } from 'react';
import { rememberTurned } from '../card/use-flip';
import { VirtualGrid } from '../grid/virtual-grid';
import { compactClass, type DrinkPage } from '../model/drink-page';
import { CompactRow } from './compact-row';

interface CompactListProps<E extends EntityType> {
  entityType: E;
  items: Drinks[E][];
  row: DrinkPage<E>['row'];
  /** `place` counts from 1. */
  card: (item: Drinks[E], place: number) => ReactNode;
}

/** The drinks as rows, each of which opens to its card. */
export function CompactList<E extends EntityType>({ entityType, items, row, card }: CompactListProps<E>) {
  const [params] = useSearchParams();
  const highlightId = params.get('highlight');
  const { openIds, setOpen } = useOpenRows(highlightId);
  return (
    <VirtualGrid items={items} className={compactClass(entityType)} openIds={openIds}>
      {(item, cell) => (
        <CompactRow
          // A row that the address opens takes no focus for it, so it begins anew.
          key={`${item.id} ${item.id === highlightId}`}
          entityType={entityType}
          item={item}
          cell={cell}
          isOpen={openIds.has(item.id)}
          setOpen={(isOpen) => {
            // It opens on the recipe.
            rememberTurned(item.id, isOpen);
            setOpen(item.id, isOpen);
          }}
          card={() => card(item, cell.index + 1)}
          {...row(item, cell.index + 1)}
        />
      )}
    </VirtualGrid>
  );
}

/** Which rows show their card: at first those that the guest left open, and that of the drink the page was opened for. */
function useOpenRows(highlightId: string | null) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set([...(recallPage().turned ?? []), ...(highlightId ? [highlightId] : [])]),
  );
  const [lastHighlightId, setLastHighlightId] = useState(highlightId);
  const setOpen = (id: string, isOpen: boolean) =>
    setOpenIds((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  if (highlightId !== lastHighlightId) {
    setLastHighlightId(highlightId);
    if (highlightId) setOpen(highlightId, true);
  }
  return { openIds, setOpen };
}
