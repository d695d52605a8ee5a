import { MENU_FILE } from '@peanut/contracts';
import { amountsIn, inFigures } from '../language/amounts.js';
import { cut } from '../language/sentences.js';
import { barAssistantRecipe } from './bar-assistant.js';
import { classicNamed } from '../parse/classic.js';
import { readProof } from '../parse/whiskey-style.js';
import { type DataObject, isObject } from './data-object.js';
import { drinkKey } from './keys.js';
import { type MenuFormat } from './read-drink.js';
import { textsOf } from './data-texts.js';
import { isStock } from './ingredient-list.js';
import { joinedTables } from './joined-tables.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';
import { isMeaninglessKey } from './meaningless.js';
import { drinkCalled, drinkInObject, drinkOfObject } from './recipe-object.js';
import { textsIn, wordsOfKey } from './source-texts.js';
import { isSchemaRecipe, schemaRecipe } from './schema-org.js';
import { type WrittenDrink } from './written-drink.js';

const DEEPEST = 40;

interface Found {
  drink: WrittenDrink;
  format: MenuFormat;
}

/** Finds the drinks in data of any shape. */
class DrinkFinder {
  readonly found: Found[] = [];
  /** Lists that hold no drinks: "glasses (12)". */
  readonly besides: string[] = [];

  visit(value: unknown, name = '', depth = 0): void {
    if (depth > DEEPEST || this.found.length > MENU_FILE.maxDrinks) return;
    const called = isNameKey(name) && !this.reads(value) ? drinkCalled(name, value) : undefined;
    if (called) return void this.found.push({ drink: called, format: 'json' });
    if (Array.isArray(value)) this.visitItems(value, depth);
    if (!isObject(value)) return;
    const found = this.read(value);
    if (found) return void this.found.push(named(found, name));
    const before = this.found.length;
    for (const [key, one] of Object.entries(value)) this.visitPart(key, one, depth + 1);
    if (this.found.length > before) this.besides.push(...fieldsOf(value));
  }

  /** What is no drink among drinks is named. */
  private visitItems(items: readonly unknown[], depth: number): void {
    const before = this.found.length;
    const lost = items.filter((one) => {
      const count = this.found.length;
      this.visit(one, '', depth + 1);
      return this.found.length === count;
    });
    if (this.found.length === before) return;
    this.besides.push(
      ...lost
        .filter(isObject)
        .flatMap((one) => textsOf(one['name'] ?? one['title'])[0] ?? textsIn(one)[0]?.text ?? []),
    );
  }

  /** A list without a drink, in which something stands, is named. */
  private visitPart(key: string, value: unknown, depth: number): void {
    const before = this.found.length;
    if (!isStock(value)) this.visit(value, key, depth);
    const isLost = Array.isArray(value) && value.some(isObject) && this.found.length === before;
    if (isLost && depth < 4 && !isMeaninglessKey(key))
      this.besides.push(`${wordsOfKey(key)} (${value.length})`);
  }

  private reads(value: unknown): boolean {
    return isObject(value) && this.read(value) !== undefined;
  }

  private read(data: DataObject): Found | undefined {
    const ofBarAssistant = barAssistantRecipe(data);
    const isSchema = isSchemaRecipe(data);
    const recipe = ofBarAssistant ?? (isSchema ? schemaRecipe(data) : data);
    const drink = drinkOfObject(recipe) ?? drinkInObject(recipe);
    const source = ofBarAssistant ?? data;
    return (
      drink && {
        drink: { ...drink, source: () => textsIn(source) },
        format: ofBarAssistant ? 'bar-assistant' : isSchema ? 'schema.org' : 'json',
      }
    );
  }
}

const OF_ONE_DRINK = new Set(['steps', 'prep', 'glass', 'ice', 'garnish', 'allergens']);

/** What an object says of a drink, where it is none itself: `directions “Shake. Strain.”`. */
const fieldsOf = (data: DataObject): string[] =>
  Object.entries(data).flatMap(([key, value]) => {
    const texts = OF_ONE_DRINK.has(drinkKey(key) ?? '') && !isOfObjects(value) ? textsOf(value) : [];
    return texts.length > 0 ? [`${wordsOfKey(key)} “${cut(texts.join(' '), 60)}”`] : [];
  });
const isOfObjects = (value: unknown): boolean => [value].flat().some(isObject);

/** Names have capitals or blanks; a program's words have neither. */
const isNameKey = (key: string): boolean => /^\p{Lu}|\s/u.test(key) && drinkKey(key) === undefined;

/** `{ "Whiskey Sour": { "ingredients": … } }`: a drink without a name is called by its key. */
function named({ drink, format }: Found, key: string): Found {
  const isName = /\p{Lu}|\s/u.test(key) && !drink.fields.has('name');
  return isName
    ? { format, drink: { ...drink, fields: new Map([...drink.fields, ['name', key]]) } }
    : { drink, format };
}

const MOST_LINES = 400;
const LONGEST_LINE = 4_000;

function labelledLines(data: unknown, label = '', depth = 0): string[] {
  if (depth > DEEPEST) return [];
  const value: unknown = Array.isArray(data) ? data.slice(0, MOST_LINES) : data;
  if (Array.isArray(value)) {
    const texts = value.every((one) => !isObject(one)) ? textsOf(value) : [];
    return texts.length > 0
      ? [`${label}${texts.join(', ')}`]
      : value.flatMap((one) => labelledLines(one, label, depth + 1));
  }
  if (isObject(value))
    return Object.entries(value).flatMap(([key, one]) =>
      labelledLines(one, `${key.replaceAll('_', ' ')}: `, depth + 1),
    );
  return textsOf(value).map((text) => `${label}${text}`);
}

/** Texts in data that are a recipe of their own: `{ "note": "Gimlet\n2 oz gin\n…" }`. */
export const recipesIn = (lines: readonly string[]): string =>
  lines
    .map((line) => line.replace(/^\w[\w ]{0,40}: /, ''))
    .filter((line) => amountsIn(inFigures(line)).length > 0)
    .join('\n');

/** Whether lines may speak of a bottle: one is a name, or says how strong it is. */
const areOfBottle = (lines: readonly string[]): boolean =>
  lines.some(
    (line) => drinkKey(line.slice(0, line.indexOf(': '))) === 'name' || readProof(line) !== undefined,
  );

/** `{ "name": "Negroni" }`: a classic by its name, where nothing else is said. */
function classicsOf(value: unknown): WrittenDrink[] {
  const items = [value].flat();
  const names = items.filter(isObject).flatMap((data) => textsOf(data['name'])[0] ?? []);
  const isAlone = (item: unknown) =>
    isObject(item) && Object.keys(item).every((key) => key === 'name' || key === 'id');
  const isClassic = names.length > 0 && items.every(isAlone) && names.every((name) => classicNamed(name));
  return isClassic
    ? names.map((name) => ({ entityType: 'cocktail', fields: new Map([['name', name]]), lines: [] }))
    : [];
}

/** Lists in lists in lists: no program nests so deep. */
const DEEPEST_DATA = 100;

function requireFlat(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; depth < DEEPEST_DATA && level.length > 0; depth += 1)
    level = level.flatMap((one) =>
      Array.isArray(one) ? (one as unknown[]) : isObject(one) ? Object.values(one) : [],
    );
  if (level.length > 0)
    throw new UnreadableMenuError(
      'This data is nested too deep to be recipes. Export it again, or paste them as text.',
    );
}

export interface ReadData {
  format: MenuFormat;
  drinks: WrittenDrink[];
  /** Each text in it with its key: what it says where it is no drink by its shape. */
  lines: string[];
  /** The same as one text, where it may speak of a bottle. */
  labelled: string;
  /** What else the data holds, where it holds drinks. */
  problem?: string;
}

/** The drinks in program data: where some are recipes of schema.org, the page says nothing else. */
export function readData(value: unknown): ReadData {
  requireFlat(value);
  const finder = new DrinkFinder();
  finder.visit(joinedTables(value) ?? value);
  const ofSchema = finder.found.filter(({ format }) => format === 'schema.org');
  const found = ofSchema.length > 0 ? ofSchema : finder.found;
  const isOfBarAssistant = found.some(({ format }) => format === 'bar-assistant');
  const lines = labelledLines(value)
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE));
  return {
    format: isOfBarAssistant ? 'bar-assistant' : (found[0]?.format ?? 'json'),
    drinks: found.length > 0 ? found.map(({ drink }) => drink) : classicsOf(value),
    lines,
    labelled: areOfBottle(lines) ? lines.join('\n') : '',
    ...(found.length > 0 &&
      ofSchema.length === 0 &&
      finder.besides.length > 0 && { problem: `Left out, as no drinks: ${finder.besides.join(', ')}.` }),
  };
}
