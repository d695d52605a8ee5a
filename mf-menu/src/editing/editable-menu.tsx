import { splitMenu, type EntityType, type StagedItem } from '@peanut/editing';
import { DecoDivider } from '@peanut/ui';
import { useId, useRef, type ReactNode } from 'react';
import { VirtualGrid, type Cell } from '../grid/virtual-grid';
import { gridClass, type DrinkPage } from '../model/drink-page';
import { CountLine } from '../states/count-line';
import { EmptyText } from '../states/empty-text';
import { SavedCopyNote } from '../states/saved-copy-note';
import { LiveRegion } from './announce/live-region';
import { EditableCard } from './card/editable-card';
import type { MoveCard } from './model/card-place';
import { placesOf } from './model/places';
import { ReorderGrid } from './reorder/reorder-grid';
import { useReorder } from './reorder/use-reorder';
import { useKeptFocus } from './use-kept-focus';
import { useShowAdded } from './use-show-added';

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
  const addedId = useShowAdded();
  const { items, move } = useReorder(entityType, props.items);
  const parts = splitMenu(items);
  const places = placesOf(parts);
  const grid = gridClass(entityType);
  const card = (movable?: MoveCard) => (item: StagedItem<E>, cell: Cell) => (
    <EditableCard
      key={item.id}
      {...cell}
      entityType={entityType}
      item={item}
      place={places.get(item.id) ?? cell.index + 1}
      isHighlighted={item.id === highlightedId}
      card={page.card}
      move={movable}
    />
  );
  return (
    <div ref={menu}>
      <CountLine>{`${parts.visible.length} visible, ${parts.hidden.length} hidden`}</CountLine>
      {isSavedCopy && <SavedCopyNote />}
      {parts.visible.length === 0 && <EmptyText>{page.emptyText}</EmptyText>}
      <ReorderGrid items={parts.visible} className={grid} move={move} keptId={addedId}>
        {card(move)}
      </ReorderGrid>
      {parts.hidden.length > 0 && (
        <Section title="Hidden from Menu" text="Guests don’t see these.">
          <VirtualGrid items={parts.hidden} className={grid} keptId={addedId}>
            {card()}
          </VirtualGrid>
        </Section>
      )}
      {parts.deleted.length > 0 && (
        <Section title="Staged for deletion" text="Save deletes these. Keep the ones that should stay.">
          <VirtualGrid items={parts.deleted} className={grid}>
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
      <DecoDivider className="mx-auto w-48 text-accent/50" />
      <h2 id={id} className="mt-6 px-6 text-center font-display text-4xl text-cream-100">
        {title}
      </h2>
      <p className="mt-2 px-6 text-center text-cream-300">{text}</p>
      {children}
    </section>
  );
}
