import { isPlain, plainWords, typedWords } from '@peanut/contracts';

/** Letters that some type in another way than the plain one: "jaegermeister", "broed", "able". */
const OTHERWISE = new Map(
  'äae öoe üue åaa øoe æa œo ðth þt ŋng'
    .split(' ')
    .map(([letter = '', ...typed]) => [letter, typed.join('')]),
);
const OTHER_LETTERS = new RegExp(`[${[...OTHERWISE.keys()].join('')}]`, 'g');

function wordsOtherwise(text: string): string[] {
  if (isPlain(text)) return [];
  const plain = text.normalize('NFC').toLowerCase();
  const otherwise = plain.replace(OTHER_LETTERS, (letter) => OTHERWISE.get(letter) ?? letter);
  return otherwise === plain ? [] : plainWords(otherwise);
}

const isFigure = (word: string): boolean => /^\p{N}/u.test(word);

/** Each two neighbours of which one is a figure, as one word: "7up" of "7 Up". */
function together(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    return before === undefined || isFigure(before) === isFigure(word) ? [] : before + word;
  });
}

/** The words under which a text is found. */
export function wordsToFind(text: string): string[] {
  const words = plainWords(text);
  // While somebody types "dark n stormy", the n is a word of its own.
  const short = words.includes('and') ? ['n'] : [];
  return [...words, ...wordsOtherwise(text), ...together(words), ...short];
}

/** The words that are looked for. Of "no3gin" these are "no3" and "3gin", each of which is found as two words or one. */
export const wordsTyped = (query: string): string[] =>
  typedWords(query).flatMap((word) => {
    const parts = plainWords(word);
    return parts.length === 1 ? word : together(parts);
  });
