import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { DRAG } from '@peanut/contracts';
import { useRef, useState, type ReactNode } from 'react';
import { WindowedList, type Cell } from '../../list/windowed-list';
import type { MoveCard } from '../card/card-place';
import { REORDER_HELP, REORDER_HELP_ID } from './announcements';
import { DragSurface } from './drag-surface';
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
        <WindowedList items={items} className={props.className} listRef={grid}>
          {props.children}
        </WindowedList>
        <DropMarker drags={drag.drags} />
      </DragSurface>
      <LiftedChip drags={drag.drags} />
      <p id={REORDER_HELP_ID} className="sr-only">
        {REORDER_HELP}
      </p>
    </DndContext>
  );
}
