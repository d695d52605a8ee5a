import { forgetAdded, splitMenu, useAdded, type EntityType, type StagedItem } from '@peanut/editing';
import { DecoDivider } from '@peanut/ui';
import { useTopModal } from '@peanut/web';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { VirtualGrid, type Cell } from '../grid/virtual-grid';
import { CountLine, EmptyText, SavedCopyNote } from '../list/list-states';
import { useView } from '../list/view';
import { ViewSwitch } from '../list/view-switch';
import { gridClass, type DrinkPage } from '../model/drink-page';
import { LiveRegion } from './announcements';
import { EditableCard } from './card/editable-card';
import { placesOf, type MoveCard } from './places';
import { ReorderGrid } from './reorder/reorder-grid';
import { useReorder } from './reorder/use-reorder';
import { useKeptFocus } from './use-kept-focus';

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
  const parts = splitMenu(items);
  const places = placesOf(parts);
  const view = useView(parts.visible.length);
  const isCompact = view === 'compact';
  const { openIds, setOpen } = useOpenRows();
  const grid = {
    className: isCompact ? ownerRowsClass(entityType) : gridClass(entityType),
    keptId: useShowAdded(),
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
      move={movable}
    />
  );
  return (
    <div ref={menu} data-view={view}>
      <div className="relative mx-auto max-w-7xl max-md:pb-4">
        <CountLine>{`${parts.visible.length} visible, ${parts.hidden.length} hidden`}</CountLine>
        {isSavedCopy && <SavedCopyNote />}
        <ViewSwitch chosen={view} />
      </div>
      {parts.visible.length === 0 && <EmptyText>{page.emptyText}</EmptyText>}
      <ReorderGrid {...grid} items={parts.visible} move={move}>
        {card(move)}
      </ReorderGrid>
      {parts.hidden.length > 0 && (
        <Section title="Hidden from Menu" text="Guests don’t see these.">
          <VirtualGrid {...grid} items={parts.hidden}>
            {card()}
          </VirtualGrid>
        </Section>
      )}
      {parts.deleted.length > 0 && (
        <Section title="Staged for deletion" text="Save deletes these. Keep the ones that should stay.">
          <VirtualGrid {...grid} items={parts.deleted}>
            {card()}
          </VirtualGrid>
        </Section>
      )}
      <LiveRegion />
    </div>
  );
}

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A part of the menu that guests do not see, below the grid. */
function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-20">
      <DecoDivider className="mx-auto w-48 max-w-full text-accent/50" />
      <h2 id={id} className="mt-6 px-6 text-center font-display text-4xl text-cream-100">
        {title}
      </h2>
      <p className="mt-2 px-6 text-center text-cream-300">{text}</p>
      {children}
    </section>
  );
}

/** Which rows of the compact view show their card. `setOpen` is the same function at every call. */
function useOpenRows() {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set<string>());
  const setOpen = useCallback((id: string, isOpen: boolean) => {
    setOpenIds((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  }, []);
  return { openIds, setOpen };
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
