import { readAmount } from './amounts.js';

/** An ingredient without its measure and remarks: "fresh lime juice". */
export function shortIngredient(line: string): string {
  const rest = readAmount(line)?.rest ?? line;
  return (
    rest
      .replace(/^\([^)]{0,40}\)\s*/, '')
      .replace(/\([^)]{0,40}\)/g, '')
      .split(/,|;/)[0]
      ?.trim() ?? line
  );
}
