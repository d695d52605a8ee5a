/** A file that holds a menu: what our own says of itself, and the most that is read from any. */
export const MENU_FILE = {
  maxBytes: 5 * 1024 * 1024,
  maxDrinks: 2_000,
  version: 1,
  format: 'peanut-menu',
} as const;
