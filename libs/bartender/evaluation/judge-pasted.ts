import { COCKTAIL_FIELDS, readFields, WHISKEY_FIELDS } from '@peanut/contracts';
import { type BartenderProvider, type MenuSnapshot, type ParseRequest } from '../src/provider.js';
import { type PastedCase, type PastedExpectation } from './case-types.js';
import { saysAny } from './compare-words.js';

const PROOF_ROUNDING = 0.05;
const GARNISH = /\bgarnish\b/i;
const UNIT_PLURAL =
  /\b(?:(dash|splash|pinch)es|(barspoon|spoon|drop|part|measure|shot|jigger|finger|cup)s)\b/g;

/** Without what does not matter: white space, case, the plural of a unit, and how quotes and dashes are drawn. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/["“”„]/g, '')
    .replace(/[–—-]/g, ' - ')
    .replace(/×/g, ' x ')
    .replace(UNIT_PLURAL, (_, one: string | undefined, other: string | undefined) => one ?? other ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether the text is the whole of one of `a|b`. */
export const isExactly = (text: string, choices: string): boolean =>
  choices.split('|').some((choice) => folded(choice) === folded(text));

function wrongLines(lines: readonly string[], { ingredients, garnish }: PastedExpectation): string[] {
  const [dressed, poured] = [
    lines.filter((line) => GARNISH.test(line)),
    garnish ? lines.filter((line) => !GARNISH.test(line)) : lines,
  ];
  const isRight =
    !ingredients ||
    (poured.length === ingredients.length &&
      ingredients.every((wanted, at) => isExactly(poured[at] ?? '', wanted)));
  return [
    ...(isRight ? [] : [`ingredients are [${poured.join(' | ')}]`]),
    ...(garnish && !saysAny(dressed.join('\n'), garnish) ? [`garnish is [${dressed.join(' | ')}]`] : []),
  ];
}

function wrongFields(fields: ReadonlyMap<string, unknown>, expect: PastedExpectation): string[] {
  const said = (name: string) => String(fields.get(name) ?? '');
  const { name, proof } = expect;
  const worded = [
    ['glass', expect.glass],
    ['prep', expect.prep],
    ['notes', expect.notes],
  ] as const;
  return [
    ...(isExactly(said('name'), name) ? [] : ['name']),
    ...worded.flatMap(([field, words]) => (!words || saysAny(said(field), words) ? [] : [field])),
    ...(proof === undefined || Math.abs(Number(fields.get('proof')) - proof) <= PROOF_ROUNDING
      ? []
      : ['proof']),
  ].map((field) => `${field} is ${JSON.stringify(fields.get(field))}`);
}

/** The fields that would reach the form. */
async function readPasted(provider: BartenderProvider, menu: MenuSnapshot, one: PastedCase): Promise<object> {
  const { signal } = new AbortController();
  const fill = (text: string): ParseRequest<never> => ({
    ...{ description: text.trim(), mode: 'fill', current: null },
  });
  return 'cocktail' in one
    ? readFields(COCKTAIL_FIELDS, await provider.parseCocktail(fill(one.cocktail), menu, signal))
    : readFields(WHISKEY_FIELDS, await provider.parseWhiskey(fill(one.whiskey), menu, signal));
}

/** What is wrong with the fields read from a text that was pasted from elsewhere. */
export async function judgePasted(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  one: PastedCase,
): Promise<string[]> {
  const fields = new Map<string, unknown>(Object.entries(await readPasted(provider, menu, one)));
  if (one.expect === null)
    return fields.size === 0 ? [] : [`read ${JSON.stringify(Object.fromEntries(fields))}`];
  const lines = [fields.get('ingredients') ?? []].flat().map(String);
  return [...wrongFields(fields, one.expect), ...wrongLines(lines, one.expect)];
}
