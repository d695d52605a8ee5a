/** Length of a text as the product counts it, in browser and services alike: Unicode code points. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** True when the text has a NUL or a lone surrogate, neither of which a database text can hold. */
export function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}
