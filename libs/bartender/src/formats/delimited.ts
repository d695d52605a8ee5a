import { type Block } from './blocks.js';
import { isUnit, lineOfCells } from './cells.js';
import { lineKey } from './keys.js';
import { canonicalLine } from './written-drink.js';

/** A decimal comma parts no cells. */
const COMMA = /(?<!\d),|,(?!\d)/;
const cellsBy =
  (delimiter: string | RegExp) =>
  (line: string): string[] =>
    line.split(delimiter).map((cell) => cell.trim().replace(/^"([^"]*)"$/, '$1'));
const SEPARATORS = [
  ['\t', cellsBy('\t')],
  ['|', cellsBy('|')],
  [';', cellsBy(';')],
  [',', cellsBy(COMMA)],
] as const;

const isMeasureHead = (key: string | undefined) =>
  key === 'amount' || key === 'oz' || key === 'ml' || key === 'cl';

/** "Ingredient, Amount, Notes": heads of a list of ingredients. */
function isHead(cells: readonly string[]): boolean {
  const keys = cells.filter(Boolean).map(lineKey);
  return (
    keys.length > 1 &&
    keys.every((key) => key !== undefined) &&
    keys.includes('thing') &&
    keys.some(isMeasureHead)
  );
}

const isColumn = (delimiter: string) => delimiter === '\t' || delimiter === '|';

/** "Bourbon | 2 | oz", three cells or a bar or a tab between them. */
function asLine(line: string): string {
  for (const [delimiter, cellsOf] of SEPARATORS) {
    const cells = line.includes(delimiter) ? cellsOf(line) : [];
    const filled = cells.filter(Boolean);
    const isRow = filled.length === 3 ? filled.some(isUnit) : filled.length === 2 && isColumn(delimiter);
    const read = isRow ? lineOfCells(cells) : undefined;
    if (read && /^[\p{L}’' ]+$/u.test(read.thing)) return canonicalLine(read);
  }
  return line;
}

/** A text's tables that no markup tells: lines with tabs or bars below heads. */
export function readDelimited(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  let free: string[] = [];
  const flush = () => {
    if (free.some((line) => line.trim() !== '')) blocks.push({ kind: 'lines', text: free.join('\n').trim() });
    free = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [delimiter, cellsOf] =
      SEPARATORS.find(([sign, cells]) => line.includes(sign) && isHead(cells(line))) ?? [];
    if (!delimiter || !cellsOf) {
      free.push(asLine(line));
      continue;
    }
    flush();
    const rows = [cellsOf(line)];
    while (lines[at + 1]?.includes(delimiter)) rows.push(cellsOf(lines[(at += 1)] ?? ''));
    blocks.push({ kind: 'table', rows });
  }
  flush();
  return blocks;
}
