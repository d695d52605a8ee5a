import { mentions } from '../language/words.js';
import { type LineKey, lineKey } from './keys.js';
import { isMeaningless, isNothing } from './meaningless.js';
import { type WrittenLine } from './written-drink.js';

/** Units that head an amount. Of several the first counts: `{ "ml": 60, "oz": 2 }`. */
export const UNIT_HEADS = ['ml', 'cl', 'oz', 'parts'] as const;
const YES = /^(?:true|yes|y|1|x|ja|oui|sí|si)$/i;

/** Units by the codes that shops and schema.org give them (UN/CEFACT Recommendation 20). */
export const UNIT_CODES: ReadonlyMap<string, string> = new Map(
  [
    ...(['MLT ml', 'CLT cl', 'DLT dl', 'LTR l', 'OZA oz', 'OZI oz', 'ONZ oz', 'GRM g'] as const),
    ...(['G21 cup', 'G24 tbsp', 'G25 tsp', 'H87 unit', 'C62 unit', 'EA unit'] as const),
  ].map((row) => row.split(' ') as [string, string]),
);

type Parts = Iterable<readonly [key: string, value: string]>;

interface FoundParts {
  known: Map<LineKey, string[]>;
  /** What stands below other keys. */
  others: string[];
}

function partsByKey(parts: Parts): FoundParts {
  const found: FoundParts = { known: new Map(), others: [] };
  for (const [key, value] of parts) {
    const text = value.trim();
    if (isNothing(text)) continue;
    const part = lineKey(key);
    if (part) found.known.set(part, [...(found.known.get(part) ?? []), text]);
    else if (!isMeaningless(key, text) && /\p{L}{2}/u.test(text)) found.others.push(text);
  }
  return found;
}

/** "Vermouth" and "Dry vermouth": the name that says more. Of two that say different things both. */
const thingOf = ([first, ...others]: readonly string[]): string | undefined =>
  others.reduce<string | undefined>((said, other) => {
    if (said === undefined || mentions(other, said)) return other;
    return mentions(said, other) ? said : `${other} (${said})`;
  }, first);

const FIGURE_FIRST = /^\s*[\d½¼¾⅓⅔]/;
const isFigure = (text: string): boolean => /^\d+(?:[.,]\d+)?$/.test(text);

/** "1/2 squeezed" and "lime", but of two figures the first, and of "60" and "60 ml" the one with its unit. */
const amountOf = (amounts: readonly string[]): string | undefined =>
  amounts.reduce<string | undefined>((said, other) => {
    if (said === undefined || other.startsWith(said)) return other;
    return said.startsWith(other) || isFigure(other) ? said : `${said} ${other}`;
  }, undefined);

const isSaid = (known: FoundParts['known'], key: LineKey): boolean =>
  (known.get(key) ?? []).some((text) => YES.test(text));

function noteOf(known: FoundParts['known']): string | undefined {
  return (
    [...(known.get('note') ?? []), ...(isSaid(known, 'optional') ? ['optional'] : [])].join(', ') || undefined
  );
}

/** A line without a thing: its text, or what stands below a key that only its program knows. */
function wholeLine({ known, others }: FoundParts, isItem: boolean): WrittenLine | undefined {
  const measure = [amountOf(known.get('amount') ?? []), known.get('unit')?.[0]].filter(Boolean).join(' ');
  const note = noteOf(known);
  const told = known.get('whole')?.[0];
  if (told !== undefined) return { ...(FIGURE_FIRST.test(told) ? {} : measured(known)), thing: told, note };
  if (!isItem) return /\p{L}{3}/u.test(measure) ? { thing: measure, note } : undefined;
  const [named] = others;
  if (named !== undefined) return { ...measured(known), thing: named, note };
  if (/\p{L}{3}/u.test(known.get('amount')?.join(' ') ?? '')) return { thing: measure, note };
  const [text, ...notes] = known.get('note') ?? [];
  if (text === undefined) return undefined;
  const count = known.get('amount')?.[0] ?? '';
  // Mealie counts one of each line that it does not take apart.
  const isCounted = isFigure(count) && Number(count) > 1 && !FIGURE_FIRST.test(text);
  return { thing: isCounted ? `${Number(count)} ${text}` : text, note: notes.join(', ') || undefined };
}

function measured(known: FoundParts['known']): Pick<WrittenLine, 'amount' | 'upTo' | 'unit'> {
  if (isSaid(known, 'noAmount')) return {};
  const head = UNIT_HEADS.find((one) => known.has(one));
  const unit = known.get('unit')?.[0]?.replaceAll('_', ' ');
  const amount = amountOf(known.get('amount') ?? []);
  return {
    amount: amount ?? (head && known.get(head)?.[0]),
    upTo: known.get('upTo')?.[0],
    unit: unit === undefined ? (amount === undefined ? head : undefined) : (UNIT_CODES.get(unit) ?? unit),
  };
}

/** Whether it names a part of the list, "For the base", and nothing to pour. */
export const isHeader = (parts: Parts): boolean => isSaid(partsByKey(parts).known, 'header');

/**
 * An ingredient from values by their keys or columns' heads; undefined when nothing is named.
 * @param isItem an item of a list of ingredients: what it says is one, whatever the key
 */
export function lineFrom(parts: Parts, isItem = false): WrittenLine | undefined {
  const found = partsByKey(parts);
  const { known } = found;
  if (isItem && isSaid(known, 'header')) return undefined;
  const thing = thingOf(known.get('thing') ?? []) ?? known.get('kind')?.[0];
  return thing === undefined ? wholeLine(found, isItem) : { ...measured(known), thing, note: noteOf(known) };
}
