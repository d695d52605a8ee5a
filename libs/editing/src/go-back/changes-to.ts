import { v4 as uuid } from 'uuid';
import type { EntityType, InputOf, ItemOf, PendingChange } from '../record/pending-change';
import { changesBack, type Menu } from './changes-back';

/** A drink of a menu that is wanted; with its id where it has one. */
interface WantedDrink<E extends EntityType> {
  itemId?: string | undefined;
  data: InputOf<E>;
}

/** The drinks of each kind in their order. A kind that is left out stays as it is. */
export type WantedMenu = { readonly [E in EntityType]?: readonly WantedDrink<E>[] };

/** The changes, newest first, after which the menu has the wanted drinks and no other. */
export function changesTo(
  { cocktail, whiskey }: WantedMenu,
  now: Menu,
  spirits: readonly string[],
): PendingChange[] {
  const wanted: Menu = {
    cocktails:
      cocktail?.map(({ itemId, data }, at) => itemOf<'cocktail'>(itemId, { ...data, sortOrder: at })) ??
      now.cocktails,
    whiskeys: whiskey?.map(({ itemId, data }) => itemOf<'whiskey'>(itemId, data)) ?? now.whiskeys,
  };
  return changesBack(wanted, now, spirits);
}

const itemOf = <E extends EntityType>(id: string = uuid(), data: InputOf<E>): ItemOf<E> =>
  // Each kind's item is its input and what the service adds; the compiler cannot see it for both at once.
  ({ ...data, id, version: 0, createdAt: '', updatedAt: '' }) as unknown as ItemOf<E>;
