import type { MenuSnapshot } from '../provider.js';

/**
 * The menu with each whiskey's place in the flight as its number, as guests see it on the cards: a deletion and a hidden
 * whiskey leave gaps in the stored numbers. The same object where there are none.
 */
export function withPlaces(menu: MenuSnapshot): MenuSnapshot {
  if (menu.whiskeys.every(({ number }, index) => number === index + 1)) return menu;
  const placed = menu.whiskeys.map((whiskey, index) =>
    whiskey.number === index + 1 ? whiskey : { ...whiskey, number: index + 1 },
  );
  return { ...menu, whiskeys: placed };
}
