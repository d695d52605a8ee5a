import { characterCount, type EntityType, WHISKEY_FIELDS } from '@peanut/contracts';
import { mentions } from '../language/words.js';
import { kindCalled } from './keys.js';
import { withoutMark } from './list-text.js';
import { isNothing } from './meaningless.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

/** Values of a drink by {@link drinkKey}, several where a source gives several. */
export type KeyedValues = ReadonlyMap<string, readonly string[]>;

const WHISKEY_ONLY = ['proof', 'abv', 'water', 'rest', 'rationale', 'nose', 'palate', 'finish', 'profile'];

const END = /[.!?…:;,]$/;

/** Lines of one sentence in one: what goes on in small letters, or after a comma. */
function unwrapped(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const before = lines.at(-1) ?? '';
    const goesOn =
      before !== '' && (before.endsWith(',') || (/^\p{Ll}/u.test(line) && !/[.!?:;]$/.test(before)));
    if (goesOn) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines;
}

/** Steps as the form has them: each of its lines a sentence, without its number. */
function stepsText(steps: readonly string[]): string {
  const lines = steps.flatMap(unwrapped).map(withoutMark).filter(Boolean);
  return lines.length > 1
    ? lines.map((line) => (END.test(line) ? line : `${line}.`)).join(' ')
    : (lines[0] ?? '');
}

const GARNISH_LEAD = /^(?:garnish(?:ed)?|decorat(?:e|ion))(?: with)?\b[\s:.-]*/i;
const GARNISH_TAIL = /,? (?:to|for|as)(?: an?)? garnish\.?$/i;
const NO_GARNISH = /^(?:no|no garnish|nothing)?\.?$/i;

/** "Garnish with lime wheel." is "lime wheel, to garnish". */
function garnishLine(text: string): WrittenLine[] {
  const thing = text.trim().replace(GARNISH_LEAD, '').replace(GARNISH_TAIL, '').replace(/\.$/, '').trim();
  return NO_GARNISH.test(thing) || isNothing(thing) ? [] : [{ thing: `${thing}, to garnish` }];
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
  values.get(key)?.find((one) => !isNothing(one));

const IN_PROOF = /(?<=\d)\s*(?:us )?(?:°|proof)\.?$/i;
const PER_CENT = /%|abv|vol|alc/i;
const ROUND = 10;
const rounded = (value: number): string => String(Math.round(value * ROUND) / ROUND);

/** Of allergens all that is said counts. */
const allergensText = (values: KeyedValues): string | undefined => values.get('allergens')?.join('; ');

/** US proof from "46 %", "92 proof" or a bare number that is one of per cent; 0.46 is what a cell of 46 % holds. */
function proofOf(values: KeyedValues): string | undefined {
  const proof = first(values, 'proof');
  const strength = proof ?? first(values, 'abv');
  if (strength === undefined) return undefined;
  const isPerCent = PER_CENT.test(strength);
  const plain = (isPerCent ? strength.replace(/[^\d.,]|[.,](?!\d)/g, '') : strength.replace(IN_PROOF, ''))
    .trim()
    .replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(plain)) return strength;
  const isProof = IN_PROOF.test(strength) || (proof !== undefined && !isPerCent);
  const number = Number(plain);
  if (number > 0 && number <= 1 && !/%/.test(strength)) return rounded(number * 200);
  return isProof ? plain : rounded(number * 2);
}

const COCKTAIL_ONLY = ['glass', 'ice', 'garnish', 'steps', 'prep', 'method'];
const isGiven = (values: KeyedValues, keys: readonly string[]): boolean =>
  keys.some((key) => first(values, key) !== undefined);

function kindOf(values: KeyedValues, hasLines: boolean): EntityType {
  const said = kindCalled(first(values, 'kind') ?? '');
  if (said) return said;
  const isWhiskey = !hasLines && isGiven(values, WHISKEY_ONLY) && !isGiven(values, COCKTAIL_ONLY);
  return isWhiskey ? 'whiskey' : 'cocktail';
}

const MAKERS = ['brand', 'distillery', 'bottler'];

/** "16-year-old" of Harbour is "Harbour 16-year-old": whoever made it is a part of its name where the name lacks that. */
function bottleName(values: KeyedValues): string | undefined {
  const name = first(values, 'name');
  const makers = MAKERS.flatMap((key) => first(values, key) ?? []);
  const [maker] = makers;
  const isTold = name !== undefined && makers.some((one) => mentions(name, one));
  return maker === undefined || isTold ? name : [maker, name].filter(Boolean).join(' ');
}

function whiskeyFields(values: KeyedValues): Map<string, unknown> {
  const tasted = ['notes', 'nose', 'palate', 'finish'].flatMap((key) => first(values, key) ?? []);
  const told = first(values, 'description');
  const isShort = told !== undefined && characterCount(told) <= WHISKEY_FIELDS.notes.max;
  const given = [...values].map(([key]) => [key, first(values, key)] as const);
  return new Map<string, unknown>([
    ...given,
    ['name', bottleName(values)],
    ['allergens', allergensText(values)],
    ['proof', proofOf(values)],
    ['notes', tasted.join(', ') || (isShort ? told : undefined)],
    ['rationale', first(values, 'rationale') ?? (tasted.length > 0 || !isShort ? told : undefined)],
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
  const fields = new Map<string, unknown>([...given, ['prep', prep], ['allergens', allergensText(values)]]);
  return { fields, said: isShort ? method : undefined };
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
