import { characterCount } from './characters.js';

/** How many characters may be given up so that a cut falls between words. */
const WORD_SEARCH = 15;

/** At most `max` code points, cut between words where one ends near, with an ellipsis. */
export function cut(text: string, max: number): string {
  if (characterCount(text) <= max) return text;
  const head = [...text].slice(0, max - 1).join('');
  const space = head.search(/\s\S*$/);
  const end = space > 0 && head.length - space <= WORD_SEARCH ? space : head.length;
  return `${head.slice(0, end).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}

/** One line of storable text: trimmed, composed (NFC), without control characters; undefined when nothing is left. */
export function line(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain === '' ? undefined : cut(plain, max);
}

/** The same for texts of several lines. */
export function paragraph(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return plain === '' ? undefined : cut(plain, max);
}
