import { INGREDIENT_COUNT } from '@peanut/contracts';

/** The lines of a pasted recipe as rows: without bullets, numbering in front, and empty lines. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.replace(/^\s*(?:[-*•–·]\s+|\d+[.)]\s+)/, '').trim())
    .filter((line) => line !== '');
}

interface Selection {
  start: number;
  end: number;
}

/** The rows after several lines were pasted into one: the first goes where the cursor is, the rest below. */
export function pasteLines(
  rows: readonly string[],
  index: number,
  selection: Selection,
  lines: readonly string[],
): string[] {
  const row = rows[index] ?? '';
  const [first = '', ...rest] = lines;
  const merged = row.slice(0, selection.start) + first;
  const tail = row.slice(selection.end).trim();
  const pasted = [merged, ...rest, ...(tail ? [tail] : [])];
  return [...rows.slice(0, index), ...pasted, ...rows.slice(index + 1)];
}

export const canAdd = (rows: readonly string[]): boolean => rows.length < INGREDIENT_COUNT.max;

export const canRemove = (rows: readonly string[]): boolean => rows.length > INGREDIENT_COUNT.min;
