import { remembered } from '../../language/remembered.js';
import { fold, phraseKey, phrases, pieces, singular } from '../../language/words.js';
import { MADE_THINGS, TELLING } from './speech.js';
import { type LineReading, type Substance } from './substances.js';
import { type Entry, LONGEST, TABLE } from './word-table.js';
import { NO_ALCOHOL, spelledOut, worded } from './wording.js';

/** "Vegan": what it would hold otherwise is in doubt. */
const OF_ANIMALS: readonly Substance[] = ['egg', 'milk', 'fish', 'shellfish', 'honey', 'meat'];

/** German names things in one word: "Mandelmilch". */
const GERMAN_TAIL =
  /^(\p{L}{2,})(likor|sirup|saft|milch|sahne|butter|sauce|creme|bier|wasser|wein|schnaps|geist|mus|pulver|zucker|essig|schale|mehl|brot|drink|kern|kerne|bitter)$/u;

/** "Stroopwafeltje", "Eierchen". */
const DIMINUTIVE = /(?:t?je|chen|lein)$/u;

/** "Zitronensaft" as "zitrone saft", where both are known; any other word as it is. */
function apart(word: string): readonly string[] {
  const [, head = '', tail = ''] = TABLE.has(word) ? [] : (GERMAN_TAIL.exec(word) ?? []);
  const known = [head, head.replace(/[ns]$/, ''), head.replace(/en$/, '')].find((one) => TABLE.has(one));
  if (known !== undefined) return [known, tail];
  const whole = word.replace(DIMINUTIVE, '');
  return [TABLE.has(word) || !TABLE.has(whole) ? word : whole];
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

const TOLD = new Set(phrases(TELLING).flatMap((phrase) => phraseKey(phrase).split(' ')));

/** "Straining", "strained" and "gently" of words that are known. */
function isTold(word: string): boolean {
  const stem = word.replace(/(?:ing|ed|er|ly|en|d)$/u, '');
  return [word, stem, `${stem}e`, stem.slice(0, -1)].some((one) => one.length > 1 && TOLD.has(one));
}

const IS_MADE = new Set(phrases(MADE_THINGS));
const NAMES_ONE = new Set(
  phrases('a, an, our, my, house, secret, special, signature, some, of, with, own, in'),
);

/** Says of a word that it is no thing here: how a drink is made is told in more words than its lines. */
type IsSpeech = (word: string) => boolean;
const NO_SPEECH: IsSpeech = () => false;

/** What joins two parts of a line, each of which must name what it is. */
const JOINS = new Set(
  phrases('and, with, or, of, plus, und, mit, oder, et, avec, ou, y, con, o, e, met, en'),
);
/** "A cup of", "une tasse de". */
const FORM_OF = new Set(phrases('of, de, di, d, du, da, von, vom, aus, van, del, della'));

/** A part of a line between signs and joining words. */
interface Part {
  hasThing: boolean;
  hasQualifier: boolean;
  hasNumber: boolean;
  /** Follows a comma or a bracket: "(green)" says more of what stood before. */
  isAside: boolean;
  /** "Alcohol-free gin", "vin sans alcool". */
  isWithoutAlcohol: boolean;
  holds: Set<Substance>;
  mayHold: Set<Substance>;
}

const partAfter = (join: string | undefined, before?: Part): Part => ({
  hasThing: false,
  hasQualifier: false,
  hasNumber: false,
  isAside: join !== undefined && (isSign(join) || (before?.isAside ?? false)),
  isWithoutAlcohol: false,
  holds: new Set(),
  mayHold: new Set(),
});

/** Whether a part that says more of a thing leaves open of which. */
const isOpen = ({ hasThing, hasQualifier, hasNumber, isAside }: Part, isAfterThing: boolean): boolean =>
  hasQualifier && !hasThing && !(isAside && isAfterThing && !hasNumber);

function readTokens(
  tokens: readonly string[],
  denied: ReadonlySet<Substance>,
  isSpeech: IsSpeech,
): LineReading {
  const holds = new Set<Substance>();
  const mayHold = new Set<Substance>();
  let isKnown = true;
  let hasThing = false;
  let part = partAfter(undefined);
  // Prose speaks of "the syrup" that a line has named.
  const isProse = isSpeech !== NO_SPEECH;
  const close = (join: string | undefined) => {
    // "The juice of half a lime": what stands before "of" is a form of what follows.
    if (join !== 'of') isKnown &&= isProse || !isOpen(part, hasThing);
    hasThing ||= part.hasThing;
    if (part.isWithoutAlcohol) for (const found of [part.holds, part.mayHold]) found.delete('alcohol');
    for (const one of part.holds) holds.add(one);
    for (const one of part.mayHold) mayHold.add(one);
    part = partAfter(join, part);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const found = isSign(token) ? undefined : entryAt(tokens, at);
    if (isSign(token) || (found?.length === 1 && JOINS.has(token))) {
      // The stroke of a fraction parts nothing.
      if (token !== '/' || !isNumber(tokens[at + 1] ?? '')) close(token);
      continue;
    }
    part.hasNumber ||= isNumber(token);
    part.isWithoutAlcohol ||= token === NO_ALCOHOL;
    if (isProse && IS_MADE.has(token) && NAMES_ONE.has(tokens[at - 1] ?? '')) isKnown = false;
    if (!found) {
      const isRemark = part.isAside && !part.hasNumber && hasThing && isTold(token);
      isKnown &&= isNumber(token) || isSpeech(token) || isRemark || token === NO_ALCOHOL;
      continue;
    }
    const { role } = found.entry;
    if (role === 'treatment') isKnown &&= part.hasThing || isProse || (part.isAside && hasThing);
    if (role === 'measure') isKnown &&= isMeasure(tokens, at) || isSpeech(token);
    part.hasThing ||= role === 'thing';
    part.hasQualifier ||= role === 'qualifier';
    at += found.length - 1;
    const isLikened = LIKENS.has(tokens[at + 1] ?? '');
    for (const one of found.entry.holds) (isLikened || denied.has(one) ? part.mayHold : part.holds).add(one);
    for (const one of found.entry.mayHold) part.mayHold.add(one);
  }
  close(undefined);
  for (const one of holds) mayHold.delete(one);
  return { holds, mayHold, isKnown: isKnown && (hasThing || isProse) };
}

/** "1 cup", "half a cup", "cup of": what stands before it is an amount. */
const isMeasure = (tokens: readonly string[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    before === undefined ||
    isSign(before) ||
    isNumber(before) ||
    TABLE.get(before)?.role === 'serving' ||
    FORM_OF.has(tokens[at + 1] ?? '')
  );
};

function read(text: string, isSpeech: IsSpeech): LineReading {
  const said = pieces(fold(spelledOut(text))).flatMap((piece) =>
    isSign(piece) ? [piece] : apart(singular(piece)),
  );
  const isThing = (word: string) => !isSign(word) && !isSpeech(word) && TABLE.get(word)?.role !== 'serving';
  const { tokens, denied } = worded(said, (word) => TABLE.has(word), isThing);
  return readTokens(
    tokens,
    new Set([
      ...denied.flatMap((word) => TABLE.get(word)?.holds ?? []),
      ...(tokens.includes('vegan') ? OF_ANIMALS : []),
    ]),
    isSpeech,
  );
}

/** What a line of a recipe holds, word by word; each is read once. */
export const readLine = remembered((line): LineReading => read(line, NO_SPEECH));

/**
 * What a text about a drink holds: its preparation, its description.
 * @param own words that were read elsewhere: those of its lines
 */
export const readProse = (text: string, own: ReadonlySet<string>): LineReading =>
  read(text, (word) => isTold(word) || own.has(word));

/** The things in a text that surely hold a substance, by the words that name them: "frangelico". */
export function bearersIn(text: string): { name: string; holds: readonly Substance[] }[] {
  const tokens = pieces(fold(spelledOut(text))).map((piece) => (isSign(piece) ? piece : singular(piece)));
  const found: { name: string; holds: readonly Substance[] }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const here = isSign(tokens[at] ?? '') ? undefined : entryAt(tokens, at);
    if (!here) continue;
    if (here.entry.holds.length > 0)
      found.push({ name: tokens.slice(at, at + here.length).join(' '), holds: here.entry.holds });
    at += here.length - 1;
  }
  return found;
}
