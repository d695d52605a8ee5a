// What the proof runs measured: docs/reliability.json, and docs/reliability.md, which is made of it.
//   node proof/results/results.mjs   makes the page again
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

/** The sections of the page, in order: the name of its results, its title, and how to repeat its run. */
const SECTIONS = [
  {
    name: 'faults',
    title: 'Faults',
    text: `Each fault is injected while guests read and an owner saves without a pause
([proof/faults](../proof/faults)). Each time nothing is lost and nothing done twice, each refusal has a sentence, there is no
500 and no call without an answer, guests can read the menu throughout, and the product recovers by itself. No answer
waits more than 3.5 s for a part that froze. Some faults are proved by browsers and single services in their own tests.

- One fault: \`npm run proof -- faults Redis\`.
- The same moments again: \`FAULTS_SEED=7 npm run proof -- faults\`; the seed is printed.`,
  },
  {
    name: 'interleavings',
    title: 'Two owners',
    text: `\`fast-check\` draws the steps of two owners: edits, numbers, orders, deletions, undos, lost answers, calls sent at
the same moment, Overwrite and Drop my change. They run against the menu service and against a model of the contract.
\`npm test\` takes 40 interleavings of one seed, the proof 10,000 of a new one. Orders carry no version: of two orders sent
at the same moment the later one wins.

- The same steps again: \`INTERLEAVINGS_SEED=… INTERLEAVINGS_PATH=… npm run proof -- owners\`; a failure prints both.`,
  },
  {
    name: 'requests',
    title: 'Fuzzing',
    text: `100,000 made-up requests go through nginx and through \`npm start\`, without and with the owner's session
([proof/fuzzing](../proof/fuzzing/README.md)). Routes and valid bodies come from the OpenAPI documents; values, structure, names,
headers, cookies, paths, encodings, framing and pace are then mutated. A run fails on a 500, an unexpected 503, a body that
is not our JSON error, a leak, a hang, a changed menu, a restarted process or growing memory, files, connections or disk.

- The same run again: \`FUZZ_SEED=7 npm run proof -- fuzzing\`.
- One request of it: \`FUZZ_SEED=7 FUZZ_TARGET=nginx FUZZ_TASK=2738 node proof/run.mjs fuzzing\`.`,
  },
  {
    name: 'mutations',
    title: 'Mutation tests',
    text: `Each safeguard is taken out of a copy of the tree by a small patch. The tests that must notice are green before and
red without it. A new safeguard gets a row in [proof/mutations](../proof/mutations).

- Some of them: \`npm run proof -- mutations 'row lock' If-Match\`.`,
  },
  {
    name: 'soak',
    title: 'Soak',
    text: `An hour of guests, chats with the house bartender and an owner who saves, through nginx
([proof/soak](../proof/soak/README.md)). \`SOAK_MINUTES\` sets another length.`,
  },
];

/**
 * @typedef {Record<string, string | number>} Row a text for each column
 * @typedef {{ columns: string[], rows: Row[], below?: string }} Table `below` is Markdown for under it, such as pictures
 * @typedef {Record<string, Table | undefined>} Results
 */

/** @param {string | number | undefined} value */
const cell = (value) => String(value ?? '').replaceAll('|', '\\|');

/** @param {Table} table */
function tableOf({ columns, rows }) {
  /** @param {(string | number | undefined)[]} cells */
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((name) => row[name]))),
  ].join('\n');
}

/** @returns {Results} */
export const readResults = () => JSON.parse(readFileSync(RESULTS, 'utf8'));

/**
 * docs/reliability.md for these results.
 * @param {Results} results
 */
export const reliabilityPage = (results) =>
  [
    INTRODUCTION,
    ...SECTIONS.flatMap(({ name, title, text }) => {
      const table = results[name];
      return table ? [`## ${title}`, text, tableOf(table), table.below ?? ''] : [];
    }),
  ].join('\n\n');

/**
 * Puts what a stage proved in the place of its rows of the same first column, and makes the page again. Each row gets today
 * as its `date`.
 * @param {string} name
 * @param {Table & { names?: string[] }} proved `names` are all first columns that there are, in order: what is not among
 *   them any more goes
 */
export async function keepResults(
  name,
  { columns: own, rows, names = rows.map((row) => String(row[own[0] ?? ''])), below },
) {
  const columns = [...own, 'date'];
  const [key = ''] = columns;
  const results = readResults();
  const date = new Date().toISOString().slice(0, 10);
  /** @type {Row[]} */
  const all = [...(results[name]?.rows ?? []), ...rows.map((row) => ({ ...row, date }))];
  const byName = new Map(all.map((row) => [row[key], row]));
  const kept = names.map((each) => byName.get(each)).filter((row) => row !== undefined);
  const merged = { ...results, [name]: { columns, rows: kept, below } };
  await writeFormatted(RESULTS, JSON.stringify(merged));
  await writeFormatted(PAGE, reliabilityPage(merged));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFormatted(PAGE, reliabilityPage(readResults()));
