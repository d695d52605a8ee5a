// What the suites proved, kept in docs/reliability.json and drawn as tables into docs/reliability.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putBetween, writeFormatted } from './formatted.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';

const RESULTS = join(ROOT, 'docs/reliability.json');
const PAGE = join(ROOT, 'docs/reliability.md');

const cell = (value) => String(value ?? '').replaceAll('|', '\\|');

function tableOf({ columns, rows }) {
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((name) => row[name]))),
  ].join('\n');
}

/**
 * Merges `rows` into the table of `suite`, by their first column; each gets today as its `date`. A row has a text for
 * each of `columns`. `names` are all first columns that there are, in order: what is not among them any more goes.
 */
export function mergeRows({ columns, rows: kept = [] }, rows, names, date) {
  const [key] = columns;
  const byName = new Map([...kept, ...rows.map((row) => ({ ...row, date }))].map((row) => [row[key], row]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/**
 * Keeps what a suite proved. docs/reliability.md must have the lines `<!-- SUITE -->` and `<!-- end of SUITE -->`;
 * between them the table is drawn, and `below` (text, such as pictures) after it.
 */
export async function keepEvidence(
  suite,
  { columns: own, rows, names = rows.map((row) => row[own[0]]), below = '' },
) {
  const columns = [...own, 'date'];
  const results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  const merged = mergeRows({ columns, rows: results[suite]?.rows }, rows, names, date);
  await writeFormatted(RESULTS, JSON.stringify({ ...results, [suite]: { columns, rows: merged } }));
  await putBetween(PAGE, suite, `${tableOf({ columns, rows: merged })}\n\n${below}`);
}
