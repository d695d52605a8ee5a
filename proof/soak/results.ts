import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { MAX_GROWTH_MB, megabytes, type Memory } from '../lib/memory.js';
import type { Part } from '../lib/processes.js';
import type { Resources } from '../lib/resources.js';
import { plot } from '../results/plot.mjs';
import { keepResults } from '../results/results.mjs';

const FOLDER = join(ROOT, 'docs/soak');

/** What the product takes at one moment. */
export interface Sample {
  minute: number;
  parts: Part[];
  resources: Resources;
}

/** What is drawn of a sample, by name. */
type Figures = Record<string, number>;

/** nginx is one with all its processes. */
function ofParts(key: 'pss' | 'files'): (sample: Sample) => Figures {
  return ({ parts }) => {
    const sums: Figures = {};
    for (const part of parts) {
      const name = part.name.replace(' worker', '');
      sums[name] = (sums[name] ?? 0) + part[key];
    }
    return sums;
  };
}

const CURVES: [name: string, y: string, read: (sample: Sample) => Figures][] = [
  ['memory', 'MB (PSS)', ofParts('pss')],
  ['files', 'open files and sockets', ofParts('files')],
  [
    'connections',
    'connections',
    ({ resources: { databaseConnections, redisClients } }) => ({
      'to Postgres': databaseConnections,
      'to Redis': redisClients,
    }),
  ],
  [
    'disk',
    'MB',
    ({ resources: { disk, databaseSize } }) => ({ 'all files, without WAL': disk, database: databaseSize }),
  ],
];

function drawCurves(samples: Sample[]): string {
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, y, read] of CURVES) {
    const names = [...new Set(samples.flatMap((sample) => Object.keys(read(sample))))].sort();
    const series = names.map((name) => ({
      name,
      points: samples.flatMap((sample): [number, number][] => {
        const value = read(sample)[name];
        return value === undefined ? [] : [[sample.minute, value]];
      }),
    }));
    writeFileSync(join(FOLDER, `${file}.svg`), plot({ x: 'minutes', y, series }));
  }
  return CURVES.map(([name, y]) => `![${name}: ${y} over minutes](soak/${name}.svg)`).join('\n\n');
}

interface Result {
  minutes: number;
  calls: number;
  /** Calls of the owner that were sent again, answers that were wrong, changes that were lost or are there twice. */
  again: number;
  wrong: number;
  writes: number;
  lost: number;
  memory: Memory;
  samples: Sample[];
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function rowsOf({ memory, samples, ...counts }: Result): Record<string, string>[] {
  /** At the start and at the end. */
  const both = (read: (sample: Sample) => number, unit = ''): string[] =>
    [samples[0], samples.at(-1)].map((sample) => (sample ? whole(read(sample)) + unit : ''));
  const files = ({ parts }: Sample): number => parts.reduce((sum, part) => sum + part.files, 0);
  const memories = [memory.looks[1], memory.looks.at(-1)].map((parts) => `${whole(megabytes(parts))} MB`);
  return [
    ['minutes', '', whole(counts.minutes), ''],
    ['calls', '', whole(counts.calls), ''],
    ['busy, asked again', '', whole(counts.again), ''],
    ['wrong answers', '', whole(counts.wrong), '0'],
    ['changes acknowledged, lost or twice', whole(counts.writes), whole(counts.lost), '0'],
    ['memory after a collection, end of first third → end', ...memories, `${MAX_GROWTH_MB} MB a part`],
    ['open files and sockets', ...both(files), '40 more a part'],
    ['connections to Postgres', ...both(({ resources }) => resources.databaseConnections), '10 more'],
    ['connections to Redis', ...both(({ resources }) => resources.redisClients), '10 more'],
    ['disk', ...both(({ resources }) => resources.disk, ' MB'), 'by change and picture'],
  ].map(([figure = '', start = '', end = '', bound = '']) => {
    return { figure, start, end, bound, test: '`npm run proof`' };
  });
}

/** Draws the curves into docs/soak and puts the figures into docs/reliability.md. */
export const keepSoak = (result: Result): Promise<void> =>
  keepResults('soak', {
    columns: ['figure', 'start', 'end', 'bound', 'test'],
    rows: rowsOf(result),
    below: drawCurves(result.samples),
  });
