import { MENU_FILE } from '@peanut/contracts';
import json5 from 'json5';
import { amountsIn, inFigures } from '../language/amounts.js';
import { barAssistantRecipe } from './bar-assistant.js';
import { classicNamed } from '../parse/classic.js';
import { readProof } from '../parse/whiskey-style.js';
import { type DataObject, isObject } from './data-object.js';
import { decodeText, tidied } from './decode-text.js';
import { drinkKey } from './keys.js';
import { type MenuFormat } from './read-drink.js';
import { textsOf } from './data-texts.js';
import { drinkCalled, drinkInObject, drinkOfObject } from './recipe-object.js';
import { isSchemaRecipe, schemaRecipe } from './schema-org.js';
import { type WrittenDrink } from './written-drink.js';

const FENCE = /^\s*```\w*\n([\s\S]*?)\n?```\s*$/;
const ASSIGNED = /^\s*(?:export default|module\.exports\s?=|(?:const|let|var) \w+\s?=)\s*(?=[{[])/;
const CURLY: readonly (readonly [RegExp, string])[] = [
  [/[“”„]/g, '"'],
  [/[‘’](?=\s?[,:}\]])|(?<=[[{,:]\s?)[‘’]/g, "'"],
];
/** What program data begins with, and hardly any other text. */
const LOOKS_LIKE_DATA = /^\s*(?:[{[]\s*(?:["'“{[}\]\d-]|\/[/*]|[\w$]+\s*:)|"\w{1,40}"\s*:\s*["[{\d])/;
/** The lenient reader takes its time: a second for some megabytes. */
const MOST_LENIENT = 512 * 1024;

function strict(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lenient(text: string): unknown {
  try {
    return json5.parse(text);
  } catch {
    return undefined;
  }
}

/** One value a line, as programs log them. */
function byLine(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => /^\{.*\},?$/.test(line.trim()))) return undefined;
  const values = lines.map((line) => strict(line.trim().replace(/,$/, '')));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** A long text is read strictly alone. */
function lenientReadings(text: string): (() => unknown)[] {
  if (text.length > MOST_LENIENT) return [];
  const decoded = text.includes('"') ? tidied(text) : decodeText(text);
  const straight = CURLY.reduce((done, [curly, plain]) => done.replace(curly, plain), decoded);
  return [decoded, straight, `{${decoded}}`].map((one) => () => lenient(one));
}

/** The value that a text of program data holds: `isData` alone where it holds one that cannot be read. */
export function parseData(source: string): { isData: boolean; value?: unknown } {
  const fenced = FENCE.exec(source)?.[1] ?? source;
  const text = fenced
    .replace(ASSIGNED, '')
    .replace(/;\s*$/, '')
    .replace(/^\ufeff/, '');
  if (!LOOKS_LIKE_DATA.test(text) && !LOOKS_LIKE_DATA.test(decodeText(text.slice(0, 200))))
    return { isData: false };
  const readings = [() => strict(text), () => byLine(text), ...lenientReadings(text)];
  for (const read of readings) {
    const value = read();
    if (value !== undefined && typeof value === 'object') return { isData: true, value };
  }
  return { isData: true };
}

const DEEPEST = 40;

interface Found {
  drink: WrittenDrink;
  format: MenuFormat;
}

/** Finds the drinks in data of any shape. */
class DrinkFinder {
  readonly found: Found[] = [];

  visit(value: unknown, name = '', depth = 0): void {
    if (depth > DEEPEST || this.found.length > MENU_FILE.maxDrinks) return;
    const called = isNameKey(name) && !this.reads(value) ? drinkCalled(name, value) : undefined;
    if (called) return void this.found.push({ drink: called, format: 'json' });
    if (Array.isArray(value)) for (const one of value) this.visit(one, '', depth + 1);
    if (!isObject(value)) return;
    const found = this.read(value);
    if (found) this.found.push(named(found, name));
    else for (const [key, one] of Object.entries(value)) this.visit(one, key, depth + 1);
  }

  private reads(value: unknown): boolean {
    return isObject(value) && this.read(value) !== undefined;
  }

  private read(data: DataObject): Found | undefined {
    const ofBarAssistant = barAssistantRecipe(data);
    const isSchema = isSchemaRecipe(data);
    const recipe = ofBarAssistant ?? (isSchema ? schemaRecipe(data) : data);
    const drink = drinkOfObject(recipe) ?? drinkInObject(recipe);
    return drink && { drink, format: ofBarAssistant ? 'bar-assistant' : isSchema ? 'schema.org' : 'json' };
  }
}

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

/** `{ "name": "Negroni" }`: a classic by its name alone. */
function classicsOf(value: unknown): WrittenDrink[] {
  const names = [value]
    .flat()
    .filter(isObject)
    .flatMap((data) => textsOf(data['name'])[0] ?? []);
  const isClassic = names.length > 0 && names.every((name) => classicNamed(name));
  return isClassic
    ? names.map((name) => ({ entityType: 'cocktail', fields: new Map([['name', name]]), lines: [] }))
    : [];
}

export interface ReadData {
  format: MenuFormat;
  drinks: WrittenDrink[];
  /** Each text in it with its key: what it says where it is no drink by its shape. */
  lines: string[];
  /** The same as one text, where it may speak of a bottle. */
  labelled: string;
}

/** The drinks in program data: where some are recipes of schema.org, the page says nothing else. */
export function readData(value: unknown): ReadData {
  const finder = new DrinkFinder();
  finder.visit(value);
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
  };
}
