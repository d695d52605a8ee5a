import { DragOverlay } from '@dnd-kit/core';
import { useStore } from '@peanut/web';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { DragStore } from './drag-state';

/** What hangs at the pointer while a card is moved: its name. A card's picture would hide where it goes. */
export function DragPreview({ drags }: { drags: DragStore }) {
  const drag = useStore(drags);
  return (
    <DragOverlay dropAnimation={null} className="pointer-events-none">
      {drag && (
        <div
          aria-hidden
          className="flex h-11 w-max max-w-44 sm:max-w-72 items-center gap-2 border border-accent bg-walnut-700 pr-4 shadow-2xl shadow-black"
        >
          <GripVertical strokeWidth={1.5} className="mx-3 size-[1.125rem] shrink-0 text-accent" />
          <span className="truncate font-display text-xl text-cream-100">{drag.name}</span>
          <span className="shrink-0 text-sm text-cream-300">№ {drag.to + 1}</span>
        </div>
      )}
    </DragOverlay>
  );
}
