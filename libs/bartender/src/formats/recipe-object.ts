import { readAmount } from '../language/amounts.js';
import { isMeasuredLine } from './cells.js';
import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { drinkFrom, isMeasuredList } from './drink-fields.js';
import { groupedIn, isListKey, linesOfList, partsOf } from './ingredient-list.js';
import { drinkKey, keyOf, lineKey, namesIngredients } from './keys.js';
import { lineFrom } from './line-fields.js';
import { numberedLines } from './numbered-fields.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

/** Parts of a drink, each with ingredients of its own, and no drink by themselves. */
const GROUPS = new Set(['sections', 'groups', 'components', 'parts', 'recipeparts']);
const areGroups = (key: string, value: unknown): boolean =>
  (GROUPS.has(keyOf(key)) || namesIngredients(key)) &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isObject(one) && groupedIn(one).length > 0 && !valuesOf(one).has('steps')) &&
  !value.some((one) => isObject(one) && groupedIn(one).some((item) => hasRecipes([item])));

/** The ingredients of an object: those of its list, else those that it numbers, else a text of measures. */
function linesOf(data: DataObject): WrittenLine[] {
  const listed = Object.entries(data)
    .filter(([key, value]) => isListKey(key, value) || areGroups(key, value))
    .map(([, value]) => linesOfList(value));
  const longest = listed.reduce((one, other) => (other.length > one.length ? other : one), []);
  if (longest.length > 0) return withMeasures(longest, data);
  const numbered = numberedLines(
    Object.entries(data).map(([key, value]) => [key, textsOf(value).join(' ')] as const),
  );
  return numbered.length > 0 ? numbered : linesOfRecipe(data);
}

/** `{ "ingredients": ["gin", "lime juice"], "measures": ["2 oz", "1 oz"] }`. */
function withMeasures(lines: WrittenLine[], data: DataObject): WrittenLine[] {
  const lists = Object.entries(data)
    .filter(([key]) => lineKey(key) === 'amount')
    .map(([, value]) => value);
  const measures = lists.find((value) => Array.isArray(value) && value.length === lines.length);
  if (!Array.isArray(measures) || lines.some(({ amount }) => amount)) return lines;
  return lines.map((line, at) => ({ ...line, amount: textsOf(measures[at]).join(' ') }));
}

/** `{ "title": "Gimlet", "recipe": "2 oz gin, 3/4 oz lime juice" }`. */
const linesOfRecipe = (data: DataObject): WrittenLine[] =>
  Object.entries(data)
    .filter(
      ([key, value]) =>
        isOfMeasures(value) ||
        (drinkKey(key) === 'name' && typeof value === 'string' && isMeasuredList(value)),
    )
    .flatMap(([, value]) => linesOfList(value));

/** `{ "measures": [{ "ingredient": "Gin", "measure": "50 ml" }] }`: a list by what is in it. */
const isOfMeasures = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(isObject) &&
  value.filter((item) => isMeasuredLine(lineFrom(partsOf(item)))).length * 2 >= value.length;

/** The values of an object by what its keys stand for. */
function valuesOf(data: DataObject): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [key, value] of Object.entries(data)) {
    const meaning = drinkKey(key);
    if (!meaning || meaning === 'ingredients') continue;
    if (meaning === 'name' && typeof value === 'string' && isMeasuredList(value)) continue;
    const said = meaning === 'notes' && isObject(value) ? textsOf(Object.values(value)).join(', ') : value;
    const texts = typeof said === 'boolean' ? [String(said)] : textsOf(said);
    if (texts.length > 0 && !values.has(meaning)) values.set(meaning, texts);
  }
  return values;
}

const hasRecipes = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some(
    (one) =>
      isObject(one) &&
      (Object.entries(one).some(([key, list]) => isListKey(key, list)) ||
        numberedLines(Object.entries(one).map(([key, text]) => [key, textsOf(text).join('')] as const))
          .length > 0),
  );

const TELLING = ['proof', 'steps', 'prep', 'kind'];
const TASTED = ['notes', 'nose', 'palate', 'finish', 'profile'];

/** The drink that an object is; undefined for any other object. */
export function drinkOfObject(data: DataObject): WrittenDrink | undefined {
  const isListOfDrinks = ([key, value]: [string, unknown]) =>
    isListKey(key, value) && hasRecipes(value) && !areGroups(key, value);
  if (Object.entries(data).some(isListOfDrinks)) return undefined;
  const values = valuesOf(data);
  const lines = linesOf(data);
  const drink = drinkFrom(values, lines);
  if (lines.length > 0)
    return values.has('name') || values.has('steps') || lines.length > 1 ? drink : undefined;
  const isKnown =
    values.has('name') &&
    (TELLING.some((key) => values.has(key)) || (values.has('abv') && TASTED.some((key) => values.has(key))));
  return isKnown ? drink : undefined;
}

/** `{ "Gimlet": ["2 oz gin", "1 oz lime juice"] }`: a drink by its name. */
export function drinkCalled(name: string, value: unknown): WrittenDrink | undefined {
  const lines = linesOfList(value);
  const isMeasured = ({ thing, amount = '' }: WrittenLine) =>
    readAmount(`${amount} ${thing}`)?.ml !== undefined;
  return lines.length > 1 && lines.every(isMeasured)
    ? drinkFrom(new Map([['name', [name]]]), lines)
    : undefined;
}

/** `{ "title": "Alley Cat", "recipe": { "ingredients": … } }`: a drink that is named outside its recipe. */
export function drinkInObject(data: DataObject): WrittenDrink | undefined {
  if (!valuesOf(data).has('name')) return undefined;
  const inner = Object.entries(data).filter(
    ([, value]) => isObject(value) && linesOf(value).length > 1 && !valuesOf(value).has('name'),
  );
  const [[key, recipe] = ['', undefined], ...others] = inner;
  if (!isObject(recipe) || others.length > 0) return undefined;
  return drinkOfObject({ ...data, [key]: undefined, ...recipe });
}
