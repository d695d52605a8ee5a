import { DRINK_DEFAULTS } from './defaults.js';

/**
 * The item with defaults for its missing fields. A creation may leave fields out, and items that a browser stored or
 * an older service answered lack newer fields, so a new field needs no new version of stored data. Returns the item
 * itself when nothing is missing.
 */
export function withDefaults<E extends keyof typeof DRINK_DEFAULTS, Item extends object>(
  entityType: E,
  item: Item,
): (typeof DRINK_DEFAULTS)[E] & Item {
  const defaults = DRINK_DEFAULTS[entityType];
  const isWhole = Object.keys(defaults).every((name) => name in item);
  return isWhole ? (item as typeof defaults & Item) : { ...defaults, ...item };
}
