import { keepEvidence } from '../evidence/evidence.mjs';
import { isLeak } from './checks.mjs';

const COLUMNS = [
  'run',
  'requests',
  'answers of 500',
  'unexpected 503',
  'given up as too late',
  'hangs',
  'leaks',
];
const COLUMNS_AFTER = ['parts restarted', 'memory before → after', 'seed', 'test'];

const NAMES = { nginx: 'nginx', embedded: '`npm start`', anonymous: 'without session', owner: 'owner' };
const nameOf = ({ name }) =>
  name
    .split(', ')
    .map((word) => NAMES[word])
    .join(', ');

/** How often the run had a fault whose text is meant. */
const faults = (report, isMeant) =>
  [...report.faults].reduce((sum, [text, { count }]) => sum + (isMeant(text) ? count : 0), 0);

const row = (report, { seed }) => ({
  run: nameOf(report),
  requests: report.sent.toLocaleString('en'),
  'answers of 500': faults(report, (text) => /: status 5/.test(text)),
  'unexpected 503': faults(report, (text) => /: 503: /.test(text)),
  'given up as too late': report.lates.length,
  hangs: faults(report, (text) => /no answer \(hang/.test(text)),
  leaks: faults(report, isLeak),
  'parts restarted': faults(report, (text) => /ended or was started again/.test(text)),
  'memory before → after': `${Math.round(report.memory.before)} → ${Math.round(report.memory.after)} MB`,
  seed,
  test: '`npm run proof`',
});

/** One row a run in docs/reliability.md. */
export const keepRequests = (reports, settings) =>
  keepEvidence('requests', {
    columns: [...COLUMNS, ...COLUMNS_AFTER],
    rows: reports.map((report) => row(report, settings)),
    names: ['nginx', 'embedded'].flatMap((gateway) =>
      ['anonymous', 'owner'].map((who) => nameOf({ name: `${gateway}, ${who}` })),
    ),
  });
