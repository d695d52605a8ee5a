import { splitMenu, type StagedListItem } from './split-menu';

/** The list with the item at `from` taken out and put in at `to`. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/**
 * The order of the whole list after its visible items were arranged: they come first, then the hidden ones in their
 * order. What is staged for deletion keeps its place among the visible ones, should the owner keep it after all.
 */
export function fullOrder(items: readonly StagedListItem[], visibleIds: readonly string[]): string[] {
  const { visible, hidden } = splitMenu(items);
  const arranged = inOrder(visible, visibleIds).values();
  const isHidden = new Set(hidden);
  const shown = items.filter((item) => !isHidden.has(item));
  const order = shown.map((item) =>
    item.staged.stage === 'delete' ? item : (arranged.next().value ?? item),
  );
  return [...order, ...hidden].map(({ id }) => id);
}

/** The items in the order of the ids; those that are not named keep their order after them. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const place = ({ id }: T) => places.get(id) ?? ids.length;
  return items.toSorted((a, b) => place(a) - place(b));
}
