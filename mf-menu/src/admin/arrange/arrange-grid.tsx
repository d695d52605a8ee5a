import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { DRAG } from '@peanut/contracts';
import { useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { MoveCard } from '../card/card-place';
import { CardGrid, type Cell } from '../grid/card-grid';
import { REORDER_HELP, REORDER_HELP_ID } from './announcements';
import { DragSurface } from './drag-surface';
import type { DragStore } from './drag-state';
import { DropMarker } from './drop-marker';
import { LiftedChip } from './lifted-chip';
import { useCardDrag } from './use-card-drag';

interface ArrangeGridProps<T> {
  items: T[];
  className: string;
  children: (item: T, cell: Cell) => ReactNode;
  move: MoveCard;
}

/** A grid whose cards can be put into another order, by pointer, touch and keyboard. */
export function ArrangeGrid<T extends { id: string; name: string }>(props: ArrangeGridProps<T>) {
  const { items, move } = props;
  const grid = useRef<HTMLUListElement>(null);
  const drag = useCardDrag({ grid, items, move });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG.activationDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: drag.stepByKey, scrollBehavior: 'auto' }),
  );
  // The library's own announcements have the role of a status, which is a message that everybody sees: see Spoken.
  const [unseen] = useState(() => document.createElement('div'));
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ container: unseen }}
      onDragStart={drag.start}
      onDragMove={drag.follow}
      onDragEnd={drag.drop}
      onDragCancel={drag.cancel}
    >
      <DragSurface onPress={drag.press}>
        <LiftedGrid {...props} drags={drag.drags} gridRef={grid} />
        <DropMarker drags={drag.drags} />
      </DragSurface>
      <LiftedChip drags={drag.drags} />
      <p id={REORDER_HELP_ID} className="sr-only">
        {REORDER_HELP}
      </p>
    </DndContext>
  );
}

interface LiftedGridProps<T> extends ArrangeGridProps<T> {
  drags: DragStore;
  gridRef: RefObject<HTMLUListElement | null>;
}

/** The grid; it keeps the lifted card in the page, since a touch ends when its element goes. */
function LiftedGrid<T extends { id: string }>({
  items,
  className,
  children,
  drags,
  gridRef,
}: LiftedGridProps<T>) {
  const lifted = useSyncExternalStore(drags.subscribe, () => drags.get()?.from);
  return (
    <CardGrid items={items} className={className} gridRef={gridRef} keep={lifted}>
      {children}
    </CardGrid>
  );
}
