import {
  forgetAdded,
  placesOf,
  splitMenu,
  useAdded,
  type EntityType,
  type MenuParts,
  type StagedItem,
} from '@peanut/editing';
import { DecoDivider } from '@peanut/ui';
import { useTopModal } from '@peanut/web';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { VirtualGrid, type Cell } from '../grid/virtual-grid';
import { useOpenRows } from '../compact/use-open-rows';
import { foundOf, useFind, type Find } from '../find/find-bar';
import { ListHead } from '../list/list-head';
import { EmptyText } from '../list/list-states';
import { useView } from '../list/view';
import { gridClass, type DrinkPage } from '../model/drink-page';
import { LiveRegion } from './announcements';
import { EditableCard } from './card/editable-card';
import type { MoveCard } from './places';
import { ReorderGrid } from './reorder/reorder-grid';
import { useReorder } from './reorder/use-reorder';
import { SelectBar } from './select/select-bar';
import { useSelection } from './select/use-selection';
import { useKeptFocus } from './use-kept-focus';

const HIDDEN = { title: 'Hidden from Menu', text: 'Guests don’t see these.' };
const DELETED = {
  title: 'Staged for deletion',
  text: 'Save deletes these. Keep the ones that should stay.',
};
const NONE_OPEN: ReadonlySet<string> = new Set();

/** The owner's rows have the whole width: their tools need it. */
const ownerRowsClass = (entityType: EntityType) =>
  `mx-auto mt-10 grid max-w-4xl grid-cols-1 px-4 md:px-8 compact-list owner-rows ${entityType}-cards`;

interface EditableMenuProps<E extends EntityType> {
  page: DrinkPage<E>;
  items: StagedItem<E>[];
  isSavedCopy: boolean;
  highlightedId: string | null;
}

/** The menu with everything pending in it: what guests will see, what is hidden, and what will be deleted. */
export function EditableMenu<E extends EntityType>(props: EditableMenuProps<E>) {
  const { page, isSavedCopy, highlightedId } = props;
  const { entityType } = page;
  const menu = useRef<HTMLDivElement>(null);
  useKeptFocus(menu);
  const { items, move } = useReorder(entityType, props.items);
  const find = useFind();
  const { parts, places, visibleCount, isHiding, choosable } = foundParts(items, find.found);
  const selection = useSelection(choosable);
  const added = useShowAdded();
  const view = useView(visibleCount);
  const isCompact = view === 'compact';
  const { openIds, setOpen } = useOpenRows();
  const grid = {
    className: isCompact ? ownerRowsClass(entityType) : gridClass(entityType),
    keptId: added,
    openIds: isCompact ? openIds : NONE_OPEN,
  };
  const card = (movable?: MoveCard) => (item: StagedItem<E>, cell: Cell) => (
    <EditableCard
      key={item.id}
      {...cell}
      entityType={entityType}
      item={item}
      place={places.get(item.id) ?? cell.index + 1}
      isHighlighted={item.id === highlightedId}
      card={page.card}
      row={isCompact ? page.row : undefined}
      isOpen={isCompact && openIds.has(item.id)}
      setOpen={setOpen}
      move={selection.isOn ? undefined : movable}
      isChosen={selection.isOn ? selection.ids.has(item.id) : undefined}
      choose={selection.toggle}
    />
  );
  return (
    <div ref={menu} data-view={view}>
      <ListHead
        {...{ view, find, isSavedCopy }}
        drinks={props.items}
        shownId={added}
        count={countText(parts, find.found && `of ${items.length} ${page.countNoun}`)}
      />
      {items.length > 0 && <SelectBar {...{ entityType, items, choosable, selection }} />}
      {isHiding && countOf(parts) > 0 && <OrderNote />}
      {visibleCount === 0 && <EmptyText>{page.emptyText}</EmptyText>}
      <ReorderGrid {...grid} items={parts.visible} move={move}>
        {card(isHiding ? undefined : move)}
      </ReorderGrid>
      <Section {...grid} {...HIDDEN} items={parts.hidden}>
        {card()}
      </Section>
      <Section {...grid} {...DELETED} items={parts.deleted}>
        {card()}
      </Section>
      <LiveRegion />
    </div>
  );
}

/**
 * The parts of the menu with the drinks that show; each keeps the place that it has among all. Where all show they can be
 * moved, so they stand in the menu's order.
 */
function foundParts<E extends EntityType>(items: StagedItem<E>[], found: Find['found']) {
  const all = splitMenu(items);
  const shown = foundOf(items, found);
  const isHiding = shown.length < items.length;
  const parts = isHiding ? splitMenu(shown) : all;
  return {
    parts,
    choosable: [...parts.visible, ...parts.hidden],
    places: placesOf(items),
    visibleCount: all.visible.length,
    isHiding,
  };
}

const countOf = ({ visible, hidden, deleted }: MenuParts<unknown>) =>
  visible.length + hidden.length + deleted.length;

const countText = (parts: MenuParts<unknown>, ofAll: string | null | undefined) =>
  ofAll ? `${countOf(parts)} ${ofAll}` : `${parts.visible.length} visible, ${parts.hidden.length} hidden`;

/** Says why no drink can be moved: where it would go among those that do not show, nobody could see. */
function OrderNote() {
  return (
    <p className="mx-auto mt-4 max-w-3xl px-6 text-center text-sm text-balance text-cream-300">
      Dragging is off while some drinks are hidden by the search. Clear filters to change the order.
    </p>
  );
}

interface SectionProps<T> extends ComponentProps<typeof VirtualGrid<T & { id: string }>> {
  title: string;
  text: string;
}

/** A part of the menu that guests do not see, below the grid; nothing while it is empty. */
function Section<T extends { id: string }>({ title, text, ...grid }: SectionProps<T>) {
  const id = useId();
  if (grid.items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-20">
      <DecoDivider className="mx-auto w-48 max-w-full text-accent/50" />
      <h2 id={id} className="mt-6 px-6 text-center font-display text-4xl text-cream-100">
        {title}
      </h2>
      <p className="mt-2 px-6 text-center text-cream-300">{text}</p>
      <VirtualGrid {...grid} />
    </section>
  );
}

/**
 * Scrolls to a drink that was just added, once its form has closed. Gives its id while its card must be drawn for that.
 */
function useShowAdded(): string | null {
  const added = useAdded();
  const isCovered = useTopModal() !== undefined;
  useEffect(() => {
    if (!added || isCovered) return;
    // In a long list the card exists once its grid was drawn with it.
    const frame = requestAnimationFrame(() => {
      document.querySelector(`article[data-id="${CSS.escape(added)}"]`)?.scrollIntoView({ block: 'center' });
      forgetAdded();
    });
    return () => cancelAnimationFrame(frame);
  }, [added, isCovered]);
  return added;
}
