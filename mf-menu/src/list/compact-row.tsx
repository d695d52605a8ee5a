import { spiritColour, type Drinks, type EntityType } from '@peanut/contracts';
import { classNames, GlassDrawing } from '@peanut/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type ReactNode } from 'react';
import { cellAttributes, type Cell } from '../grid/virtual-grid';
import type { RowFacts } from '../model/drink-page';

const ROW =
  'relative flex h-full items-center gap-3.5 border border-accent/25 bg-linear-to-r from-walnut-700/80 to-ink-900 px-3.5';

interface CompactRowProps extends RowFacts {
  entityType: EntityType;
  item: Drinks[EntityType];
  cell: Cell;
  /** Its card shows. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  card: () => ReactNode;
}

/** One drink in one row. Its button puts the card in the row's place; *Close* brings the row back. */
export function CompactRow(props: CompactRowProps) {
  const { entityType, item, cell, isOpen, setOpen, card, ...facts } = props;
  const place = useRef<HTMLLIElement>(null);
  const shown = useRef(isOpen);

  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    // The first button is the card's own or the row's: the one that was pressed is gone.
    place.current?.querySelector('button')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <li
      ref={place}
      data-spirit={spiritColour(item.spirit)}
      data-open={isOpen}
      className="compact-place"
      {...cellAttributes(cell)}
    >
      {isOpen ? (
        <>
          {card()}
          <button
            type="button"
            aria-label={`Close ${item.name}`}
            onClick={() => setOpen(false)}
            className="focus-ring absolute top-2 right-2 z-2 inline-flex size-11 cursor-pointer items-center justify-center rounded-full bg-ink-950/60 text-cream-100 transition hover:bg-ink-950"
          >
            <X aria-hidden strokeWidth={1.25} className="size-5" />
          </button>
        </>
      ) : (
        <Row entityType={entityType} item={item} {...facts} onOpen={() => setOpen(true)} />
      )}
    </li>
  );
}

interface RowProps extends RowFacts {
  entityType: EntityType;
  item: Drinks[EntityType];
  onOpen: () => void;
}

function Row({ entityType, item, glass, line, number, onOpen }: RowProps) {
  const titleId = `${entityType}-${item.id}`;
  return (
    <article
      data-testid={`${entityType}-row`}
      data-id={item.id}
      aria-labelledby={titleId}
      className={classNames(ROW, 'transition hover:border-accent/75')}
    >
      <GlassDrawing
        glass={glass}
        className={classNames('h-14 shrink-0 text-cream-100/90', !item.isAvailable && 'opacity-40')}
      />
      <div className="min-w-0 flex-1">
        <p className="caps flex items-center gap-2 text-[0.6875rem] leading-4 tracking-[0.1em] text-drink">
          {number !== undefined && (
            <span className="shrink-0 text-cream-300">
              <span aria-hidden>№ </span>
              <span data-testid="whiskey-number">{number}</span>
            </span>
          )}
          <span className="truncate">{item.spirit}</span>
          {!item.isAvailable && (
            <span className="ml-auto shrink-0 border border-cream-300/60 px-1 text-cream-100">
              Out of Stock
            </span>
          )}
        </p>
        <h2
          id={titleId}
          className="truncate font-display text-[1.375rem] leading-7 font-semibold text-cream-100"
        >
          {item.name}
        </h2>
        <p className="truncate text-sm leading-5 text-cream-300">{line}</p>
      </div>
      <ChevronDown aria-hidden strokeWidth={1.25} className="size-4 shrink-0 text-accent/80" />
      <button
        type="button"
        aria-label={`Open ${item.name}`}
        onClick={onOpen}
        className="focus-ring absolute inset-0 cursor-pointer"
      />
    </article>
  );
}

/** A row on its way, in the size of the real one. */
export function SkeletonRow() {
  return (
    <div data-testid="skeleton-card" aria-hidden className={classNames(ROW, 'animate-pulse')}>
      <div className="mx-1.5 size-9 rounded-full bg-walnut-700" />
      <div className="flex-1">
        <div className="h-2.5 w-16 bg-walnut-700" />
        <div className="mt-3 h-4 w-40 max-w-full bg-walnut-600/70" />
        <div className="mt-3 h-2.5 w-4/5 bg-walnut-700" />
      </div>
    </div>
  );
}
