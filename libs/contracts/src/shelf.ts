/* Which thing of the shelf an ingredient line uses: by its words, so that owners keep writing recipes as they do. */

import { plainWords } from './plain-words.js';

interface Named {
  name: string;
}

/** A word without its plural s. */
const singular = (word: string): string => word.replace(/(?<=..)s$/u, '');

/** The words of a text as the shelf compares them. */
export const wordsOf = (text: string): string[] => plainWords(text).map(singular);

/** Two names that are the same but for case, accents, signs and a plural s have the same key. */
export const shelfKey = (name: string): string => wordsOf(name).join(' ') || name;

interface Entry<Thing> {
  words: string[];
  thing: Thing;
}

/** The things by the first word of their name, those with the longest name first. */
function byFirstWord<Thing extends Named>(things: readonly Thing[]): Map<string, Entry<Thing>[]> {
  const entries = things.map((thing) => ({ words: wordsOf(thing.name), thing }));
  const lengthOf = ({ words }: Entry<Thing>) => words.join(' ').length;
  entries.sort((one, other) => lengthOf(other) - lengthOf(one));
  const found = new Map<string, Entry<Thing>[]>();
  for (const entry of entries) {
    const [first] = entry.words;
    if (first !== undefined) found.set(first, [...(found.get(first) ?? []), entry]);
  }
  return found;
}

/**
 * Makes the function that says which thing an ingredient line uses: the one with the longest name that is in it as whole
 * words; undefined where the line names nothing of the shelf.
 */
export function shelfMatcher<Thing extends Named>(
  things: readonly Thing[],
): (line: string) => Thing | undefined {
  const candidates = byFirstWord(things);
  return (line) => {
    const words = wordsOf(line);
    let longest: Entry<Thing> | undefined;
    for (const [at, word] of words.entries()) {
      const here = candidates
        .get(word)
        ?.find((entry) => entry.words.every((one, index) => one === words[at + index]));
      if (here && (!longest || here.words.join(' ').length > longest.words.join(' ').length)) longest = here;
    }
    return longest?.thing;
  };
}

/** Makes the function that names what a cocktail of these lines misses: each thing once, in the order of the lines. */
export function missingFrom(
  things: readonly (Named & { isStocked: boolean })[],
): (lines: readonly string[]) => string[] {
  const thingOf = shelfMatcher(things);
  return (lines) => [
    ...new Set(
      lines.flatMap((line) => {
        const thing = thingOf(line);
        return thing && !thing.isStocked ? thing.name : [];
      }),
    ),
  ];
}
