/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], link = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)}`;
}

/** The first letter in upper case. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** The first letter in lower case, unless the word is all capitals or a name-like digit. */
export function uncapital(text: string): string {
  return /^(?:\p{Lu}\p{Ll}|A\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Without the full stop at the end. */
export const unstopped = (text: string): string => text.trim().replace(/(?<![.\s])[.\s]+$/, '');

/** As it stands in the middle of a sentence. */
export const inText = (text: string): string => uncapital(unstopped(text));

/** Cut to `limit` characters (code points) at a word's end, without a dangling sign. */
export function cut(text: string, limit: number): string {
  const trimmed = text.trim();
  const characters = [...trimmed];
  if (characters.length <= limit) return trimmed;
  const head = characters.slice(0, limit + 1).join('');
  const space = head.lastIndexOf(' ');
  const whole = space > limit / 2 ? head.slice(0, space) : characters.slice(0, limit).join('');
  return whole.replace(/(?<![\s,;:&(-])[\s,;:&(-]+$/, '');
}

const VOWEL_SOUND = /^(?:[aeiou]|8|11|18)/i;

/** The word with its article: "an Old Fashioned", "a Negroni". */
export const withArticle = (text: string): string => `${VOWEL_SOUND.test(text) ? 'an' : 'a'} ${text}`;

/** "1 drink", "2 drinks". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
