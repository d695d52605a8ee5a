import { editMode } from '@peanut/contracts';
import { type BartenderProvider, type MenuSnapshot, type ParseRequest } from '../src/provider.js';
import { type CocktailCase, type PlaceCase, type WhiskeyCase } from './case-types.js';
import { hasAllWords, isNamed, saysAny } from './compare-words.js';

/** Said to be a garnish, or plainly one: it has no amount. */
const GARNISH =
  /\b(?:garnish|rim)\b|^[^\d]*\b(?:twist|peel|zest|wheel|wedge|slice|sprig|olive|cherry|frond|fan)s?$/i;
const PROOF_ROUNDING = 0.5;

const never = () => new AbortController().signal;

interface Edited<Drink> {
  of?: string;
  now?: Partial<Drink>;
}

/** The request a form sends: an empty form is filled, a drink changed or rewritten as the text says. */
function requestOf<Drink extends { name: string }>(
  description: string,
  { of, now }: Edited<Drink>,
  drinks: readonly Drink[],
): { request: ParseRequest<Drink>; edited: Drink | undefined } {
  const drink = drinks.find(({ name }) => name === of);
  if (of && !drink) throw new Error(`The menu has no ${of}.`);
  const mode = drink ? editMode(description) : 'fill';
  const edited = drink && { ...drink, ...now };
  return { request: { description, mode, current: mode === 'partial' ? (edited ?? null) : null }, edited };
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

function isAsExpected(field: string, value: unknown, expected: unknown): boolean {
  if (expected === null) return isNothing(value);
  if (typeof expected === 'number')
    return (
      typeof value === 'number' && Math.abs(value - expected) <= (field === 'proof' ? PROOF_ROUNDING : 0)
    );
  if (typeof expected !== 'string') return value === expected;
  if (typeof value !== 'string') return false;
  return field === 'name' ? isNamed(value, expected) : saysAny(value, expected);
}

function wrongFields(fields: object, expect: object): string[] {
  const values = new Map<string, unknown>(Object.entries(fields));
  return Object.entries(expect)
    .filter(([field, expected]) => !isAsExpected(field, values.get(field), expected))
    .map(([field]) => `${field} is ${JSON.stringify(values.get(field))}`);
}

/** An answer that repeats the old value has changed nothing. */
function changedFields(fields: object, keeps: readonly string[], edited: object | undefined): string[] {
  const values = new Map<string, unknown>(Object.entries(fields));
  const before = new Map<string, unknown>(Object.entries(edited ?? {}));
  return keeps
    .filter(
      (field) => values.has(field) && JSON.stringify(values.get(field)) !== JSON.stringify(before.get(field)),
    )
    .map((field) => `changed ${field} to ${JSON.stringify(values.get(field))}`);
}

type IngredientsExpected = Pick<CocktailCase, 'without'> &
  Pick<CocktailCase['expect'], 'ingredients' | 'pours'>;

function wrongIngredients(
  lines: readonly string[],
  { ingredients = [], pours, without = [] }: IngredientsExpected,
): string[] {
  const poured = lines.filter((line) => !GARNISH.test(line));
  const wrong = [
    ...ingredients
      .filter((wanted) => !lines.some((line) => hasAllWords(line, wanted)))
      .map((one) => `no ${one}`),
    ...without.filter((word) => lines.some((line) => hasAllWords(line, word))).map((one) => `still ${one}`),
    ...(pours !== undefined && poured.length !== pours && lines.length !== pours
      ? [`${poured.length} ingredients, not ${pours}`]
      : []),
  ];
  return wrong.length > 0 ? [...wrong, `[${lines.join(' | ')}]`] : [];
}

/** What is wrong with the fields read from a cocktail's text. */
export async function judgeCocktailText(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { cocktail, expect, keeps = [], without, ...edit }: CocktailCase,
): Promise<string[]> {
  const { request, edited } = requestOf(cocktail, edit, menu.cocktails);
  const fields = await provider.parseCocktail(request, menu, never());
  const { ingredients, pours, ...others } = expect;
  return [
    ...wrongFields(fields, others),
    ...changedFields(fields, keeps, edited),
    ...wrongIngredients(fields.ingredients ?? [], { ingredients, pours, without }),
  ];
}

/** What is wrong with the fields read from a whiskey's text. */
export async function judgeWhiskeyText(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { whiskey, expect, keeps = [], ...edit }: WhiskeyCase,
): Promise<string[]> {
  const { request, edited } = requestOf(whiskey, edit, menu.whiskeys);
  const fields = await provider.parseWhiskey(request, menu, never());
  return [...wrongFields(fields, expect), ...changedFields(fields, keeps, edited)];
}

/** What is wrong with the number a new whiskey is given. */
export async function judgePlace(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { place, expect: { from, to } }: PlaceCase,
): Promise<string[]> {
  const { suggestedNumber } = await provider.suggestOrder(place, menu, never());
  return suggestedNumber >= from && suggestedNumber <= to ? [] : [`number ${suggestedNumber}`];
}
