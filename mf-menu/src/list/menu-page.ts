import type { Drinks, EntityType } from '@peanut/contracts';
import type { ListState } from '@peanut/web';
import type { ReactNode } from 'react';

/** Kind of the pending change of an item, in admin mode. */
export type Stage = 'create' | 'update' | 'delete';

/** What tells the two pages of the menu apart. */
export interface MenuPage<E extends EntityType> {
  entityType: E;
  title: string;
  overline: string;
  /** What the count line counts, such as "House Specialties". */
  countNoun: string;
  emptyText: string;
  skeletons: number;
  list: ListState<Drinks[E]>;
  /** `place` counts from 1 among the cards that show. */
  card: (item: Drinks[E], place: number, isHighlighted: boolean, stage?: Stage) => ReactNode;
}

/** The class of a grid of cards; recipes are taller than labels. */
export const gridClass = (entityType: EntityType): string =>
  `mx-auto mt-10 grid max-w-7xl grid-cols-1 gap-6 px-4 sm:grid-cols-2 md:px-8 lg:grid-cols-3 lg:gap-8 ${entityType}-cards`;
