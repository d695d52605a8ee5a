import { readAmount, UNIT, UNIT_SPELLINGS } from '../language/amounts.js';
import { words } from '../language/words.js';
import { type WrittenLine } from './written-drink.js';

const UNIT_ALONE = new RegExp(`^(?:${UNIT})\\.?$`, 'i');
export const isUnit = (cell: string): boolean => UNIT_ALONE.test(cell);

/** Each way to write a unit, and how the menu writes it; all as {@link words} tells them. */
export const UNIT_NAMES: ReadonlyMap<string, string> = new Map(
  UNIT_SPELLINGS.map(([spelling, short]) => [words(spelling)[0] ?? '', words(short)[0] ?? ''] as const),
);

const isMeasure = (cell: string): boolean =>
  isUnit(cell) ||
  (/^[\d½¼¾⅓⅔⅛⅜.]/.test(cell) && (/^[\d./, ]+$/.test(cell) || readAmount(`${cell} x`)?.rest === 'x'));

/** "Gin | 2 | oz": the thing is the one cell that is neither figure nor unit. */
export function lineOfCells(cells: readonly string[]): WrittenLine | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const things = filled.filter((cell) => !isMeasure(cell));
  const measures = filled.filter(isMeasure);
  const [thing, ...notes] = things;
  if (thing === undefined || measures.length === 0 || measures.length > 2 || notes.length > 1)
    return undefined;
  if (!/\p{L}{2}/u.test(thing)) return undefined;
  const [one = '', other = ''] = measures;
  const [amount, unit] = isUnit(one) ? [other, one] : [one, other];
  return { thing, amount, unit, note: notes[0] };
}

/** Whether a line has a measure with its unit. */
export const isMeasuredLine = (line: WrittenLine | undefined): boolean =>
  line !== undefined && readAmount(`${line.amount ?? ''} ${line.unit ?? ''} x`)?.unit !== undefined;
