import type { Drinks, EntityType, Stage } from '@peanut/contracts';
import type { ListState } from '@peanut/web';
import type { ReactElement, ReactNode } from 'react';

/** What a row of the compact view shows next to name and spirit. */
export interface RowFacts {
  /** The vessel to draw. */
  glass: string;
  line: string;
  /** The whiskey's number on the menu. */
  number?: number;
}

/** What tells the two pages of the menu apart. */
export interface DrinkPage<E extends EntityType> {
  entityType: E;
  title: string;
  overline: string;
  /** What the count line counts, such as "House Specialties". */
  countNoun: string;
  emptyText: string;
  skeletons: number;
  list: ListState<Drinks[E]>;
  /** `place` counts from 1 among the cards that show; the last two are the owner's. */
  card: (
    item: Drinks[E],
    place: number,
    isHighlighted: boolean,
    stage?: Stage,
    note?: ReactElement,
  ) => ReactNode;
  /** The same drink in the compact view. */
  row: (item: Drinks[E], place: number) => RowFacts;
}

const PLACED = 'mx-auto mt-10 grid max-w-7xl grid-cols-1 px-4 sm:grid-cols-2 md:px-8 lg:grid-cols-3';

/** The class of a grid of cards; recipes are taller than labels. */
export const gridClass = (entityType: EntityType): string => `${PLACED} gap-6 lg:gap-8 ${entityType}-cards`;

/** The class of the compact view's list. */
export const compactClass = (entityType: EntityType): string => `${PLACED} compact-list ${entityType}-cards`;
