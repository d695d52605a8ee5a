import { isPourable, missingFrom, type Cocktail } from '@peanut/contracts';
import type { Audience, ListRow } from './list-sql.js';

/**
 * The list's text as its audience gets it. Guests get a cocktail as available while nothing that it uses is missing from
 * the shelf, or the owner pours it anyway; the owner gets what is missing beside the stored flags.
 */
export function withShelf({ list, shelf }: Omit<ListRow, 'changes'>, audience: Audience): string {
  if (!shelf) return list;
  const isAllThere = shelf.every(({ isStocked }) => isStocked);
  if (audience === 'visitor' && isAllThere) return list;
  const missingOf = missingFrom(shelf);
  const cocktails = JSON.parse(list) as Cocktail[];
  return JSON.stringify(
    cocktails.map((cocktail) => {
      const missing = missingOf(cocktail.ingredients);
      if (audience === 'admin') return { ...cocktail, missing };
      return { ...cocktail, isAvailable: isPourable({ ...cocktail, missing }) };
    }),
  );
}
