import { COCKTAIL_FIELDS, PREFERENCE_OPTIONS, WHISKEY_FIELDS } from '@peanut/contracts';
import {
  type ChatCase,
  type CocktailCase,
  PASTED_KINDS,
  type PastedExpectation,
  type PlaceCase,
  type WhiskeyCase,
  type WishCase,
} from './case-types.js';

type Check = (value: unknown) => boolean;
interface Shape {
  readonly [field: string]: Check | Shape;
}
/** The compiler asks for every field of the type, and for no other. */
type ShapeOf<Case> = { readonly [Field in keyof Required<Case>]: Check | Shape };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text: Check = (value) => typeof value === 'string' && value !== '';
const number: Check = (value) => typeof value === 'number';
const flag: Check = (value) => typeof value === 'boolean';
const anything: Check = () => true;
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const texts = listOf(text);
const someOf = (fields: object): Shape =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, anything]));
const isPreferences: Check = (value) =>
  isObject(value) && Object.keys(value).every((name) => Object.hasOwn(PREFERENCE_OPTIONS, name));

const served = { isVisible: flag, isAvailable: flag };
const edited = (fields: object) => ({
  about: text,
  of: text,
  now: someOf(fields),
  keeps: listOf(oneOf(Object.keys(fields))),
});

const WISH: ShapeOf<WishCase> = {
  about: text,
  menu: oneOf(['other']),
  ask: (value) => typeof value === 'string' || isPreferences(value),
  expect: {
    ...{ top: texts, within: texts, not: texts, without: texts, best: { min: number, max: number } },
    ...{ type: oneOf(['cocktail', 'whiskey']), count: number, alcoholFree: flag, spirits: number },
  } satisfies ShapeOf<WishCase['expect']>,
};
const CHAT: ShapeOf<ChatCase> = {
  ...{ about: text, say: text, context: text, before: texts, after: texts },
  expect: { has: texts, any: texts, lacks: texts } satisfies ShapeOf<ChatCase['expect']>,
};
const COCKTAIL: ShapeOf<CocktailCase> = {
  ...edited(COCKTAIL_FIELDS),
  cocktail: text,
  expect: {
    ...{ name: text, spirit: text, ingredients: texts, pours: number, description: text, glass: text },
    ...{ ice: text, smoke: (value: unknown) => value === null || text(value), prep: text, ...served },
  } satisfies ShapeOf<CocktailCase['expect']>,
  without: texts,
};
const WHISKEY: ShapeOf<WhiskeyCase> = {
  ...edited(WHISKEY_FIELDS),
  whiskey: text,
  expect: {
    ...{ name: text, spirit: text, proof: number, number, profile: text, notes: text, water: text },
    ...{ rest: text, rationale: text, ...served },
  } satisfies ShapeOf<WhiskeyCase['expect']>,
};
const PLACE: ShapeOf<PlaceCase> = {
  about: text,
  place: someOf(WHISKEY_FIELDS),
  expect: { from: number, to: number } satisfies ShapeOf<PlaceCase['expect']>,
};

const PASTED_EXPECTED: ShapeOf<PastedExpectation> = {
  ...{ name: text, ingredients: texts, garnish: text, glass: text, prep: text, proof: number, notes: text },
};
const PASTED: Shape = {
  ...{ kind: oneOf(PASTED_KINDS), cocktail: text, whiskey: text },
  expect: (value) => value === null || fieldsProblem(value, PASTED_EXPECTED, '') === undefined,
};

/** By the field that says what kind of case it is. */
const SHAPES = Object.entries({
  kind: PASTED,
  ask: WISH,
  say: CHAT,
  cocktail: COCKTAIL,
  whiskey: WHISKEY,
  place: PLACE,
});

function fieldsProblem(value: unknown, shape: Shape, path: string): string | undefined {
  if (!isObject(value) || Object.keys(value).length === 0) return `${path || 'the line'} has no fields`;
  for (const [name, inner] of Object.entries(value)) {
    const check = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const here = path ? `${path}.${name}` : name;
    if (!check) return `there is no field ${here}`;
    const problem = typeof check === 'function' ? undefined : fieldsProblem(inner, check, here);
    if (problem) return problem;
    if (typeof check === 'function' && !check(inner)) return `${here} cannot be ${JSON.stringify(inner)}`;
  }
  return undefined;
}

/** What is wrong with a case, in words; undefined when nothing is. */
export function caseProblem(value: unknown): string | undefined {
  const shape = SHAPES.find(([kind]) => isObject(value) && Object.hasOwn(value, kind))?.[1];
  if (!shape) return `a case has one of ${SHAPES.map(([kind]) => kind).join(', ')}`;
  if (!isObject(value) || !Object.hasOwn(value, 'expect')) return 'expect is missing';
  return fieldsProblem(value, shape, '');
}
