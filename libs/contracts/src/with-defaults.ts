import type { EntityType } from './entities.js';

/** What a field is where nobody has set it. */
const DEFAULTS: Readonly<Record<EntityType, object>> = {
  cocktail: { smoke: null, isVisible: true, isAvailable: true, sortOrder: 0 },
  whiskey: { isVisible: true, isAvailable: true, sortOrder: 0 },
};

/**
 * The item with every field it was kept without: what a browser kept, or an older service answered, may lack those
 * that drinks have had since. A field added to the menu needs no new version of what is kept.
 */
export function withDefaults<T extends object>(
  entityType: EntityType,
  item: T,
  defaults: object = DEFAULTS[entityType],
): T {
  const isWhole = Object.keys(defaults).every((name) => name in item);
  return isWhole ? item : { ...defaults, ...item };
}
