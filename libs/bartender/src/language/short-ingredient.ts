import { readAmount } from './amounts.js';

const TO_THE_TOP = /^top(?:ped)?(?: up)?(?: off)? with\s+/i;

/** An ingredient without its measure and remarks: "fresh lime juice". */
export function shortIngredient(line: string): string {
  const rest = (readAmount(line)?.rest ?? line).replace(TO_THE_TOP, '');
  return (
    rest
      .replace(/^\([^)]{0,40}\)\s*/, '')
      .replace(/\([^)]{0,40}\)/g, '')
      .split(/,|;/)[0]
      ?.trim() ?? line
  );
}
