import type { EntityType, InputOf, StagedItem } from '../record/pending-change';
import { insertWhiskey, moveWhiskey } from './whiskey-order';

/** Where the items of a kind stand in their list, by the rules of the service. */
interface Places<E extends EntityType> {
  /** The number that a new item shall have, where items have one. */
  numberOf: (input: InputOf<E>) => number | undefined;
  insert: (items: StagedItem<E>[], item: StagedItem<E>) => StagedItem<E>[];
  /** The fields of an update that say nothing of the place. */
  fields: (data: Partial<InputOf<E>>) => Partial<InputOf<E>>;
  /** The list after those that do. */
  move: (items: StagedItem<E>[], id: string, data: Partial<InputOf<E>>) => StagedItem<E>[];
  /** The item as it stands at the index of a new order, from 0. */
  at: (item: StagedItem<E>, index: number) => StagedItem<E>;
}

export const PLACES: { readonly [E in EntityType]: Places<E> } = {
  /** By their sort order; a new one after those that have the same. */
  cocktail: {
    numberOf: () => undefined,
    insert(items, item) {
      const index = items.findIndex((other) => other.sortOrder > item.sortOrder);
      return index < 0 ? [...items, item] : items.toSpliced(index, 0, item);
    },
    fields: (data) => data,
    move: (items) => items,
    at: (item, index) => ({ ...item, sortOrder: index }),
  },
  /** By their number, which no two share. */
  whiskey: {
    numberOf: ({ number }) => number,
    insert: insertWhiskey,
    fields: ({ number, ...data }) => data,
    move: (items, id, { number }) => (number === undefined ? items : moveWhiskey(items, id, number)),
    at: (item, index) => ({ ...item, number: index + 1 }),
  },
};
