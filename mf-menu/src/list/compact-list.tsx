import type { Drinks, EntityType } from '@peanut/contracts';
import { useSearchParams } from '@peanut/web';
import { useState, type ReactNode } from 'react';
import { VirtualGrid } from '../grid/virtual-grid';
import { compactClass, type MenuPage } from '../model/menu-page';
import { CompactRow } from './compact-row';

interface CompactListProps<E extends EntityType> {
  entityType: E;
  items: Drinks[E][];
  row: MenuPage<E>['row'];
  /** `place` counts from 1. */
  card: (item: Drinks[E], place: number) => ReactNode;
}

/** The drinks as rows, each of which opens to its card. */
export function CompactList<E extends EntityType>({ entityType, items, row, card }: CompactListProps<E>) {
  const [params] = useSearchParams();
  const wantedId = params.get('highlight');
  const { openIds, setOpen } = useOpenRows(wantedId);
  return (
    <VirtualGrid items={items} className={compactClass(entityType)} openIds={openIds}>
      {(item, cell) => (
        <CompactRow
          // A row that the address opens takes no focus for it, so it begins anew.
          key={`${item.id} ${item.id === wantedId}`}
          entityType={entityType}
          item={item}
          cell={cell}
          isOpen={openIds.has(item.id)}
          setOpen={(isOpen) => setOpen(item.id, isOpen)}
          card={() => card(item, cell.index + 1)}
          {...row(item, cell.index + 1)}
        />
      )}
    </VirtualGrid>
  );
}

/** Which rows show their card: at first that of the drink the page was opened for. */
function useOpenRows(wantedId: string | null) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(wantedId && [wantedId]));
  const [lastWanted, setLastWanted] = useState(wantedId);
  const setOpen = (id: string, isOpen: boolean) =>
    setOpenIds((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  if (wantedId !== lastWanted) {
    setLastWanted(wantedId);
    if (wantedId) setOpen(wantedId, true);
  }
  return { openIds, setOpen };
}
