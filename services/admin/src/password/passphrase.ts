import { randomInt } from 'node:crypto';

const STARTS = 'b c d f g h j k l m n p r s t v w z br cl dr fl gr pl pr st tr'.split(' ');
const VOWELS = 'a e i o u'.split(' ');
const ENDS = 'b d g k l m n p r s t x nd rk st'.split(' ');

const pick = (parts: readonly string[]): string => parts[randomInt(parts.length)] ?? '';

/** Six made-up syllables, e.g. `brok-tuns-…`: readable aloud, with more than 64 bits of chance. */
export function newPassphrase(): string {
  return Array.from({ length: 6 }, () => pick(STARTS) + pick(VOWELS) + pick(ENDS)).join('-');
}
