import { DragOverlay, useDndContext, useDndMonitor } from '@dnd-kit/core';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useState } from 'react';

/** The card stays to be seen while the chip flies to it. */
const DROP = { sideEffects: null };

/** What hangs at the pointer while a card is moved: its name and place. A card's picture would hide where it goes. */
export function DragChip({ items }: { items: readonly { id: string; name: string }[] }) {
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
          {/* As wide as the card's four tools: the chip begins at the handle, and may be longer than they are. */}
          <div className="card-toolbar absolute right-3 h-11 w-44">
            <div className="flex h-full w-max max-w-44 items-center gap-2 border border-accent bg-walnut-700 pr-4 shadow-2xl shadow-black sm:max-w-72">
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
