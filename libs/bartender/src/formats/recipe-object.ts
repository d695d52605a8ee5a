import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { readAmount } from '../language/amounts.js';
import { mentions, phrases } from '../language/words.js';
import { allergensWithin } from './allergen-answer.js';
import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { drinkFrom } from './drink-fields.js';
import { isMeasuredList } from './list-text.js';
import {
  areGroups,
  isKindKey,
  isListKey,
  isListOfLines,
  isStock,
  linesAt,
  linesOfList,
} from './ingredient-list.js';
import { drinkKey, keyOf, lineKey, numberedKey } from './keys.js';
import { isNothing } from './meaningless.js';
import { numberedLines } from './numbered-fields.js';
import { stepsOf } from './schema-org.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

/** The ingredients of an object: those of all its lists, else those that it numbers, else a text of measures. */
function linesOf(data: DataObject): WrittenLine[] {
  const listed = Object.entries(data).map(([key, value]) => linesAt(key, value));
  const lines = listed.reduce<WrittenLine[]>(joined, []);
  if (lines.length > 0) return joined(withMeasures(lines, data), linesOfKinds(data));
  const numbered = numberedIn(data);
  return numbered.length > 0 ? numbered : linesOfRecipe(data);
}

/** Next to a list: `{ "bitters": "2 dashes orange bitters", "top": "soda water" }`. */
const linesOfKinds = (data: DataObject): WrittenLine[] =>
  Object.entries(data).flatMap(([key, value]) =>
    isKindKey(key) && typeof value === 'string' && isPoured(value) ? linesOfList(value) : [],
  );
const isPoured = (text: string): boolean =>
  readAmount(text)?.unit !== undefined || mainIngredient(text) !== undefined;

const isTold = (lines: readonly WrittenLine[], { thing }: WrittenLine): boolean =>
  lines.some((line) => mentions(`${line.thing} ${line.note ?? ''}`, thing));
const measuredIn = (lines: readonly WrittenLine[]): number =>
  lines.filter(({ thing, amount }) => amount !== undefined || readAmount(thing)).length;

/** Two lists of a drink. Where one tells again what the other tells, the one with more amounts stands. */
function joined(lines: WrittenLine[], more: WrittenLine[]): WrittenLine[] {
  if (lines.length === 0 || more.length === 0) return lines.length === 0 ? more : lines;
  const isRepeat = more.every((line) => isTold(lines, line));
  const isRepeated = lines.every((line) => isTold(more, line));
  if (isRepeated && (!isRepeat || measuredIn(more) > measuredIn(lines))) return more;
  return isRepeat ? lines : [...lines, ...more];
}

const textByKey = (data: DataObject): [string, string][] =>
  Object.entries(data)
    .filter(([key]) => numberedKey(key) !== undefined)
    .map(([key, value]) => [key, textsOf(value).join(' ')]);
const numberedIn = (data: DataObject): WrittenLine[] => numberedLines(textByKey(data));

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
    .filter(([key, value]) => drinkKey(key) === 'name' && typeof value === 'string' && isMeasuredList(value))
    .flatMap(([, value]) => linesOfList(value));

/** What programs put a drink's own values in. */
const DETAILS = new Set(
  phrases('metadata, meta, info, head, header, details, front matter, general, basics, about').map(keyOf),
);

/** The values of an object by what its keys stand for, also those that stand in a part of their own. */
function valuesOf(data: DataObject): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const details = Object.entries(data).flatMap(([key, value]) =>
    DETAILS.has(keyOf(key)) && isObject(value) ? Object.entries(value) : [],
  );
  for (const [key, value] of [...Object.entries(data), ...details]) {
    const meaning = drinkKey(key);
    if (!meaning || meaning === 'ingredients' || meaning === 'allergens' || isListOfLines(value)) continue;
    if (meaning === 'name' && typeof value === 'string' && isMeasuredList(value)) continue;
    const said = meaning === 'notes' && isObject(value) ? textsOf(Object.values(value)).join(', ') : value;
    const isSteps = meaning === 'steps' || meaning === 'prep';
    const told = typeof said === 'boolean' ? [String(said)] : isSteps ? stepsOf(said) : textsOf(said);
    const texts = told.filter((text) => !isNothing(text));
    if (texts.length > 0 && !values.has(meaning)) values.set(meaning, texts);
  }
  const steps = stepsOfGroups(data);
  return values.has('steps') || steps.length === 0 ? values : values.set('steps', steps);
}

/** The steps of a drink whose parts have their own: the syrup's, then the punch's. */
const stepsOfGroups = (data: DataObject): string[] =>
  Object.entries(data)
    .filter(([key, value]) => areGroups(key, value) && drinkKey(key) !== 'steps' && drinkKey(key) !== 'prep')
    .flatMap(([, value]) => [value].flat())
    .flatMap((group) => (isObject(group) ? Object.entries(group) : []))
    .flatMap(([key, value]) => (drinkKey(key) === 'steps' ? stepsOf(value) : []));

/** A drink by its name and a list of ingredients, as one of several. */
const isRecipe = (value: unknown): boolean =>
  isObject(value) &&
  (numberedIn(value).length > 0 ||
    Object.entries(value).some(
      ([key, list]) =>
        areGroups(key, list) ||
        (isListKey(key, list) && (typeof list === 'string' || hasItems(list)) && !isStock(list)),
    ));
const hasItems = (list: unknown): boolean =>
  Array.isArray(list) ? list.length > 0 : isObject(list) && Object.keys(list).length > 0;

/**
 * Whether a value lists drinks, and not parts of one.
 * @param isNamed what it is a value of has a name: its sections are its parts
 */
function holdsRecipes(key: string, value: unknown, isNamed: boolean): boolean {
  if (!Array.isArray(value)) return false;
  const recipes = value.filter(isRecipe);
  if (recipes.length === 0) return false;
  if (!areGroups(key, value)) return !isListKey(key, value) || recipes.length * 2 > value.length;
  const isOfOneDrink = isNamed || drinkKey(key) === 'steps' || drinkKey(key) === 'prep';
  return (
    !isOfOneDrink &&
    recipes.every((one) => isObject(one) && valuesOf(one).has('name') && valuesOf(one).has('steps'))
  );
}

/** With what the whole object says of allergens; an empty list says that there are none. */
function withAllergens(values: Map<string, string[]>, data: DataObject): Map<string, string[]> {
  const said = allergensWithin(data);
  const isSaid = said.length > 0 || Object.keys(data).some((key) => drinkKey(key) === 'allergens');
  return isSaid ? new Map([...values, ['allergens', said]]) : values;
}

const TELLING = ['proof', 'steps', 'prep', 'kind'];
const TASTED = ['notes', 'nose', 'palate', 'finish', 'profile'];

/** The drink that an object is; undefined for any other object. */
export function drinkOfObject(data: DataObject): WrittenDrink | undefined {
  const values = valuesOf(data);
  const isNamed = values.has('name');
  const lines = linesOf(data);
  const drink = () => drinkFrom(withAllergens(values, data), lines);
  // A drink with variations is one; what they say is left to the account.
  const isWhole = isNamed && measuredIn(lines) > 1 && measuredIn(lines) * 2 > lines.length;
  const entries = isWhole ? [] : Object.entries(data);
  if (entries.some(([key, value]) => holdsRecipes(key, value, isNamed))) return undefined;
  const isTold = isNamed || values.has('steps') || (lines.length > 1 && isRecipe(data));
  if (lines.length > 0) return isTold ? drink() : undefined;
  const isKnown =
    isNamed &&
    (TELLING.some((key) => values.has(key)) || (values.has('abv') && TASTED.some((key) => values.has(key))));
  return isKnown ? drink() : undefined;
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
