import { phrases } from './words.js';

/** Finds words of a list; "milch*" means every word that begins so. */
export function finder(list: string): (word: string) => boolean {
  const all = phrases(list);
  const whole = new Set(all.filter((one) => !one.endsWith('*')));
  const stems = all.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  return (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem));
}
