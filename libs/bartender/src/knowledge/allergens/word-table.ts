import { phraseKey, phrases } from '../../language/words.js';
import { KINDS_OF_ALCOHOL } from './alcohol.js';
import { DISHES } from './dishes.js';
import { HARMLESS } from './harmless.js';
import { INSTEAD } from './instead.js';
import { MEASURES, QUALIFIERS, SERVING, TREATMENTS } from './speech.js';
import { type Substance, SUBSTANCES } from './substances.js';
import { HOLDS, MAY_HOLD } from './table.js';

type Role =
  /** Says what a thing is. */
  | 'thing'
  /** Says more of a thing that must stand in the same part of the line: "syrup", "white". */
  | 'qualifier'
  /** The same of a thing before it: "infused". */
  | 'treatment'
  /** A measure after a number, else unknown: "cup". */
  | 'measure'
  /** Amounts, preparation, small words. */
  | 'serving';

export interface Entry {
  role: Role;
  holds: readonly Substance[];
  mayHold: readonly Substance[];
}

function tableOf(): ReadonlyMap<string, Entry> {
  const held = new Map<string, Substance[]>();
  const perhaps = new Map<string, Substance[]>();
  const add = (to: Map<string, Substance[]>, list: string, substance: Substance) => {
    for (const key of phrases(list).map(phraseKey)) to.set(key, [...(to.get(key) ?? []), substance]);
  };
  for (const substance of SUBSTANCES) {
    add(held, HOLDS[substance], substance);
    add(perhaps, MAY_HOLD[substance], substance);
  }
  const rows = (list: string, of: Entry) => phrases(list).map((one): [string, Entry] => [phraseKey(one), of]);
  const named = [...new Set([...held.keys(), ...perhaps.keys()])].map((key): [string, Entry] => [
    key,
    entry('thing', withParts(key, held), withParts(key, perhaps)),
  ]);
  return new Map([
    ...rows(SERVING, entry('serving')),
    ...rows(QUALIFIERS, entry('qualifier')),
    ...rows(TREATMENTS, entry('treatment')),
    ...rows(MEASURES, entry('measure')),
    ...rows(KINDS_OF_ALCOHOL, entry('qualifier', ['alcohol'])),
    ...rows(HARMLESS, entry('thing')),
    ...named,
    ...INSTEAD.flatMap(([list, holds, mayHold]) => whole(list, holds, mayHold, held)),
    ...DISHES.flatMap(({ names, holds, mayHold }) => whole(names, holds, mayHold, held)),
  ]);
}

/** The names of a thing that stands for itself: nothing is added by their words but that one of them is a drink. */
const whole = (
  names: string,
  holds: readonly Substance[],
  mayHold: readonly Substance[] | undefined,
  held: ReadonlyMap<string, Substance[]>,
): [string, Entry][] =>
  phrases(names).map((one) => {
    const key = phraseKey(one);
    const alcohol = held.get(key)?.includes('alcohol') ? (['alcohol'] as const) : [];
    return [key, entry('thing', [...holds, ...alcohol], mayHold)];
  });

const entry = (role: Role, holds: readonly Substance[] = [], mayHold: readonly Substance[] = []): Entry => ({
  role,
  holds,
  mayHold: mayHold.filter((one) => !holds.includes(one)),
});

/**
 * A phrase never hides what its words hold: "fish sauce" is a row for its gluten, and fish all the same. Of alcohol the
 * last word decides: "wine vinegar" holds none. What is distilled holds no allergen of its grain: "wheat vodka".
 */
function withParts(key: string, of: ReadonlyMap<string, Substance[]>): Substance[] {
  const own = of.get(key) ?? [];
  if (own.length === 1 && own[0] === 'alcohol') return own;
  const parts = key.split(' ');
  const inherited = parts.flatMap((part, at) =>
    (of.get(part) ?? []).filter((one) => one !== 'alcohol' || (at > 0 && at === parts.length - 1)),
  );
  return [...new Set([...own, ...inherited])];
}

/** What each word and phrase of recipes means, by its singular words. */
export const TABLE = tableOf();
/** The most words that a phrase has. */
export const LONGEST = Math.max(...[...TABLE.keys()].map((key) => key.split(' ').length));
