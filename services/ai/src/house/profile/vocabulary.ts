import { words } from '../text/words.js';

/** The words of some texts with the weight of the field they stand in; the highest weight counts. */
export function weightedVocabulary(
  fields: readonly (readonly [text: string, weight: number])[],
): Map<string, number> {
  const vocabulary = new Map<string, number>();
  for (const [text, weight] of fields)
    for (const word of words(text)) {
      if (word.length < 3 && !/\d/.test(word)) continue;
      if ((vocabulary.get(word) ?? 0) < weight) vocabulary.set(word, weight);
    }
  return vocabulary;
}
