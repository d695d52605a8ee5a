// Runs the stages of `npm test` and `npm run proof`: one line a stage, the output of what failed, and a closing count.
import { tail } from '../../ops/process/run.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/**
 * What a stage found.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] shown when something failed
 * @property {string[]} [failures] the failed tests, one line each
 * @property {string[]} [secondTries] the tests that passed on their second try only, one line each
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<Result>} work
 *
 * @typedef {object} Group
 * @property {number} atOnce how many of its stages run side by side
 * @property {Stage[]} stages
 */

/**
 * The stages that are named on the command line, all when none is. Further words are for the one stage that is named.
 * @param {(words: string[]) => Group[]} groupsFor
 * @param {string[]} args
 * @returns {Group[]}
 */
export function chosenStages(groupsFor, args) {
  const names = groupsFor([]).flatMap(({ stages }) => stages.map(({ name }) => name));
  const chosen = args.filter((word) => names.includes(word));
  const words = args.filter((word) => !names.includes(word));
  if (words.length > 0 && chosen.length !== 1)
    throw new Error(
      `There is no stage "${words[0]}", but ${names.join(', ')}. Other words stand behind one stage.`,
    );
  const isChosen = ({ name }) => chosen.length === 0 || chosen.includes(name);
  return groupsFor(words).map((group) => ({ ...group, stages: group.stages.filter(isChosen) }));
}

/**
 * Runs the groups one after the other. A stage that fails hides no other. Says the result of each and the closing lines.
 * @param {Group[]} groups
 * @returns {Promise<boolean>} whether all passed
 */
export async function runStages(groups) {
  const results = [];
  for (const { atOnce, stages } of groups) {
    const waiting = [...stages];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runStage(next));
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  closingLines(results).forEach(say);
  return results.every(({ failed }) => failed === 0);
}

async function runStage({ name, work }) {
  const started = performance.now();
  const result = await work().catch((error) => failure(error.stack ?? error.message));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const { passed, failed, output = '' } = result;
  const word = failed > 0 ? 'FAILED' : 'ok    ';
  say(`${word}  ${name.padEnd(9)} ${seconds.padStart(7)} s   ${passed} passed, ${failed} failed`);
  if (failed > 0) say(`\n${tail(output, 200)}\n`);
  return { name, ...result };
}

/** A stage that could not do its work. */
export const failure = (output) => ({ passed: 0, failed: 1, output });

/** What failed and what was unstable, by name, and the counts of all stages. */
export function closingLines(results) {
  const named = (key) =>
    results.flatMap(({ name, [key]: tests = [] }) => tests.map((test) => `${name}: ${test}`));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const secondTries = named('secondTries');
  return [
    '',
    ...named('failures').map((test) => `failed: ${test}`),
    ...secondTries.map((test) => `second try: ${test}`),
    ...(secondTries.length > 0 ? [`${secondTries.length} needed a second try`] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
