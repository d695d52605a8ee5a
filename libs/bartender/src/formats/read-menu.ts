import { MENU_FILE } from '@peanut/contracts';
import { type ReadMenu } from './read-drink.js';
import { readPeanutMenu } from './peanut-menu.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The drinks of a file or a pasted text.
 * @throws UnreadableMenuError for an unknown or newer format, or more drinks than an import takes
 */
export function readMenu(text: string): ReadMenu {
  const menu = readPeanutMenu(parsed(text.replace(/^\ufeff/, '')));
  if (!menu) throw new UnreadableMenuError('No drinks were found in this text.');
  const count = menu.drinks.length + menu.texts.length;
  if (count > MENU_FILE.maxDrinks)
    throw new UnreadableMenuError(
      `This has ${count} drinks; ${MENU_FILE.maxDrinks} are read at once. Please split it.`,
    );
  return menu;
}
