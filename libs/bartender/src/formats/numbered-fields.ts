import { numberedKey } from './keys.js';
import { lineFrom } from './line-fields.js';
import { type WrittenLine } from './written-drink.js';

/** The ingredients of an API that numbers them: `strIngredient1` with `strMeasure1`, `amount_2` with `ingredient_2`. */
export function numberedLines(entries: Iterable<readonly [key: string, value: string]>): WrittenLine[] {
  const byNumber = new Map<number, [string, string][]>();
  for (const [key, value] of entries) {
    const numbered = numberedKey(key);
    if (!numbered) continue;
    const parts = byNumber.get(numbered.at) ?? [];
    parts.push([numbered.key, value]);
    byNumber.set(numbered.at, parts);
  }
  return [...byNumber].sort(([one], [other]) => one - other).flatMap(([, parts]) => lineFrom(parts) ?? []);
}
