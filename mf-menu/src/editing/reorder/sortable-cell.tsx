import { useSortable } from '@dnd-kit/sortable';
import { classNames } from '@peanut/ui';
import { createContext, useMemo, type ComponentProps } from 'react';

/** For the button that lifts the card. The same object at every drawing, so that no card is drawn anew for it. */
export const HandleContext = createContext<ComponentProps<'button'>>({});

/** Cards do not change their size during a drag: a resize of the window ends it. */
const UNWATCHED = { disabled: true };
const MARK = 'pointer-events-none absolute z-3';
const FRAME = `${MARK} inset-0 border-2 border-dashed border-accent/60 bg-ink-950/75`;
/** In the middle of the gap: across it in one column, along it in several. */
const BAR = `${MARK} drop-bar inset-x-0 h-1 rounded-full bg-accent sm:inset-x-auto sm:inset-y-0 sm:h-auto sm:w-1`;
const ROW_BAR = `${MARK} drop-bar inset-x-0 h-1 rounded-full bg-accent`;
const BEFORE = '-top-3.5 sm:-left-3.5 lg:-left-4.5';
const AFTER = '-bottom-3.5 sm:-right-3.5 lg:-right-4.5';

/** The bar where the lifted card would land. */
function barClass(isRow: boolean, isBefore: boolean): string {
  if (isRow) return classNames(ROW_BAR, isBefore ? '-top-2' : '-bottom-2');
  return classNames(BAR, isBefore ? BEFORE : AFTER);
}

interface SortableCellProps extends ComponentProps<'li'> {
  itemId: string;
  /** Whether it is in a list of rows. */
  isRow: boolean;
}

/** The list item of a card that can be moved: shows that it is lifted, or that the lifted one would land next to it. */
export function SortableCell({ itemId, isRow, children, ...rest }: SortableCellProps) {
  const card = useSortable({ id: itemId, transition: null, resizeObserverConfig: UNWATCHED });
  const { activeIndex, index, isDragging, isOver, listeners, setActivatorNodeRef: ref, setNodeRef } = card;
  const handle = useMemo(() => ({ ...listeners, ref }), [listeners, ref]);
  return (
    <li {...rest} ref={setNodeRef}>
      <HandleContext value={handle}>{children}</HandleContext>
      {isDragging && <div aria-hidden className={FRAME} />}
      {isOver && !isDragging && <div aria-hidden className={barClass(isRow, index < activeIndex)} />}
    </li>
  );
}
