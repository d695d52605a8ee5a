import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '../evidence/numbers.mjs';
import { plot } from '../evidence/plot.mjs';
import { keepEvidence } from '../evidence/evidence.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { MAX_GROWTH_MB } from '../lib/memory.mjs';

const FOLDER = join(ROOT, 'docs/soak');
const X = 'minutes';

/** One series for each name that any sample has, of what `valueOf` gives. */
function seriesOf(samples, namesOf, valueOf, timeOf = ({ minute }) => minute) {
  const names = [...new Set(samples.flatMap(namesOf))].sort();
  return names.map((name) => ({
    name,
    points: samples
      .map((sample) => [timeOf(sample), valueOf(sample, name)])
      .filter(([, value]) => value !== undefined),
  }));
}

const ofParts = (samples, key) =>
  seriesOf(
    samples,
    ({ parts }) => Object.keys(parts),
    ({ parts }, name) => parts[name]?.[key],
  );

const ofResources = (samples, names) =>
  Object.entries(names).map(([key, name]) => ({
    name,
    points: samples.map(({ minute, resources }) => [minute, resources[key]]),
  }));

/** Without pictures that are put in: drawn in all widths they take a hundred times as long. */
const ofLatency = (samples, key) =>
  seriesOf(
    samples,
    ({ latency }) => Object.keys(latency).filter((kind) => kind !== 'upload'),
    ({ latency }, kind) => latency[kind]?.[key],
    ({ since }) => since,
  );

const CURVES = [
  ['memory', 'MB (PSS)', (samples) => ofParts(samples, 'pss')],
  ['files', 'open files and sockets', (samples) => ofParts(samples, 'files')],
  [
    'connections',
    'connections',
    (samples) => ofResources(samples, { databaseConnections: 'to Postgres', redisClients: 'to Redis' }),
  ],
  [
    'disk',
    'MB',
    (samples) => ofResources(samples, { disk: 'all files, without WAL', databaseSize: 'database' }),
  ],
  ['latency-p50', 'ms, p50 of each interval', (samples) => ofLatency(samples, 'p50')],
  ['latency-p99', 'ms, p99 of each interval', (samples) => ofLatency(samples, 'p99')],
];

function drawCurves(samples) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, y, read] of CURVES)
    writeFileSync(join(FOLDER, `${name}.svg`), plot({ x: X, y, series: read(samples) }));
  return CURVES.map(([name, y]) => `![${name}: ${y} over minutes](soak/${name}.svg)`).join('\n\n');
}

const whole = (value) => Math.round(value).toLocaleString('en');
const megabytes = (parts) => parts.reduce((sum, { pss }) => sum + pss, 0);
const files = ({ parts }) => Object.values(parts).reduce((sum, part) => sum + part.files, 0);

function rowsOf({ minutes, calls, owner, memory, samples, checks }) {
  const [first, last] = [samples[0], samples.at(-1)];
  const total = [...calls.counts.values()].reduce((sum, count) => sum + count, 0);
  const faultsOf = (name) => checks.find((check) => check.name.startsWith(name)).faults.length;
  const times = (kind, key) =>
    `${whole(
      percentile(
        samples.flatMap(({ latency }) => latency[kind]?.[key] ?? []),
        0.5,
      ),
    )} ms`;
  const grows = `${MAX_GROWTH_MB} MB a part`;
  return [
    ['minutes', '', whole(minutes), ''],
    ['calls', '', whole(total), ''],
    ['busy, asked again', '', whole(calls.busy), ''],
    ['wrong answers', '', whole(calls.errors.length), '0'],
    [
      'changes acknowledged, lost or twice',
      whole(owner.writes),
      whole(faultsOf('what was acknowledged')),
      '0',
    ],
    [
      'memory after a collection, end of first third → end',
      `${whole(megabytes(memory.thirds[1]))} MB`,
      `${whole(megabytes(memory.thirds.at(-1)))} MB`,
      grows,
    ],
    ['open files and sockets', whole(files(first)), whole(files(last)), '40 more a part'],
    [
      'connections to Postgres',
      whole(first.resources.databaseConnections),
      whole(last.resources.databaseConnections),
      '10 more',
    ],
    [
      'connections to Redis',
      whole(first.resources.redisClients),
      whole(last.resources.redisClients),
      '10 more',
    ],
    [
      'disk',
      `${whole(first.resources.disk)} MB`,
      `${whole(last.resources.disk)} MB`,
      'by change and picture',
    ],
    ...[...calls.counts.keys()].map((kind) => [
      `${kind}: p50, p99 of the middle interval`,
      times(kind, 'p50'),
      times(kind, 'p99'),
      '',
    ]),
  ].map(([figure, start, end, bound]) => ({ figure, start, end, bound, test: '`npm run proof`' }));
}

/** Draws the curves into docs/soak and puts the figures into docs/reliability.md. */
export const keepSoak = (result) =>
  keepEvidence('soak', {
    columns: ['figure', 'start', 'end', 'bound', 'test'],
    rows: rowsOf(result),
    below: drawCurves(result.samples),
  });
