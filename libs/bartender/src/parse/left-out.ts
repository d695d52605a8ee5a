import { type Cocktail, TEXT_LENGTHS } from '@peanut/contracts';
import { type Classic } from '../knowledge/classics.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type IngredientKind } from '../knowledge/ingredients.js';
import { amountText, readAmount, UNIT } from '../language/amounts.js';
import { type IngredientLine, written } from './ingredient-line.js';
import { FAMILY_BY_WORD, lineage } from '../knowledge/families.js';
import { measure, isGarnish } from '../profile/recipe.js';
import { phraseKey } from '../language/words.js';
import { FLAVOUR_ADJECTIVE, FLAVOURS } from '../knowledge/flavours.js';
import { tastesOf } from '../profile/cocktail-profile.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { capital, cut, listed, uncapital } from '../language/sentences.js';
import { sentencesOf } from './pieces.js';

/* What a text leaves out, as a bartender would fill it in: measures, the spirit option, the description. */

const USUAL: Partial<Record<IngredientKind, readonly [ounces: string, millilitres: string]>> = {
  spirit: ['2 oz', '60 ml'],
  liqueur: ['3/4 oz', '20 ml'],
  fortified: ['1 oz', '30 ml'],
  'sparkling wine': ['3 oz', '90 ml'],
  wine: ['3 oz', '90 ml'],
  bitters: ['2 dashes', '2 dashes'],
  citrus: ['3/4 oz', '20 ml'],
  juice: ['2 oz', '60 ml'],
  syrup: ['1/2 oz', '15 ml'],
  soda: ['4 oz', '120 ml'],
  dairy: ['1 oz', '30 ml'],
  egg: ['1/2 oz', '15 ml'],
  coffee: ['1 oz', '30 ml'],
};
const EQUAL_PARTS: Record<number, string> = { 1: '2 oz', 2: '1 1/2 oz', 3: '1 oz', 4: '3/4 oz', 5: '1/2 oz' };

/** The measure of the classic, in the text's own unit. */
function classicAmount(
  line: IngredientLine,
  classic: Classic | undefined,
  isMetric: boolean,
): string | undefined {
  const same = classic?.ingredients.find((one) => mainIngredient(one) === line.ingredient && line.ingredient);
  const amount = same === undefined ? undefined : readAmount(same);
  if (amount?.ml === undefined) return undefined;
  return isMetric && amount.unit === 'ounce' ? amountText(amount.ml, 'milliliter') : amount.text;
}

const EACH = /((?:\d{1,3} )?[\d.]{1,8}(?:\/\d{1,3})?)\s?(oz|ml|cl|parts?)?\s(?:of )?each\b/i;

/** "3/4 oz each": the measure of every line. */
function eachAmount(text: string): string | undefined {
  const match = EACH.exec(text);
  return match?.[1] && readAmount(`${match[1]} ${match[2] ?? 'oz'} x`)?.text;
}

/** "Juice of half a lime" is measured by the fruit, "knob of butter" by itself. */
const IS_MEASURE =
  /^(?:juice of (?:an?|one|two|half|\d)|(?:(?:small|big|large|half|half a) )?(?:(?:knob|pat|slice|piece|scoop|can|cube|stick|squeeze|handful|sprinkle|drizzle)s? of|bottle))\b|\bcubes?$/i;

/** "2 ponies rum", "oz lime": an amount that was not understood is no reason to guess another. */
const SAYS_AMOUNT = new RegExp(String.raw`^[\d¼-¾⅐-⅞]|^(?:${UNIT})\b`, 'i');

/** Gives every poured line a measure: equal parts, the classic's own, or what the bar usually pours. */
export function measured(
  lines: readonly IngredientLine[],
  text: string,
  classic: Classic | undefined,
): IngredientLine[] {
  const isMetric = /\d\s?(?:ml|cl)\b/i.test(text);
  const each = eachAmount(text);
  const isEachGiven = lines.some(({ amount }) => amount !== undefined && amount === each);
  const areEqual = each === undefined ? /equal (?:parts|measures)/i.test(text) : !isEachGiven;
  const unmeasured = lines.filter(({ amount, role }) => !amount && role === 'poured');
  const equal = each ?? EQUAL_PARTS[unmeasured.length] ?? '1/2 oz';
  return lines.map((line) => {
    const isGiven =
      line.isTop === true ||
      Boolean(line.amount) ||
      IS_MEASURE.test(line.name) ||
      SAYS_AMOUNT.test(line.name);
    if (isGiven || line.role !== 'poured') return line;
    const usual = USUAL[line.ingredient?.kind ?? 'garnish']?.[isMetric ? 1 : 0];
    const amount = areEqual ? equal : (classicAmount(line, classic, isMetric) ?? usual);
    return { ...line, amount, text: written({ ...line, amount }) };
  });
}

/** Where a family has no option of its own, the one that is closest. */
const NEAREST: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    mezcal: ['tequila'],
    rye: ['whiskey', 'whisky', 'bourbon'],
    bourbon: ['whiskey', 'whisky'],
    scotch: ['whiskey', 'whisky'],
    irish: ['whiskey', 'whisky'],
    japanese: ['whiskey', 'whisky'],
    tennessee: ['whiskey', 'bourbon'],
    whiskey: ['whisky', 'bourbon'],
    cognac: ['brandy'],
    pisco: ['brandy'],
    cachaca: ['rum'],
    amaro: ['aperol', 'campari', 'liqueur'],
    champagne: ['wine'],
  }),
);

const ancestors = (name: string): string[] => {
  const family = FAMILY_BY_WORD.get(name);
  return family ? lineage(family).slice(1) : [];
};

function optionFor(family: string, name: string, spirits: readonly string[]): string | undefined {
  const wanted = [name, family, ...ancestors(family), ...(NEAREST.get(family) ?? [])].map(phraseKey);
  return wanted.flatMap((key) => spirits.find((spirit) => phraseKey(spirit) === key) ?? [])[0];
}

/** The active spirit option a recipe is built on: that of its largest spirit. */
export function baseSpirit(lines: readonly string[], spirits: readonly string[]): string | undefined {
  const poured = measure(lines)
    .filter(({ ingredient, ml }) => ingredient.abv > 9 && ingredient.kind !== 'bitters' && ml > 3)
    .map(({ ingredient, ml }) => ({ ingredient, weight: ml * (ingredient.kind === 'spirit' ? 3 : 1) }))
    .sort((one, other) => other.weight - one.weight);
  for (const { ingredient } of poured) {
    const option = optionFor(ingredient.family ?? '', ingredient.name, spirits);
    if (option) return option;
  }
  return undefined;
}

/** "Gin, lime & honey": a name from what is poured. */
export function inventedName(lines: readonly IngredientLine[]): string | undefined {
  const names = lines
    .filter(({ role }) => role === 'poured')
    .slice(0, 3)
    .map(({ name }) => capital(name.replace(/ juice$/, '')));
  return names.length > 0 ? cut(listed(names, '&'), TEXT_LENGTHS.name) : undefined;
}

const SAYS_HOW_IT_IS =
  /\b(?:tastes?|it is|it's|its a|a (?:bright|rich|dark|smoky|light|fresh|sweet|bitter|tart|boozy|tall|refreshing)|like (?:a|dessert)|perfect|think|reminds|description)\b/i;
const TELLING = 0.3;

/** A sentence of the text that describes rather than instructs. */
export function writtenDescription(text: string): string | undefined {
  const sentence = sentencesOf(text).find(
    (one) =>
      SAYS_HOW_IT_IS.test(one) &&
      !/\d\s?(?:oz|ml|cl)\b|\b(?:shake|stir|strain|glass|called|named)\b/i.test(one),
  );
  return (
    sentence &&
    cut(`${capital(sentence.replace(/^(?:description\s*:?|it is|it's)\s*/i, ''))}.`, TEXT_LENGTHS.description)
  );
}

type Recipe = Pick<Cocktail, 'name' | 'spirit' | 'ingredients' | 'glass' | 'ice' | 'smoke' | 'prep'>;

/** What is in the drink and what it tastes of, in one sentence within the limit. */
export function composeDescription(recipe: Recipe): string {
  const flavours = tastesOf({ ...recipe, description: '' });
  const tastes = FLAVOURS.filter((flavour) => (flavours[flavour] ?? 0) >= TELLING)
    .sort((one, other) => (flavours[other] ?? 0) - (flavours[one] ?? 0))
    .slice(0, 2)
    .map((flavour) => FLAVOUR_ADJECTIVE[flavour]);
  const parts = recipe.ingredients
    .filter((line) => !isGarnish(line))
    .map((line) => uncapital(shortIngredient(line)));
  for (let count = Math.min(4, parts.length); count > 1; count -= 1) {
    const text = `${capital(listed(parts.slice(0, count)))}${tastes.length > 0 ? `: ${listed(tastes)}` : ''}.`;
    if ([...text].length <= TEXT_LENGTHS.description) return text;
  }
  return cut(
    `${capital(parts[0] ?? recipe.name)}${tastes.length > 0 ? `: ${listed(tastes)}` : ''}.`,
    TEXT_LENGTHS.description,
  );
}
