import { phrases, singular } from '../../language/words.js';

export interface FoundPhrase<Meaning> {
  meanings: ReadonlySet<Meaning>;
  /** How many words it has. */
  length: number;
}

/**
 * Finds the longest phrase of some lists that begins at a word, with all that it means; the last word of a phrase may have
 * a star, or be a plural.
 */
export function phraseFinder<Meaning>(
  rows: readonly (readonly [list: string, meaning: Meaning])[],
): (words: readonly string[], at: number) => FoundPhrase<Meaning> | undefined {
  const whole = new Map<string, Meaning[]>();
  const stems = new Map<string, [stem: string, meaning: Meaning][]>();
  const longest = new Map<string, number>();
  for (const [list, meaning] of rows)
    for (const phrase of phrases(list)) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      if (words.length > 1) longest.set(first, Math.max(longest.get(first) ?? 1, words.length));
      if (phrase.endsWith('*')) addTo(stems, beginning(phrase), [phrase.slice(0, -1), meaning]);
      else addTo(whole, phrase, meaning);
    }
  const meaningsOf = (before: string, last: string) => {
    const text = before + last;
    const begun = (stems.get(beginning(text)) ?? []).filter(
      ([stem]) => stem.length > before.length && text.startsWith(stem),
    );
    return new Set([
      ...(whole.get(text) ?? whole.get(before + singular(last)) ?? []),
      ...begun.map(([, meaning]) => meaning),
    ]);
  };
  return (words, at) => {
    const most = longest.get(words[at] ?? '') ?? 1;
    for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
      const before = words.slice(at, at + length - 1).map((word) => `${word} `);
      const meanings = meaningsOf(before.join(''), words[at + length - 1] ?? '');
      if (meanings.size > 0) return { meanings, length };
    }
    return undefined;
  };
}

const beginning = (phrase: string): string => phrase.slice(0, 2);

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
