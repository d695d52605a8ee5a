const ENDINGS: readonly (readonly [end: RegExp, ofMany: string])[] = [
  [/(?<=lea|hal)f$/, 'ves'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=[sx]|[cs]h|mango|tomato)$/, 'es'],
];

/** The plural of an English noun in small letters. */
export function pluralOf(noun: string): string {
  const [end, ofMany] = ENDINGS.find(([one]) => one.test(noun)) ?? [/$/, 's'];
  return noun.replace(end, ofMany);
}

/** Undefined for what is no plural. */
const singularOf = (noun: string): string | undefined =>
  [`${noun.slice(0, -3)}y`, `${noun.slice(0, -3)}f`, noun.slice(0, -2), noun.slice(0, -1)].find(
    (one) => pluralOf(one) === noun,
  );

/** "Slices" for "Slice" where there are many of it, and the reverse. */
export function inNumber(noun: string, isMany: boolean): string {
  const small = noun.toLowerCase();
  const one = singularOf(small);
  // "dashs" and "ozs" are plurals of their owner's.
  const many = one === undefined && !/[^s]s$/.test(small) ? pluralOf(small) : small;
  const said = isMany ? many : (one ?? small);
  return noun === noun.toUpperCase() ? said.toUpperCase() : noun.charAt(0) + said.slice(1);
}
