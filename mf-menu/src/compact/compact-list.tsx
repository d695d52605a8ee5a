import { spiritColour, type Drinks, type EntityType } from '@peanut/contracts';
import { classNames, GlassDrawing } from '@peanut/ui';
import { useSearchParams } from '@peanut/web';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cellAttributes, VirtualGrid, type Cell } from '../grid/virtual-grid';
import { ROW } from '../list/list-states';
import { compactClass, type RowFacts } from '../model/drink-page';
import { useOpenRows } from './use-open-rows';

interface CompactListProps<E extends EntityType> {
  entityType: E;
  items: Drinks[E][];
  row: (item: Drinks[E], index: number) => RowFacts;
  /** `index` counts from 0 among the rows. */
  card: (item: Drinks[E], index: number) => ReactNode;
}

/** The drinks as rows, each of which opens to its card. */
export function CompactList<E extends EntityType>({ entityType, items, row, card }: CompactListProps<E>) {
  const [params] = useSearchParams();
  const highlightId = params.get('highlight');
  const { openIds, setOpen } = useOpenRows(highlightId);
  return (
    <VirtualGrid items={items} className={compactClass(entityType)} openIds={openIds}>
      {(item, cell) => (
        <CompactRow
          // A row that the address opens takes no focus for it, so it begins anew.
          key={`${item.id} ${item.id === highlightId}`}
          entityType={entityType}
          item={item}
          cell={cell}
          isOpen={openIds.has(item.id)}
          setOpen={(isOpen) => setOpen(item.id, isOpen)}
          card={() => card(item, cell.index)}
          {...row(item, cell.index)}
        />
      )}
    </VirtualGrid>
  );
}

interface CompactRowProps extends RowFacts {
  entityType: EntityType;
  item: Drinks[EntityType];
  cell: Cell;
  /** Its card shows. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  card: () => ReactNode;
}

/** One drink in one row. Its button opens the card below it, across the list, its recipe first; *Close* takes it away. */
function CompactRow(props: CompactRowProps) {
  const { entityType, item, cell, isOpen, setOpen, card, ...facts } = props;
  const place = useRef<HTMLLIElement>(null);
  const shown = useRef(isOpen);

  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    // That of the card's face or the row's: the one that was pressed is gone.
    place.current?.querySelector<HTMLElement>('button:not([inert] *)')?.focus({ preventScroll: true });
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
  const [wasAvailable] = useState(item.isAvailable);
  return (
    <article
      data-testid={`${entityType}-row`}
      data-id={item.id}
      aria-labelledby={titleId}
      className={classNames(ROW, wasAvailable && 'was-available', 'transition hover:border-accent/75')}
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
          <span dir="auto" className="truncate">
            {item.spirit}
          </span>
          {!item.isAvailable && (
            <span className="out-of-stock ml-auto shrink-0 border border-cream-300/60 px-1 text-cream-100">
              Out of Stock
            </span>
          )}
        </p>
        <h2
          id={titleId}
          dir="auto"
          className="truncate font-display text-[1.375rem] leading-7 font-semibold text-cream-100"
        >
          {item.name}
        </h2>
        <p dir="auto" className="truncate text-sm leading-5 text-cream-300">
          {line}
        </p>
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
