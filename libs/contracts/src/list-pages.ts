import type { EntityType } from './drinks/drinks.js';
import { PAGES } from './parts.js';

/** Whether the page of this path lists drinks. */
export const isListPage = (path: string): boolean =>
  path === PAGES.cocktails.path || path === PAGES.whiskey.path;

/** The address of a drink on the page that lists it. */
export function drinkAddress(entityType: EntityType, id: string): string {
  const path = entityType === 'cocktail' ? PAGES.cocktails.path : PAGES.whiskey.path;
  return `${path}?highlight=${encodeURIComponent(id)}`;
}
