import type { EntityType } from '@peanut/contracts';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { readAmount } from '../language/amounts.js';
import { kindCalled } from './keys.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

/** Values of a drink by {@link drinkKey}, several where a source gives several. */
export type KeyedValues = ReadonlyMap<string, readonly string[]>;

const WHISKEY_ONLY = ['proof', 'abv', 'water', 'rest', 'rationale', 'nose', 'palate', 'finish', 'profile'];

const STEP_MARK = /^[ \t]*(?:step[ \t]+)?(?:\d{1,2}[.):]|[-*•])[ \t]+/i;
const END = /[.!?…:;,]$/;

/** Steps as the form has them: each of its lines a sentence, without its number. */
function stepsText(steps: readonly string[]): string {
  const lines = steps
    .flatMap((step) => step.split('\n'))
    .map((line) => line.replace(STEP_MARK, '').trim())
    .filter(Boolean);
  return lines.length > 1
    ? lines.map((line) => (END.test(line) ? line : `${line}.`)).join(' ')
    : (lines[0] ?? '');
}

const GARNISH_LEAD = /^(?:garnish(?:ed)?|decorat(?:e|ion))(?: with)?\b[\s:.-]*/i;
const GARNISH_TAIL = /,? (?:to|for|as)(?: an?)? garnish\.?$/i;
const NO_GARNISH = /^(?:none|no|n\/?a|nothing|-+)?\.?$/i;

/** "Garnish with lime wheel." is "lime wheel, to garnish". */
function garnishLine(text: string): WrittenLine[] {
  const thing = text.trim().replace(GARNISH_LEAD, '').replace(GARNISH_TAIL, '').replace(/\.$/, '').trim();
  return NO_GARNISH.test(thing) ? [] : [{ thing: `${thing}, to garnish` }];
}

const isGarnished = (lines: readonly WrittenLine[], { thing }: WrittenLine): boolean => {
  const name = thing.replace(GARNISH_TAIL, '').toLowerCase();
  return lines.some((line) => line.thing.toLowerCase().includes(name));
};

const METHODS =
  /^(?:dry )?(?:shak|stir|buil|muddl|blend|throw|swizzl|roll|layer|mix|pour)\p{L}*(?: (?:and|&|,) \p{L}+)?\.?$/iu;

/** "Shake, strain" is a step; "freshly squeezed" is how one ingredient is made. */
export const beginsStep = (text: string): boolean =>
  /^\W*(?:dry |hard )?(?:shake|stir|build|muddle|blend|throw|swizzle|roll|layer|mix|pour|combine|add|fill|put)\b/i.test(
    text,
  );

const first = (values: KeyedValues, key: string): string | undefined =>
  values.get(key)?.find((one) => one.trim() !== '');

/** US proof from "46 %", "92 proof" or a bare number that is one of per cent. */
function proofOf(values: KeyedValues): string | undefined {
  const proof = first(values, 'proof');
  if (proof !== undefined) return proof.replace(/(?<=\d)\s*(?:us )?(?:°|proof)\.?$/i, '');
  const abv = first(values, 'abv')
    ?.replace(/%|abv|vol\.?|alc\.?/gi, '')
    .trim()
    .replace(',', '.');
  return abv !== undefined && /^\d{1,3}(?:\.\d{1,4})?$/.test(abv)
    ? String(Math.round(Number(abv) * 20) / 10)
    : abv;
}

function kindOf(values: KeyedValues, hasLines: boolean): EntityType {
  const said = kindCalled(first(values, 'kind') ?? '');
  if (said) return said;
  return !hasLines && WHISKEY_ONLY.some((key) => first(values, key) !== undefined) ? 'whiskey' : 'cocktail';
}

function whiskeyFields(values: KeyedValues): Map<string, unknown> {
  const tasted = ['notes', 'nose', 'palate', 'finish'].flatMap((key) => first(values, key) ?? []);
  const given = [...values].map(([key]) => [key, first(values, key)] as const);
  return new Map<string, unknown>([
    ...given,
    ['proof', proofOf(values)],
    ['notes', tasted.join(', ') || undefined],
  ]);
}

function cocktailFields(values: KeyedValues): { fields: Map<string, unknown>; said?: string } {
  const method = first(values, 'method');
  const isShort = method !== undefined && METHODS.test(method.trim());
  const steps = values.get('steps') ?? (method !== undefined && !isShort ? (values.get('method') ?? []) : []);
  const given = [...values]
    .filter(([key]) => key !== 'ingredients')
    .map(([key]) => [key, first(values, key)] as const);
  const prep = stepsText(values.get('prep') ?? steps);
  return { fields: new Map<string, unknown>([...given, ['prep', prep]]), said: isShort ? method : undefined };
}

/** A drink from its values and its ingredients. */
export function drinkFrom(values: KeyedValues, lines: readonly WrittenLine[]): WrittenDrink {
  const entityType = kindOf(values, lines.length > 0);
  if (entityType === 'whiskey') return { entityType, fields: whiskeyFields(values), lines: [] };
  const garnishes = (values.get('garnish') ?? [])
    .flatMap(garnishLine)
    .filter((one) => !isGarnished(lines, one));
  return { entityType, ...cocktailFields(values), lines: [...lines, ...garnishes] };
}

const SEPARATOR = /[\n;]+/;
/** Signs that part ingredients of one line, where each has its amount. */
const SIGNS = [/[|•·]/, / [/+] /, /,(?!\d)/];

const isMeasured = (piece: string): boolean => readAmount(piece.trim()) !== undefined;
const areMeasured = (pieces: readonly string[]): boolean =>
  pieces.length > 1 && pieces.filter(isMeasured).length * 2 > pieces.length;

function piecesOf(text: string): string[] {
  const parts = text.split(SEPARATOR);
  if (parts.length > 1) return parts;
  const named = text.split(/,(?!\d)/);
  return (
    SIGNS.map((sign) => text.split(sign)).find(areMeasured) ??
    (named.every((piece) => mainIngredient(piece) !== undefined) ? named : parts)
  );
}

/** Whether a text is a list of ingredients by itself, whatever it is called. */
export const isMeasuredList = (text: string): boolean => areMeasured(piecesOf(text));

/** The ingredients of one text: a line each, or parted by semicolons, or by other signs where each has its amount. */
export function linesOfText(text: string): WrittenLine[] {
  return piecesOf(text)
    .map((line) => line.replace(STEP_MARK, '').trim())
    .filter(Boolean)
    .map((thing) => ({ thing }));
}
