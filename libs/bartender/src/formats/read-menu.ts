import { MENU_FILE, TEXT_LENGTHS } from '@peanut/contracts';
import { cut } from '../language/sentences.js';
import { completeDrink } from './complete-drink.js';
import { readPeanutMenu } from './peanut-menu.js';
import { cutRecipes, joinParts } from './plain-recipes.js';
import { type ReadDrink, type ReadMenu } from './read-drink.js';
import { saysWhatIsPoured } from './read-blocks.js';
import { readText } from './read-text.js';
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

function readOther(source: string): ReadMenu {
  const { format, drinks: written, texts: plain, isParted, problem } = readText(source);
  requireFew(written.length);
  const counts = { cocktail: 0, whiskey: 0 };
  const { drinks, problems } = withoutEmpty(
    written.map((drink) => completeDrink(drink, counts[drink.entityType]++)),
  );
  const texts = (isParted ? joinParts(plain) : plain.flatMap(cutRecipes)).filter(saysWhatIsPoured);
  requireFew(drinks.length + texts.length);
  const long = texts.filter((text) => text.length > MOST_OF_TEXT);
  return {
    format,
    drinks,
    texts: texts.map((text) => cut(text, MOST_OF_TEXT)),
    problems: [
      ...(problem ? [problem] : []),
      ...problems,
      ...long.map(
        (text) =>
          `“${cut(text.split('\n')[0] ?? '', 40)}” is longer than ${MOST_OF_TEXT} characters; its end is cut off.`,
      ),
    ],
  };
}

/**
 * The drinks of a file or a pasted text, whatever its format.
 * @throws UnreadableMenuError for a text without any drink, a newer format, or more drinks than an import takes
 */
export function readMenu(text: string): ReadMenu {
  const own = readPeanutMenu(parsed(text.replace(/^\ufeff/, '')));
  const menu = own ?? readOther(text);
  requireFew(menu.drinks.length);
  if (own || menu.drinks.length + menu.texts.length > 0) return menu;
  throw new UnreadableMenuError(
    [
      ...menu.problems,
      'No drinks were found. Please choose a menu of this bar, a CSV file, recipes as JSON, or paste recipes as text.',
    ].join(' '),
  );
}
