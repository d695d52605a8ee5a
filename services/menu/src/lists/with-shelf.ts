import { isPourable, lackingFrom, type Cocktail, type Lacking } from '@peanut/contracts';
import type { Audience, ListRow } from './list-sql.js';

/** A cocktail as the owner gets it: the stored flags, and beside them what it lacks. */
export const asOwnerGets = (cocktail: Cocktail, { missing, without }: Lacking): Cocktail => ({
  ...cocktail,
  missing,
  ...(without.length > 0 && { without }),
});

/**
 * The list's text as its audience gets it. Guests get a cocktail as available while nothing that it uses is missing from
 * the shelf, or the owner pours it anyway.
 */
export function withShelf({ list, shelf }: Omit<ListRow, 'changes'>, audience: Audience): string {
  if (!shelf) return list;
  const isAllThere = shelf.every(({ isStocked }) => isStocked);
  if (audience === 'visitor' && isAllThere) return list;
  const lackingOf = lackingFrom(shelf);
  const cocktails = JSON.parse(list) as Cocktail[];
  return JSON.stringify(
    cocktails.map((cocktail) => {
      const lacking = lackingOf(cocktail.ingredients);
      if (audience === 'admin') return asOwnerGets(cocktail, lacking);
      return { ...cocktail, isAvailable: isPourable({ ...cocktail, ...lacking }) };
    }),
  );
}
