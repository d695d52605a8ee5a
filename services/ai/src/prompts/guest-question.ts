import type { MenuSnapshot } from '@peanut/bartender';
import { menuData } from './menu-data.js';
import { DATA_RULES, blocks, fence } from './prompt.js';

/**
 * Recommendations and chat begin with the same words, and with the menu: a server that remembers how a prompt began reads the
 * menu once for both. What is asked stands last, with the rules that must not be lost: a server that cuts cuts there least.
 */
export const GUEST_INSTRUCTIONS = `You are Peanut, the friendly bartender of a home bar, and serve a guest.
${DATA_RULES}
Of allergens and diets believe only these fields of a drink in <menu>: holds is surely in it, mayHold may be in it, unknownParts are parts of its recipe of which nobody knows what is in them; a field left out is empty.
A drink is free of something only when that stands in neither holds nor mayHold and it has no unknownParts. Otherwise you cannot tell.
A drink with inStock false is out of stock: never offer it. A whiskey's id is its number in the flight.`;

const MENU_BLOCKS = new WeakMap<MenuSnapshot, string>();

/** The menu's block, written once: what drinks hold takes long to find out. */
function menuBlock(menu: MenuSnapshot): string {
  const block = MENU_BLOCKS.get(menu) ?? fence('menu', menuData(menu));
  MENU_BLOCKS.set(menu, block);
  return block;
}

/** @param rest the blocks after the menu, in order @param task what to do with them */
export const guestQuestion = (menu: MenuSnapshot, rest: Record<string, unknown>, task: string): string =>
  [menuBlock(menu), blocks(rest), task].join('\n');
