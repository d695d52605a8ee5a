import type { Figure, Row } from './figure.js';

const COLUMNS = ['', 'what', 'here', 'spread', 'baseline', 'result', 'goal', ''];

const verdict = (isMet: boolean | undefined): string => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED');

function cells({ figure, rows }: { figure: Pick<Figure, 'id'>; rows: Row[] }): string[][] {
  return rows.map(({ what, here, spread = '', baseline = '', result = '', goal = '', isMet }, index) => {
    const id = index === 0 ? figure.id : '';
    return [id, what, here, spread, baseline, result, goal, verdict(isMet)];
  });
}

/** All figures as one table of plain text. */
export function table(figures: { figure: Pick<Figure, 'id'>; rows: Row[] }[]): string {
  const lines = [COLUMNS, ...figures.flatMap(cells)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const asText = (line: string[]): string =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return lines.map((line) => asText(line).trimEnd()).join('\n');
}
