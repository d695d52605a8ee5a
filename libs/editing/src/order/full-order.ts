import { inOrder } from '@peanut/contracts';
import type { ListState } from '@peanut/web';
import type { StagedFlags } from '../record/pending-change';

/** Two types, so that an item of whichever kind is known to be one. */
export type StagedListItem = { id: string; isVisible: boolean } & { staged: StagedFlags };

/** The menu in the three parts that the owner sees, each in the order of the list. */
export interface MenuParts<T> {
  visible: T[];
  hidden: T[];
  /** Staged for deletion, visible or not. */
  deleted: T[];
}

export function splitMenu<T extends StagedListItem>(items: readonly T[]): MenuParts<T> {
  const kept = items.filter((item) => item.staged.stage !== 'delete');
  return {
    visible: kept.filter((item) => item.isVisible),
    hidden: kept.filter((item) => !item.isVisible),
    deleted: items.filter((item) => item.staged.stage === 'delete'),
  };
}

/** The list that guests will get once everything pending is saved. */
export function asGuestsSee<T extends StagedListItem>(list: ListState<T>): ListState<T> {
  return list.status === 'ready' ? { ...list, items: splitMenu(list.items).visible } : list;
}

/** The list with the item at `from` taken out and put in at `to`. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/**
 * The order of the whole list after its visible items were arranged: they come first, then the hidden ones in their
 * order. Items staged for deletion keep their place, in case the owner restores them.
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
