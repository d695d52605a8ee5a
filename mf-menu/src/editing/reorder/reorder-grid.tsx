import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { DRAG } from '@peanut/contracts';
import { useRef, useState, type ReactNode } from 'react';
import { VirtualGrid, type Cell } from '../../grid/virtual-grid';
import { REORDER_HELP, REORDER_HELP_ID } from '../announce/announcements';
import type { MoveCard } from '../model/card-place';
import { DragPreview } from './drag/drag-preview';
import { DragSurface } from './drag/drag-surface';
import { DropIndicator } from './drag/drop-indicator';
import { useCardDrag } from './drag/use-card-drag';

interface ReorderGridProps<T> {
  items: T[];
  className: string;
  children: (item: T, cell: Cell) => ReactNode;
  move: MoveCard;
}

/** A grid whose cards can be put into another order, by pointer, touch and keyboard. */
export function ReorderGrid<T extends { id: string; name: string }>(props: ReorderGridProps<T>) {
  const { items, move } = props;
  const grid = useRef<HTMLUListElement>(null);
  const drag = useCardDrag({ grid, items, move });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG.activationDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: drag.stepByKey, scrollBehavior: 'auto' }),
  );
  // The library's own announcements have the role of a status, which is a message that everybody sees: see LiveRegion.
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
        <VirtualGrid items={items} className={props.className} listRef={grid}>
          {props.children}
        </VirtualGrid>
        <DropIndicator drags={drag.drags} />
      </DragSurface>
      <DragPreview drags={drag.drags} />
      <p id={REORDER_HELP_ID} className="sr-only">
        {REORDER_HELP}
      </p>
    </DndContext>
  );
}
