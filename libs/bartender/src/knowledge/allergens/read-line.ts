import { fold, phraseKey, phrases, pieces, singular } from '../../language/words.js';
import { HARMLESS_SPEECH, HARMLESS_THINGS } from './harmless.js';
import { type LineReading, type Substance, SUBSTANCES } from './substances.js';
import { HOLDS, INSTEAD, MAY_HOLD } from './table.js';
import { spelledOut, worded } from './wording.js';

interface Entry {
  holds: readonly Substance[];
  mayHold: readonly Substance[];
  /** Says what a thing is; "fresh" and "syrup" do not. */
  isThing: boolean;
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
  const nothing = (list: string, isThing: boolean) =>
    phrases(list).map((one): [string, Entry] => [phraseKey(one), { holds: [], mayHold: [], isThing }]);
  const something = [...new Set([...held.keys(), ...perhaps.keys()])].map((key): [string, Entry] => [
    key,
    entry(withParts(key, held), withParts(key, perhaps)),
  ]);
  const instead = INSTEAD.flatMap(([list, holds, mayHold = []]) =>
    phrases(list).map((one): [string, Entry] => [phraseKey(one), entry(holds, mayHold)]),
  );
  return new Map([
    ...nothing(HARMLESS_SPEECH, false),
    ...nothing(HARMLESS_THINGS, true),
    ...something,
    ...instead,
  ]);
}

const entry = (holds: readonly Substance[], mayHold: readonly Substance[]): Entry => ({
  holds,
  mayHold: mayHold.filter((one) => !holds.includes(one)),
  isThing: true,
});

/** A phrase never hides what its words hold: "fish sauce" is a row for its gluten, and fish all the same. */
const withParts = (key: string, of: ReadonlyMap<string, Substance[]>): Substance[] => [
  ...new Set([key, ...key.split(' ')].flatMap((part) => of.get(part) ?? [])),
];

const TABLE = tableOf();
const LONGEST = Math.max(...[...TABLE.keys()].map((key) => key.split(' ').length));

/** "Vegan": what it would hold otherwise is in doubt. */
const OF_ANIMALS: readonly Substance[] = ['egg', 'milk', 'fish', 'shellfish', 'honey', 'meat'];

/** German names things in one word: "Mandelmilch". */
const GERMAN_TAIL =
  /^(\p{L}{2,})(likor|sirup|saft|milch|sahne|butter|sauce|creme|bier|wasser|wein|schnaps|geist|mus|pulver|zucker|essig|schale|mehl|brot|drink|eis|kern|kerne|bitter)$/u;

/** "Zitronensaft" as "zitrone saft", where both are known; any other word as it is. */
function apart(word: string): readonly string[] {
  const [, head = '', tail = ''] = TABLE.has(word) ? [] : (GERMAN_TAIL.exec(word) ?? []);
  const known = [head, head.replace(/[ns]$/, ''), head.replace(/en$/, '')].find((one) => TABLE.has(one));
  return known === undefined ? [word] : [known, tail];
}

/** "Almond flavoured", "egg white substitute": perhaps of it, perhaps only like it. */
const LIKENS = new Set(
  phrases('flavour, flavor, flavoured, flavored, substitute, alternative, replacer, replacement, style').map(
    singular,
  ),
);

/** The longest entry that starts at this word. */
function entryAt(tokens: readonly string[], at: number): { entry: Entry; length: number } | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const entry = TABLE.get(tokens.slice(at, at + length).join(' '));
    if (entry) return { entry, length };
  }
  return undefined;
}

const isNumber = (token: string): boolean => /^\d/.test(token);
const isSign = (token: string): boolean => !/[\p{L}\p{N}]/u.test(token);

function readTokens(tokens: readonly string[], denied: ReadonlySet<Substance>): LineReading {
  const holds = new Set<Substance>();
  const mayHold = new Set<Substance>();
  let isKnown = true;
  let hasThing = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (isSign(token)) continue;
    const found = entryAt(tokens, at);
    isKnown &&= found !== undefined || isNumber(token);
    if (!found) continue;
    at += found.length - 1;
    hasThing ||= found.entry.isThing;
    const isLikened = LIKENS.has(tokens[at + 1] ?? '');
    for (const one of found.entry.holds) (isLikened || denied.has(one) ? mayHold : holds).add(one);
    for (const one of found.entry.mayHold) mayHold.add(one);
  }
  for (const one of holds) mayHold.delete(one);
  return { holds, mayHold, isKnown: isKnown && hasThing };
}

function read(line: string): LineReading {
  const said = pieces(fold(spelledOut(line))).flatMap((piece) =>
    isSign(piece) ? [piece] : apart(singular(piece)),
  );
  const { tokens, denied } = worded(said, (word) => TABLE.has(word));
  return readTokens(
    tokens,
    new Set([
      ...denied.flatMap((word) => TABLE.get(word)?.holds ?? []),
      ...(tokens.includes('vegan') ? OF_ANIMALS : []),
    ]),
  );
}

const KNOWN = new Map<string, LineReading>();
const MOST_KNOWN = 4_000;

/** What a line of a recipe holds, word by word; each is read once. */
export function readLine(line: string): LineReading {
  const known = KNOWN.get(line) ?? read(line);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(line, known);
  return known;
}
