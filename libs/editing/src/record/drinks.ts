import { API, type EntityType } from '@peanut/contracts';
import { useCocktails, useWhiskeys, type ListState } from '@peanut/web';
import type { InputOf, ItemOf, ServerFields } from './pending-change';

/** What tells the kinds of drinks apart for all that stages and saves them; how they stand in their list: order/. */
interface DrinkKind<E extends EntityType> {
  listUrl: string;
  useList: () => ListState<ItemOf<E>>;
  toItem: (input: InputOf<E>, server: ServerFields) => ItemOf<E>;
  toInput: (item: ItemOf<E>) => InputOf<E>;
}

export const DRINKS: { readonly [E in EntityType]: DrinkKind<E> } = {
  cocktail: {
    listUrl: API.cocktails,
    useList: useCocktails,
    toItem: (input, server) => ({ ...input, ...server }),
    toInput: fieldsOf,
  },
  whiskey: {
    listUrl: API.whiskeys,
    useList: useWhiskeys,
    toItem: (input, server) => ({ ...input, ...server }),
    toInput: fieldsOf,
  },
};

/** The item without what the service owns and without the page's own flags: its insert shape. */
export function fieldsOf<I extends ServerFields & { staged?: unknown }>(
  item: I,
): Omit<I, keyof ServerFields | 'staged'> {
  const { id, version, createdAt, updatedAt, staged, ...fields } = item;
  return fields;
}
