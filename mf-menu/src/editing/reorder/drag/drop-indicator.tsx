import { useStore } from '@peanut/web';
import { cornerOf } from '../../grid/grid-metrics';
import type { DragStore } from './drag-state';

const BAR = 4;

/** Shows which card is lifted, and where it will stand when it is dropped now. */
export function DropIndicator({ drags }: { drags: DragStore }) {
  const drag = useStore(drags);
  if (!drag) return null;
  const { from, to, metrics } = drag;
  const { origin, cardWidth, rowHeight, columnGap, rowGap, columns } = metrics;
  const lifted = cornerOf(from, metrics);
  const target = cornerOf(to, metrics);
  const isOneColumn = columns === 1;
  // The card lands after the one it moved past, or before it.
  const along = isOneColumn ? rowHeight + rowGap : cardWidth + columnGap;
  const gap = isOneColumn ? rowGap : columnGap;
  const edge = (to > from ? along : 0) - gap / 2 - BAR / 2;
  const bar = isOneColumn
    ? { left: target.x, top: target.y + edge, width: cardWidth, height: BAR }
    : { left: target.x + edge, top: target.y, width: BAR, height: rowHeight };
  return (
    <div aria-hidden className="pointer-events-none absolute z-3" style={{ left: origin.x, top: origin.y }}>
      <div
        className="absolute border-2 border-dashed border-accent/60 bg-ink-950/75"
        style={{ left: lifted.x, top: lifted.y, width: cardWidth, height: rowHeight }}
      />
      {to !== from && <div className="drop-bar absolute rounded-full bg-accent" style={bar} />}
    </div>
  );
}
