import { inputOf, type EntityType, type ServerOwned } from '@peanut/contracts';
import { useCocktails, useWhiskeys, type ListState } from '@peanut/web';
import type { InputOf, ItemOf } from './pending-change';

/** What tells the kinds of drinks apart for all that stages and saves them; how they stand in their list: order/. */
interface DrinkKind<E extends EntityType> {
  useList: () => ListState<ItemOf<E>>;
  toItem: (input: InputOf<E>, server: ServerOwned) => ItemOf<E>;
  toInput: (item: ItemOf<E>) => InputOf<E>;
}

export const DRINKS: { readonly [E in EntityType]: DrinkKind<E> } = {
  cocktail: {
    useList: useCocktails,
    toItem: (input, server) => ({ ...input, ...server }),
    toInput: (item) => inputOf('cocktail', item),
  },
  whiskey: {
    useList: useWhiskeys,
    toItem: (input, server) => ({ ...input, ...server }),
    toInput: (item) => inputOf('whiskey', item),
  },
};
