import { DRINK_DEFAULTS } from './defaults.js';

/**
 * The item with every field it was kept without: what a creation leaves out, a browser kept or an older service
 * answers may lack those that drinks have had since. A field added to the menu needs no new version of what is kept.
 * An item that lacks none is given back itself.
 */
export function withDefaults<E extends keyof typeof DRINK_DEFAULTS, Item extends object>(
  entityType: E,
  item: Item,
): (typeof DRINK_DEFAULTS)[E] & Item {
  const defaults = DRINK_DEFAULTS[entityType];
  const isWhole = Object.keys(defaults).every((name) => name in item);
  return isWhole ? (item as typeof defaults & Item) : { ...defaults, ...item };
}
