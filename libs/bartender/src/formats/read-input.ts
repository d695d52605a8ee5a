import {
  characterCount,
  COCKTAIL_FIELDS,
  type CocktailInput,
  cut,
  type FieldDefinition,
  type FieldTable,
  isUnstorable,
  line,
  paragraph,
  WHISKEY_FIELDS,
  type WhiskeyInput,
} from '@peanut/contracts';
import { readAllergenWords } from '../knowledge/allergens/read-allergen-words.js';

/** A source's values by the names of our fields. */
export type GivenFields = ReadonlyMap<string, unknown>;

type ValueIn<Kind extends FieldDefinition['kind']> = Extract<FieldDefinition, { kind: Kind }>;
interface Checked {
  /** Undefined when nothing usable was given. */
  value?: unknown;
  problem?: string;
}

const SEPARATOR = /[\n;]+/;
const MARK = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** As it is, where the menu can store it; else in one line or paragraph, cut at a word. */
function fitted(text: string, max: number, isLong: boolean): string | undefined {
  const isFit = text.trim() !== '' && characterCount(text) <= max && !isUnstorable(text);
  if (isFit) return text;
  return isLong ? paragraph(text, max) : line(text, max);
}

const tooLong = (label: string, max: number) =>
  `${label} is longer than ${max} characters; its end is cut off.`;

function checkText(
  { label, max, ...field }: ValueIn<'text'> | ValueIn<'optional text'>,
  value: unknown,
): Checked {
  const given = textOf(value);
  if (given === undefined) return { problem: `${label} is no text; it is left out.` };
  const isLong = field.kind === 'text' && field.isLong === true;
  const text = fitted(given, max, isLong);
  return characterCount(given.trim()) > max ? { value: text, problem: tooLong(label, max) } : { value: text };
}

function checkList(field: ValueIn<'list'>, value: unknown): Checked {
  const { label, item, max, maxCharacters } = field;
  const given = Array.isArray(value) ? value : (textOf(value)?.split(SEPARATOR) ?? []);
  const texts = given.flatMap((one: unknown) => textOf(one) ?? []);
  const lines = texts.flatMap(
    (one) => fitted(Array.isArray(value) ? one : one.replace(MARK, ''), maxCharacters, false) ?? [],
  );
  const long = texts.filter((one) => characterCount(one.trim()) > maxCharacters);
  const problem =
    lines.length > max
      ? `It has more than ${max} ${label.toLowerCase()}; the first ${max} are used.`
      : long.length > 0
        ? tooLong(`${item} “${cut(long[0] ?? '', 30)}”`, maxCharacters)
        : undefined;
  return { value: lines.length > 0 ? lines.slice(0, max) : undefined, problem };
}

function checkAllergens({ label }: ValueIn<'choices'>, value: unknown): Checked {
  const { allergens, unknown } = readAllergenWords(value);
  if (unknown.length === 0) return { value: allergens };
  return {
    value: allergens.length > 0 ? allergens : undefined,
    problem: `${label} has no “${cut(unknown.join(', '), 60)}”. Please tick what it stands for, or say it in the description.`,
  };
}

const YES = new Set(['true', 'yes', 'y', '1', 'x', '✓', 'on']);
const NO = new Set(['false', 'no', 'n', '0', '-', 'off']);

function checkFlag({ label, default: usual }: ValueIn<'flag'>, value: unknown): Checked {
  if (typeof value === 'boolean') return { value };
  const word = textOf(value)?.trim().toLowerCase() ?? '';
  if (YES.has(word) || NO.has(word)) return { value: YES.has(word) };
  return { problem: `${label} “${cut(word, 30)}” is neither yes nor no; ${usual ? 'yes' : 'no'} is used.` };
}

const NUMBER = /^[+-]?\d{1,12}(?:[.,]\d{1,12})?$/;

function checkNumber(field: ValueIn<'number'>, value: unknown): Checked {
  const { label, min, max, isWhole } = field;
  const said = textOf(value)?.trim() ?? '';
  const usual = field.start ?? field.default;
  const instead = usual === undefined ? 'it is left out' : `${usual} is used`;
  const number = typeof value === 'number' ? value : NUMBER.test(said) ? Number(said.replace(',', '.')) : NaN;
  if (!Number.isFinite(number)) return { problem: `${label} “${cut(said, 30)}” is no number; ${instead}.` };
  if (number > max) return { problem: `${label} ${said} is above ${max}; ${instead}.` };
  if (number < min) return { problem: `${label} ${said} is below ${min}; ${instead}.` };
  return isWhole && !Number.isInteger(number)
    ? { problem: `${label} ${said} is no whole number; ${instead}.` }
    : { value: number };
}

function check(field: FieldDefinition, value: unknown): Checked {
  switch (field.kind) {
    case 'text':
    case 'optional text':
      return checkText(field, value);
    case 'list':
      return checkList(field, value);
    case 'choices':
      return checkAllergens(field, value);
    case 'flag':
      return checkFlag(field, value);
    case 'number':
      return checkNumber(field, value);
  }
}

function readInput(table: FieldTable, given: GivenFields): { fields: object; problems: string[] } {
  const checked = Object.entries(table)
    .filter(([name]) => !isEmpty(given.get(name)))
    .map(([name, field]) => ({ name, ...check(field, given.get(name)) }));
  const usable = checked.filter(({ value }) => value !== undefined);
  return {
    fields: Object.fromEntries(usable.map(({ name, value }) => [name, value])),
    problems: checked.flatMap(({ problem }) => problem ?? []),
  };
}

interface ReadInput<Input> {
  /** The fields that are there and usable, each within its limits. */
  fields: Partial<Input>;
  problems: string[];
}

export const readCocktailInput = (given: GivenFields): ReadInput<CocktailInput> =>
  readInput(COCKTAIL_FIELDS, given);
export const readWhiskeyInput = (given: GivenFields): ReadInput<WhiskeyInput> =>
  readInput(WHISKEY_FIELDS, given);
