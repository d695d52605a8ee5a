import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putBetween, writeFormatted } from '../../proof/results/formatted.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { plot } from '../../proof/results/plot.mjs';
import type { Figure, Row } from './figure.js';

const FOLDER = join(ROOT, 'bench');
const RESULTS = join(FOLDER, 'results.json');
const README = join(FOLDER, 'README.md');

interface Result {
  title: string;
  date: string;
  machine: string;
  plotFile?: string;
  rows: Row[];
}

/** P1b follows P1, and what has no number comes last. */
const numberOf = (id: string): number => Number.parseInt(id.slice(1), 10) || Infinity;

/** Names the plot of a figure that has curves, and draws it. */
function drawPlot(id: string, { of = /./, ...axes }: NonNullable<Figure['plot']>, rows: Row[]): string {
  const series = rows.flatMap(({ what, curve }) =>
    curve && of.test(what) ? [{ name: what, points: curve }] : [],
  );
  const name = `plots/${id.toLowerCase()}.svg`;
  mkdirSync(join(FOLDER, 'plots'), { recursive: true });
  writeFileSync(join(FOLDER, name), plot({ ...axes, series }));
  return name;
}

const verdict = (isMet: boolean | undefined): string => (isMet === undefined ? '' : isMet ? 'yes' : '**no**');

function section([id, { title, date, machine, plotFile, rows }]: [string, Result]): string {
  const line = ({ what, here, spread = '', baseline = '', result = '', goal = '', isMet }: Row): string =>
    `| ${[what, here, spread, baseline, result, goal, verdict(isMet)].join(' | ')} |`;
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

/** Puts what was measured into results.json, README.md and plots/; all other figures stay as they were. */
export async function storeResults(done: { figure: Figure; rows: Row[] }[], machine: string): Promise<void> {
  const results: Record<string, Result> = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  for (const { figure, rows } of done) {
    const { id, title, plot: axes } = figure;
    const plotFile = axes && drawPlot(id, axes, rows);
    const stored = rows.map(({ curve: _curve, ...row }) => row);
    results[id] = { title, date, machine, ...(plotFile && { plotFile }), rows: stored };
  }
  const entries = Object.entries(results).sort(([one], [other]) => numberOf(one) - numberOf(other));
  await writeFormatted(RESULTS, JSON.stringify(Object.fromEntries(entries)));
  await putBetween(README, 'figures', entries.map(section).join('\n'));
}
