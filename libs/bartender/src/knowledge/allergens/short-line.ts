import { fold, phraseKey, phrases, pieces, singular } from '../../language/words.js';
import { ingredientsIn } from '../ingredient-lookup.js';
import { SHORT_HOLDS, SHORT_MAY_HOLD, SHORT_SPEECH, SHORT_UNKNOWN } from './short-words.js';
import { type LineReading, type Substance, SUBSTANCES } from './substances.js';

/*
 * What browsers keep for the time without a network stands in for `read-line.ts`, which is too large for it: it knows the
 * bartender's own ingredients and no others. What else is in a line it cannot tell.
 */

type Lists = Partial<Record<Substance, string>>;

function byPhrase(lists: Lists): ReadonlyMap<string, Substance[]> {
  const found = new Map<string, Substance[]>();
  for (const substance of SUBSTANCES)
    for (const name of phrases(lists[substance] ?? '')) {
      const key = `${phraseKey(name)}${name.endsWith('*') ? ' *' : ''}`;
      found.set(key, [...(found.get(key) ?? []), substance]);
    }
  return found;
}

const HELD = byPhrase(SHORT_HOLDS);
const PERHAPS = byPhrase(SHORT_MAY_HOLD);
const SPEECH = new Set(phrases(SHORT_SPEECH).map(phraseKey));
const UNKNOWN = new Set(phrases(SHORT_UNKNOWN).map(phraseKey));

const SIGN = /[.,;:!?()\n/]/;

/** The parts of a line between its signs, each as singular words. */
function partsOf(line: string): string[][] {
  const parts: string[][] = [[]];
  for (const piece of pieces(fold(line.replaceAll(/[+|•·–—]/g, ','))))
    if (SIGN.test(piece)) parts.push([]);
    else parts.at(-1)?.push(singular(piece));
  return parts;
}

/** What a line of a recipe holds: the same as the whole table says, or "cannot tell". */
export function readLine(line: string): LineReading {
  const holds = new Set<Substance>();
  const mayHold = new Set<Substance>();
  let isKnown = true;
  let hasThing = false;
  for (const tokens of partsOf(line)) {
    const rest = [...tokens];
    let end = -1;
    // Of "salted rim" the table knows no thing, only words: these are looked up like all others.
    for (const { phrase, at, ingredient } of ingredientsIn(tokens).filter(
      (one) => !UNKNOWN.has(one.phrase),
    )) {
      hasThing = true;
      // "Cream soda" is neither.
      isKnown &&= at !== end;
      end = at + phrase.split(' ').length;
      rest.fill('', at, end);
      for (const key of [phrase, `${phraseKey(ingredient.name)} *`]) {
        for (const one of HELD.get(key) ?? []) holds.add(one);
        for (const one of PERHAPS.get(key) ?? []) mayHold.add(one);
      }
    }
    isKnown &&= rest.every((word) => word === '' || SPEECH.has(word) || /^\d/.test(word));
  }
  // "Oat milk" is no milk: beside a word that is not known nothing is sure.
  return isKnown && hasThing
    ? { holds, mayHold, isKnown }
    : { holds: new Set(), mayHold: new Set([...holds, ...mayHold]), isKnown: false };
}
