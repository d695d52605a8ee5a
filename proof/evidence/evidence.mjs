// What the proof runs measured: docs/reliability.json, and docs/reliability.md, which is made of it.
//   node proof/evidence/evidence.mjs   makes the page again
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFormatted } from './formatted.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';

const RESULTS = join(ROOT, 'docs/reliability.json');
const PAGE = join(ROOT, 'docs/reliability.md');

const INTRODUCTION = `# Reliability

\`npm run proof\` makes this page of docs/reliability.json. Do not edit it. A row has the day of its run. What was found
so far, and the test that holds each mend, is in [findings.md](findings.md).`;

/** The sections of the page, in order: the suite, its title, and how to repeat its run. */
const SECTIONS = [
  {
    suite: 'faults',
    title: 'Faults',
    text: `Each fault is injected while guests read and an owner saves without a pause
([proof/faults](../proof/faults)). Each time nothing is lost and nothing done twice, each refusal has a sentence, there is no
500 and no call without an answer, guests can read the menu throughout, and the product recovers by itself. No answer
waits more than 3.5 s for a part that froze. Some faults are proved by browsers and single services in their own tests.

- One fault: \`npm run proof -- faults Redis\`.
- The same moments again: \`FAULTS_SEED=7 npm run proof -- faults\`; the seed is printed.`,
  },
  {
    suite: 'interleavings',
    title: 'Two owners',
    text: `\`fast-check\` draws the steps of two owners: edits, numbers, orders, deletions, undos, lost answers, calls sent at
the same moment, Overwrite and Drop my change. They run against the menu service and against a model of the contract.
\`npm test\` takes 40 interleavings of one seed, the proof 10,000 of a new one. Orders carry no version: of two orders sent
at the same moment the later one wins.

- The same steps again: \`INTERLEAVINGS_SEED=… INTERLEAVINGS_PATH=… npm run proof -- owners\`; a failure prints both.`,
  },
  {
    suite: 'requests',
    title: 'Fuzzing',
    text: `100,000 made-up requests go through nginx and through \`npm start\`, without and with the owner's session
([proof/fuzzing](../proof/fuzzing/README.md)). Routes and valid bodies come from the OpenAPI documents; values, structure, names,
headers, cookies, paths, encodings, framing and pace are then mutated. A run fails on a 500, an unexpected 503, a body that
is not our JSON error, a leak, a hang, a changed menu, a restarted process or growing memory, files, connections or disk.

- The same run again: \`HOSTILE_SEED=7 npm run proof -- hostile\`.
- One request of it: \`HOSTILE_SEED=7 HOSTILE_TARGET=nginx HOSTILE_TASK=2738 node proof/fuzzing/main.mjs\`.`,
  },
  {
    suite: 'controls',
    title: 'Mutation tests',
    text: `Each control is taken out of a copy of the tree by a small patch. The tests that must notice are green before and
red without it. A new control gets a row in [proof/mutations](../proof/mutations).

- Some of them: \`npm run proof -- controls 'row lock' If-Match\`.`,
  },
  {
    suite: 'soak',
    title: 'Soak',
    text: `An hour of guests, chats with the house bartender and an owner who saves, through nginx
([proof/soak](../proof/soak/README.md)). \`SOAK_MINUTES\` sets another length.`,
  },
];

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

/** docs/reliability.md for these results. */
export const reliabilityPage = (results) =>
  [
    INTRODUCTION,
    ...SECTIONS.filter(({ suite }) => results[suite]).flatMap(({ suite, title, text }) => [
      `## ${title}`,
      text,
      tableOf(results[suite]),
      results[suite].below ?? '',
    ]),
  ].join('\n\n');

/**
 * Stores what a suite proved and makes the page again. `below` is Markdown for under the table, such as pictures.
 * @param {string} suite
 * @param {{ columns: string[], rows: Record<string, unknown>[], names?: unknown[], below?: string }} result
 */
export async function keepEvidence(
  suite,
  { columns: own, rows, names = rows.map((row) => row[own[0]]), below },
) {
  const columns = [...own, 'date'];
  const results = readResults();
  const date = new Date().toISOString().slice(0, 10);
  const merged = mergeRows({ columns, rows: results[suite]?.rows }, rows, names, date);
  const all = { ...results, [suite]: { columns, rows: merged, below } };
  await writeFormatted(RESULTS, JSON.stringify(all));
  await writeFormatted(PAGE, reliabilityPage(all));
}

export const readResults = () => JSON.parse(readFileSync(RESULTS, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFormatted(PAGE, reliabilityPage(readResults()));
