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
