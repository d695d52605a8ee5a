// Takes each safeguard of the list out of a copy of the tree, and sees that its tests notice.
//   node proof/run.mjs mutations [NAME…] [--keep]
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../ops/lib/temporary-folder.mjs';
import { commandLine, say, sayCount, using } from '../lib/program.js';
import { keepResults } from '../results/results.mjs';
import { startTestServers } from '../stack/servers.mjs';
import { copyTree } from './copy.js';
import { faultsBefore, tryMutation, type Verdict } from './mutation.js';
import { MUTATIONS } from './mutations.js';

const { words, keeps } = commandLine();
const unknown = words.find((word) => !MUTATIONS.some(({ name }) => name === word));
if (unknown !== undefined) throw new Error(`There is no mutation "${unknown}".`);
const chosen = words.length > 0 ? MUTATIONS.filter(({ name }) => words.includes(name)) : MUTATIONS;

function tell({ mutation, isRed, says, problem }: Verdict, seconds: number): void {
  const { name, file, suite } = mutation;
  const line = [isRed ? 'ok    ' : 'FAILED', name.padEnd(44), file.padEnd(56), suite.file.padEnd(52)];
  say(`${line.join('  ')}  ${seconds.toFixed(1).padStart(5)} s  ${isRed ? `red: ${says}` : says}`);
  if (isRed) say(`          ${problem.slice(0, 200)}`);
}

async function tryAll(env: object): Promise<Verdict[]> {
  return inTemporaryFolder(realpathSync(tmpdir()), 'peanut-mutations-', async (parent: string) => {
    const folder = join(parent, 'tree');
    mkdirSync(folder);
    await copyTree(folder);
    const faults = await faultsBefore(folder, chosen, env);
    const verdicts: Verdict[] = [];
    for (const mutation of chosen) {
      const started = performance.now();
      const fault = faults.find((one) => one.mutation === mutation);
      const verdict = fault ?? (await tryMutation(folder, mutation, env));
      verdicts.push(verdict);
      tell(verdict, (performance.now() - started) / 1_000);
    }
    return verdicts;
  });
}

const row = ({ mutation, isRed, says }: Verdict): Record<string, string> => ({
  mutation: mutation.name,
  'removed in': `\`${mutation.file}\``,
  'suite that turned red': `\`${mutation.suite.file}\``,
  result: isRed ? `red: ${says}` : says,
});

const needsServers = chosen.some(({ suite }) => suite.servers);
const verdicts = needsServers
  ? await using(await startTestServers(say), ({ env }) => tryAll(env))
  : await tryAll({});
if (keeps)
  await keepResults('mutations', {
    columns: ['mutation', 'removed in', 'suite that turned red', 'result'],
    rows: verdicts.map(row),
    names: MUTATIONS.map(({ name }) => name),
  });
const failed = verdicts.filter(({ isRed }) => !isRed).length;
sayCount(verdicts.length - failed, failed);
