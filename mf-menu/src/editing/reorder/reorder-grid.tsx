import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDndContext,
  useDndMonitor,
  useSensor,
  useSensors,
  type Active,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  type Over,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { DRAG } from '@peanut/contracts';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { VirtualGrid, type Cell } from '../../grid/virtual-grid';
import { ANNOUNCE, announce, REORDER_HELP, REORDER_HELP_ID } from '../announcements';
import type { MoveCard } from '../places';
import { holdKeys, stepByKey } from './keyboard';

const POINTER = { activationConstraint: { distance: DRAG.activationDistance } };
const KEYBOARD = { coordinateGetter: stepByKey, scrollBehavior: 'instant' } as const;
/** The library's own announcements have the role of a status, which is a message that everybody sees: see LiveRegion. */
const UNHEARD = { container: document.createElement('div') };
/** Every card that is drawn answers to each step of a drag: fewer than guests have. */
const WHOLE_UP_TO = 24;
/** Half of the toolbar's height above its card, in pixels: the toolbar counts as part of the card. */
const TOOLBAR_SHIFT = 11;

interface ReorderGridProps<T> {
  items: T[];
  className: string;
  /** Draws a card in a {@link SortableCell}. */
  children: (item: T, cell: Cell) => ReactNode;
  move: MoveCard;
  keptId: string | null;
  /** Rows that show their card. */
  openIds: ReadonlySet<string>;
}

/** A grid whose cards can be put into another order, by pointer, touch and keyboard. */
export function ReorderGrid<T extends { id: string; name: string }>(props: ReorderGridProps<T>) {
  const { items, className, children, keptId, openIds } = props;
  const order = items.map(({ id }) => id).join();
  const ids = useMemo(() => order.split(','), [order]);
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const drag = { sensors, collisionDetection: nearestCard, accessibility: UNHEARD };
  return (
    <DndContext {...drag} {...useDragEvents(props)}>
      <SortableContext items={ids} strategy={staysInPlace}>
        <VirtualGrid
          items={items}
          className={className}
          wholeUpTo={WHOLE_UP_TO}
          keptId={keptId}
          openIds={openIds}
        >
          {children}
        </VirtualGrid>
      </SortableContext>
      <DragChip items={items} />
      <p id={REORDER_HELP_ID} className="sr-only">
        {REORDER_HELP}
      </p>
    </DndContext>
  );
}

/** No card gives way: most of a long list are not drawn, and the bar shows where the lifted one goes. */
const staysInPlace = () => null;

/** The card nearest to the pointer; by keyboard, to the middle of the lifted card. */
const nearestCard: CollisionDetection = (drag) => {
  const { pointerCoordinates: at, collisionRect } = drag;
  return closestCenter({
    ...drag,
    collisionRect: at ? new DOMRect(at.x, at.y + TOOLBAR_SHIFT) : collisionRect,
  });
};

/** Says what a drag does, and moves the card when it is dropped elsewhere. */
function useDragEvents<T extends { id: string; name: string }>({ items, move }: ReorderGridProps<T>) {
  const said = useRef(-1);
  const indexOf = (card: Active | Over | null) => items.findIndex(({ id }) => id === card?.id);
  const tell = (text: 'lifted' | 'cancelled', index: number) =>
    announce(ANNOUNCE[text](items[index]?.name ?? '', index, items.length));
  const end = (active: Active, to: number) => {
    document.documentElement.style.scrollBehavior = '';
    if (to === indexOf(active)) tell('cancelled', to);
    else move(String(active.id), to);
  };
  return {
    onDragStart({ active, activatorEvent }: DragStartEvent) {
      // The page scrolls smoothly by itself; a page that follows a drag must not.
      document.documentElement.style.scrollBehavior = 'auto';
      if (activatorEvent instanceof KeyboardEvent) {
        holdKeys();
        // The focus may still be on its way here: the card would be lifted from where the page was. A finger leaves it elsewhere.
        document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
      said.current = indexOf(active);
      tell('lifted', said.current);
    },
    onDragOver({ over }: Pick<DragEndEvent, 'over'>) {
      const to = indexOf(over);
      if (to !== said.current) announce(ANNOUNCE.over(to, items.length));
      said.current = to;
    },
    onDragEnd: ({ active, over }: DragEndEvent) => end(active, indexOf(over)),
    onDragCancel: ({ active }: DragEndEvent) => end(active, indexOf(active)),
  };
}

/** The card stays to be seen while the chip flies to it. */
const DROP = { sideEffects: null };

/** Follows the pointer while a card is moved: its name and place. A picture of the card would hide where it goes. */
function DragChip({ items }: { items: readonly { id: string; name: string }[] }) {
  const { active, over } = useDndContext();
  const item = active && items.find(({ id }) => id === active.id);
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [lifts, setLifts] = useState(0);
  useDndMonitor({ onDragStart: () => setLifts((count) => count + 1) });
  return (
    // A chip that still flies to its card is gone when the next card is lifted.
    <DragOverlay key={lifts} dropAnimation={isStill ? null : DROP} className="pointer-events-none">
      {item && (
        <div aria-hidden className="relative size-full">
          {/* As wide as the card's five tools: the chip begins at the handle, and may be longer than they are. */}
          <div className="card-toolbar absolute right-3 h-11 w-55">
            <div className="flex h-full w-max max-w-55 items-center gap-2 border border-accent bg-walnut-700 pr-4 shadow-2xl shadow-black sm:max-w-72">
              <GripVertical strokeWidth={1.5} className="mx-3 size-[1.125rem] shrink-0 text-accent" />
              <span className="truncate font-display text-xl text-cream-100">{item.name}</span>
              <span className="shrink-0 text-sm text-cream-300">
                {`№ ${items.findIndex(({ id }) => id === (over ?? active).id) + 1}`}
              </span>
            </div>
          </div>
        </div>
      )}
    </DragOverlay>
  );
}
