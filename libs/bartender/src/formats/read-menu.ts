import { MENU_FILE, TEXT_LENGTHS } from '@peanut/contracts';
import { cut } from '../language/sentences.js';
import { completeDrink } from './complete-drink.js';
import { readPeanutMenu } from './peanut-menu.js';
import { cutRecipes, joinParts } from './plain-recipes.js';
import { type ReadDrink, type ReadMenu } from './read-drink.js';
import { saysWhatIsPoured } from './read-blocks.js';
import { type ReadText, readText } from './read-text.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

/** A text that is longer than what one parse call takes. */
const MOST_OF_TEXT = TEXT_LENGTHS.drinkDescription;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requireFew(count: number): void {
  if (count <= MENU_FILE.maxDrinks) return;
  throw new UnreadableMenuError(
    `There are more than ${MENU_FILE.maxDrinks.toLocaleString('en')} drinks in it; that many are read at once. Please split it.`,
  );
}

const isNamed = ({ input }: ReadDrink): string => cut(input.name, 40);

/** Drinks without anything to pour are left out, and said. */
function withoutEmpty(drinks: readonly ReadDrink[]): { drinks: ReadDrink[]; problems: string[] } {
  const isEmpty = (drink: ReadDrink) =>
    drink.entityType === 'cocktail' && drink.input.ingredients.length === 0;
  const empty = drinks.filter(isEmpty);
  return {
    drinks: drinks.filter((drink) => !isEmpty(drink)),
    problems: empty.map((drink) => `“${isNamed(drink)}” has no ingredients; it is left out.`),
  };
}

const SHOWN_LINE = 40;

/** Why texts of a source are not read: they are only pieces of data or of a table, or are cut. */
function problemsOfTexts({ isNoText, problem }: ReadText, texts: readonly string[]): string[] {
  if (problem !== undefined) return [problem];
  if (isNoText) return texts.length > 0 ? [NO_RECIPE_IN_DATA] : [];
  const long = texts.filter((text) => text.length > MOST_OF_TEXT);
  return long.map(
    (text) =>
      `“${cut(text.split('\n')[0] ?? '', SHOWN_LINE)}” is longer than ${MOST_OF_TEXT} characters; its end is cut off.`,
  );
}

const NO_RECIPE_IN_DATA =
  'This is program data, and no recipe was found in it. Export the recipes in another format, or paste them as text.';

/** What was read by its shape, each drink whole enough for the form. */
export function completeMenu(read: ReadText): ReadMenu {
  if (read.own) return { format: read.format, drinks: read.own, texts: [], problems: [] };
  requireFew(read.drinks.length);
  const counts = { cocktail: 0, whiskey: 0 };
  const { drinks, problems } = withoutEmpty(
    read.drinks.map((drink) => completeDrink(drink, counts[drink.entityType]++)),
  );
  const pieces = read.isParted ? joinParts(read.texts) : read.texts.flatMap(cutRecipes);
  const texts = pieces.filter(saysWhatIsPoured);
  requireFew(drinks.length + texts.length);
  return {
    format: read.format,
    drinks,
    texts: read.isNoText ? [] : texts.map((text) => cut(text, MOST_OF_TEXT)),
    problems: [...problemsOfTexts(read, texts), ...problems],
  };
}

/**
 * The drinks of a file's text or a pasted text, whatever its format.
 * @param fileName without its ending: what a recipe without a title is called
 * @throws UnreadableMenuError for a text without any drink, a newer format, or more drinks than an import takes
 */
export function readMenu(text: string, fileName?: string): ReadMenu {
  const own = text.includes(`"${MENU_FILE.format}"`)
    ? readPeanutMenu(parsed(text.replace(/^\ufeff/, '')))
    : undefined;
  if (!own) return orRefused(completeMenu(readText(text, fileName)));
  requireFew(own.drinks.length);
  return own;
}

/** The menu, if there is a drink in it. */
export function orRefused(menu: ReadMenu): ReadMenu {
  requireFew(menu.drinks.length);
  if (menu.drinks.length + menu.texts.length > 0) return menu;
  throw new UnreadableMenuError(menu.problems.length > 0 ? menu.problems.join(' ') : NOTHING_FOUND);
}

const NOTHING_FOUND =
  'No drinks were found. Please choose a menu of this bar, a CSV file, recipes as JSON, or paste recipes as text.';
