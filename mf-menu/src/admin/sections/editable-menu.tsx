import type { EntityType, StagedItem } from '@peanut/web/admin';
import { CountLine } from '../../list/count-line';
import { EmptyText } from '../../list/empty-text';
import { gridClass, type MenuPage } from '../../list/menu-page';
import { SavedCopyNote } from '../../list/saved-copy-note';
import { WindowedList, type Cell } from '../../list/windowed-list';
import { ArrangeGrid } from '../arrange/arrange-grid';
import { Spoken } from '../arrange/spoken';
import { useMove } from '../arrange/use-move';
import { useArrangement } from '../arrange/use-arrangement';
import { AdminCard } from '../card/admin-card';
import type { MoveCard } from '../card/card-place';
import { placesOf } from './places';
import { Section } from './section';
import { splitMenu } from './split-menu';

interface EditableMenuProps {
  page: MenuPage<EntityType>;
  items: StagedItem[];
  isSavedCopy: boolean;
  highlightedId: string | null;
}

/** The menu with everything pending in it: what guests will see, what is hidden, and what will be deleted. */
export function EditableMenu(props: EditableMenuProps) {
  const { page, isSavedCopy, highlightedId } = props;
  const { entityType } = page;
  const { items, arrange } = useArrangement(entityType, props.items);
  const parts = splitMenu(items);
  const places = placesOf(parts);
  const move = useMove(parts.visible, arrange);
  const grid = gridClass(entityType);
  const card = (movable?: MoveCard) => (item: StagedItem, cell: Cell) => (
    <AdminCard
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
    <>
      <CountLine>{`${parts.visible.length} visible, ${parts.hidden.length} hidden`}</CountLine>
      {isSavedCopy && <SavedCopyNote />}
      {parts.visible.length === 0 && <EmptyText>{page.emptyText}</EmptyText>}
      <ArrangeGrid items={parts.visible} className={grid} move={move}>
        {card(move)}
      </ArrangeGrid>
      {parts.hidden.length > 0 && (
        <Section title="Hidden from Menu" text="Guests do not see these until you make them visible.">
          <WindowedList items={parts.hidden} className={grid}>
            {card()}
          </WindowedList>
        </Section>
      )}
      {parts.deleted.length > 0 && (
        <Section title="Staged for deletion" text="These go when you save. Keep what should stay.">
          <WindowedList items={parts.deleted} className={grid}>
            {card()}
          </WindowedList>
        </Section>
      )}
      <Spoken />
    </>
  );
}
