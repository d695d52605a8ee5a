import { isPourable, spiritColour } from '@peanut/contracts';
import type { EntityType, StagedItem } from '@peanut/editing';
import { classNames } from '@peanut/ui';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { cellAttributes, type Cell } from '../../grid/virtual-grid';
import type { DrinkPage } from '../../model/drink-page';
import type { MoveCard } from '../places';
import { SortableCell } from '../reorder/sortable-cell';
import { arePropsEqual } from './are-props-equal';
import { BadgeRow, badgesOf } from './badges';
import { CardToolbar, CloseButton, RestoreButton } from './card-toolbar';
import { EditableRow } from './editable-row';
import { ShelfNote } from './shelf-note';

export interface EditableCardProps<E extends EntityType> extends Cell {
  entityType: E;
  item: StagedItem<E>;
  /** The number on the card, from 1. */
  place: number;
  isHighlighted: boolean;
  card: DrinkPage<E>['card'];
  /** What a row shows, in the compact view. */
  row?: DrinkPage<E>['row'] | undefined;
  /** In the compact view: its card shows. */
  isOpen: boolean;
  /** The same function at every call. */
  setOpen: (itemId: string, isOpen: boolean) => void;
  /** Absent where the card cannot be moved; the same function at every call. */
  move?: MoveCard | undefined;
  /** Whether it is one of those that the owner selects; absent while none is selected. */
  isChosen?: boolean | undefined;
  /** The same function at every call. */
  choose: (itemId: string) => void;
}

function EditableCardView<E extends EntityType>(props: EditableCardProps<E>) {
  const { item, move, row, isOpen } = props;
  const isRow = row !== undefined;
  const contents = useToggledFocus(isOpen);
  const cell = {
    'data-spirit': spiritColour(item.spirit),
    'data-drink': true,
    'data-open': isRow ? isOpen : undefined,
    className: classNames('relative', isRow && 'compact-place'),
    ...cellAttributes(props),
  };
  const inside = (
    <div ref={contents} className="h-full">
      <Face {...props} />
      <Tools {...props} />
    </div>
  );
  return move ? (
    <SortableCell {...cell} itemId={item.id} isRow={isRow}>
      {inside}
    </SortableCell>
  ) : (
    <li {...cell}>{inside}</li>
  );
}

/** The card, or in the compact view its row until it is opened. */
function Face<E extends EntityType>({ item, row, isOpen, ...props }: EditableCardProps<E>) {
  const { entityType, place, isHighlighted } = props;
  const shown = { ...item, isAvailable: isPourable(item) };
  if (!row || isOpen)
    return props.card(shown, place, isHighlighted, item.staged.stage, <ShelfNote item={item} />);
  return (
    <EditableRow
      {...row(item, place)}
      {...{ entityType, item: shown, isHighlighted }}
      onOpen={() => props.setOpen(item.id, true)}
    />
  );
}

/** The narrowest phones have no room for badges next to five tools. */
const BELOW_TOOLS = 'max-[23rem]:absolute max-[23rem]:top-12 max-[23rem]:left-0';

/** Nor for the button that closes, within the card's edges, unless these are close. */
const CLOSE_BESIDE_TOOLS = 'max-[23rem]:inset-x-1 max-[23rem]:gap-1';

/** At the top of a card, with its badges; on a row next to its text. */
function Tools<E extends EntityType>({ item, row, isOpen, ...props }: EditableCardProps<E>) {
  const { entityType, index, count, move, isChosen, choose } = props;
  const { id, name, staged } = item;
  if (isChosen !== undefined && staged.stage !== 'delete')
    return <ChooseBox name={name} isChosen={isChosen} choose={() => choose(id)} />;
  return (
    <div
      className={classNames(
        'card-toolbar pointer-events-none absolute inset-x-3 z-2 flex h-11 items-center justify-end gap-2',
        row && isOpen && CLOSE_BESIDE_TOOLS,
      )}
    >
      {row && isOpen && <CloseButton name={name} onClose={() => props.setOpen(id, false)} />}
      {(!row || isOpen) && <BadgeRow badges={badgesOf(item)} className={BELOW_TOOLS} />}
      {staged.stage === 'delete' && staged.changeId !== undefined ? (
        <RestoreButton itemId={id} name={name} changeId={staged.changeId} />
      ) : (
        <CardToolbar entityType={entityType} item={item} place={move && { index, count, move }} />
      )}
    </div>
  );
}

/** While several drinks are selected, a tap anywhere on a card or row selects it. */
function ChooseBox({ name, isChosen, choose }: { name: string; isChosen: boolean; choose: () => void }) {
  return (
    <label className="choose-box">
      <input type="checkbox" aria-label={`Select ${name}`} checked={isChosen} onChange={choose} />
    </label>
  );
}

/**
 * A card, or a row, with its badges and the owner's tools. They are next to the turning leaf, so that both faces have them.
 * It is drawn anew only when it would look different: a new order gives every item of the list a new object.
 */
export const EditableCard = memo(EditableCardView, arePropsEqual) as typeof EditableCardView;

/** When a row opens to its card or closes again, the button that was pressed is gone: the focus goes to its opposite. */
function useToggledFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const contents = useRef<HTMLDivElement>(null);
  const shown = useRef(isOpen);
  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    const name = isOpen ? 'Close' : 'Open';
    contents.current?.querySelector<HTMLElement>(`[aria-label^="${name} "]`)?.focus({ preventScroll: true });
    contents.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return contents;
}
