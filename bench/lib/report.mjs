import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putBetween, writeFormatted } from '../../proof/results/formatted.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { plot } from '../../proof/results/plot.mjs';

const FOLDER = join(ROOT, 'bench');
const RESULTS = join(FOLDER, 'results.json');
const README = join(FOLDER, 'README.md');
const VERDICTS = new Map([
  [true, 'yes'],
  [false, '**no**'],
]);

/** P1b follows P1, and what has no number comes last. */
const numberOf = (id) => Number.parseInt(id.slice(1), 10) || Infinity;

/** Names the plot of a figure that has curves, and draws it. */
function drawPlot({ id, plot: axes }, rows) {
  const series = rows
    .filter(({ what, curve }) => curve && (axes.of?.test(what) ?? true))
    .map(({ what, curve }) => ({ name: what, points: curve }));
  const name = `plots/${id.toLowerCase()}.svg`;
  mkdirSync(join(FOLDER, 'plots'), { recursive: true });
  writeFileSync(join(FOLDER, name), plot({ ...axes, series }));
  return name;
}

function section([id, { title, date, machine, plotFile, rows }]) {
  const line = ({ what, here, spread = '', baseline = '', result = '', goal = '', isMet }) =>
    `| ${[what, here, spread, baseline, result, goal, VERDICTS.get(isMet) ?? ''].join(' | ')} |`;
  return [
    `### ${id}: ${title}`,
    '',
    `${date}, ${machine}`,
    '',
    '| what | here | spread | baseline | result | goal | met |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(line),
    ...(plotFile ? ['', `![${title}](${plotFile})`] : []),
    '',
  ].join('\n');
}

/**
 * Puts what was measured into results.json, README.md and plots/; figures that were not measured this time stay as they
 * were. `done` holds `{ figure, rows }`.
 */
export async function keepResults(done, machine) {
  const results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  for (const { figure, rows } of done) {
    const plotFile = figure.plot && drawPlot(figure, rows);
    const kept = rows.map(({ curve: _curve, ...row }) => row);
    results[figure.id] = { title: figure.title, date, machine, ...(plotFile && { plotFile }), rows: kept };
  }
  const entries = Object.entries(results).sort(([one], [other]) => numberOf(one) - numberOf(other));
  await writeFormatted(RESULTS, JSON.stringify(Object.fromEntries(entries)));
  await putBetween(README, 'figures', entries.map(section).join('\n'));
}
