import { type Classic } from '../knowledge/classics.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type IngredientKind } from '../knowledge/ingredients.js';
import { readAmount } from '../language/amounts.js';
import { type IngredientLine, written } from './ingredient-line.js';

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

const classicAmount = (line: IngredientLine, classic: Classic | undefined): string | undefined => {
  const same = classic?.ingredients.find((one) => mainIngredient(one) === line.ingredient && line.ingredient);
  return same && readAmount(same)?.ml !== undefined ? readAmount(same)?.text : undefined;
};

const EACH = /((?:\d{1,3} )?[\d.]{1,8}(?:\/\d{1,3})?)\s?(oz|ml|cl|parts?)?\s(?:of )?each\b/i;

/** "3/4 oz each": the measure of every line. */
function eachAmount(text: string): string | undefined {
  const match = EACH.exec(text);
  return match?.[1] && readAmount(`${match[1]} ${match[2] ?? 'oz'} x`)?.text;
}

/** "Juice of half a lime" is measured by the fruit, "knob of butter" by itself. */
const IS_MEASURE =
  /^(?:juice of (?:an?|one|two|half|\d)|(?:(?:small|big|large|half|half a) )?(?:(?:knob|pat|slice|piece|scoop|can|cube|stick|squeeze|handful|sprinkle|drizzle)s? of|bottle))\b|\bcubes?$/i;

/** Gives every poured line a measure: equal parts, the classic's own, or what the bar usually pours. */
export function measured(
  lines: readonly IngredientLine[],
  text: string,
  classic: Classic | undefined,
): IngredientLine[] {
  const isMetric = /\d\s?(?:ml|cl)\b/i.test(text);
  const each = eachAmount(text);
  const isGiven = lines.some(({ amount }) => amount !== undefined && amount === each);
  const areEqual = each === undefined ? /equal (?:parts|measures)/i.test(text) : !isGiven;
  const unmeasured = lines.filter(({ amount, role }) => !amount && role === 'poured');
  const equal = each ?? EQUAL_PARTS[unmeasured.length] ?? '1/2 oz';
  return lines.map((line) => {
    if (line.amount || line.role !== 'poured' || IS_MEASURE.test(line.name)) return line;
    const usual = USUAL[line.ingredient?.kind ?? 'garnish']?.[isMetric ? 1 : 0];
    const amount = areEqual ? equal : (classicAmount(line, classic) ?? usual);
    return { ...line, amount, text: written({ ...line, amount }) };
  });
}
