const COLUMNS = ['', 'what', 'here', 'spread', 'baseline', 'result', 'goal', ''];
const VERDICTS = new Map([
  [true, 'met'],
  [false, 'MISSED'],
]);

/**
 * One figure's rows as aligned lines. A row has `what`, `here`, `spread`, `baseline`, `result`, `goal` as texts and `isMet`;
 * without `isMet` it only informs.
 */
function cells({ id, rows }) {
  return rows.map(({ what, here = '', spread = '', baseline = '', result = '', goal = '', isMet }, index) => [
    index === 0 ? id : '',
    what,
    here,
    spread,
    baseline,
    result,
    goal,
    VERDICTS.get(isMet) ?? '',
  ]);
}

/** All figures as one table of plain text. */
export function table(figures) {
  const lines = [COLUMNS, ...figures.flatMap(cells)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
