// The last release with this version: its specs on its front ends with these services, and the other way round.
//   node proof/run.mjs compatibility [visitor/cocktails …]     single specs
import { tmpdir } from 'node:os';
import { inTemporaryFolder } from '../../ops/lib/temporary-folder.mjs';
import { tail } from '../../ops/process/run.mjs';
import { readReleased } from '../../tools/contracts/released.mjs';
import { commandLine, say, sayCount } from '../lib/program.js';
import { runSpecs } from '../lib/suites.js';
import { withoutExpected, type Result } from './expected-failures.js';
import { buildReleased, type Release } from './released-tree.js';

/** What both versions must do: specs of parts that are stopped, replaced or lost know how their own version is built. */
const SPECS = ['/e2e/visitor/', '/e2e/owner/', '/e2e/ai/'];

const { words } = commandLine();
const release = readReleased('release') as Release;
const expected = readReleased('expected-failures') as Record<'frontEnds' | 'services', object>;

await inTemporaryFolder(tmpdir(), 'peanut-compatibility-', async (folder: string) => {
  await buildReleased(folder, release);
  const pairs = [
    [`Front ends of ${release.version}, present services`, 'frontEnds'],
    [`Present front ends, services of ${release.version}`, 'services'],
  ] as const;
  const results: Result[] = [];
  for (const [name, old] of pairs) {
    const whole = words.length === 0;
    const ran = await runSpecs(whole ? SPECS : words, { folder, cwd: folder, builtIn: { [old]: folder } });
    const result = withoutExpected(ran, expected[old], { whole });
    results.push(result);
    if (result.failed) say(`\n${tail(result.output ?? '', 200)}\n`);
    for (const failure of result.failures ?? []) say(`FAILED  ${name}: ${failure}`);
  }
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  sayCount(sum('passed'), sum('failed'));
});
