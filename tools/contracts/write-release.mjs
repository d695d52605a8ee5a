import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail } from '../../ops/process/run.mjs';
import { breaksOf, presentContracts } from './contracts.mjs';
import { RELEASED } from './released.mjs';

/** They write what a browser keeps, and with it the samples. */
const SAMPLE_TESTS = [
  'libs/editing/src/record/released-record.test.ts',
  'libs/web/src/lists/released-lists.test.ts',
];

/**
 * Writes what this tree promises below docs/released. The product must be built.
 * @param {{ version: string, commit: string }} release
 * @throws Error that names each break of the last release that is not among the intended ones
 */
export async function writeRelease(release) {
  const contracts = await presentContracts();
  const { unintended } = breaksOf(contracts);
  if (unintended.length > 0)
    throw new Error(
      `This breaks the last release. Mend it, or name it in docs/released/intended-breaks.json (docs/decisions/028):\n${unintended.join('\n')}`,
    );
  for (const [name, contract] of Object.entries(contracts)) write(name, contract);
  await writeSamples();
  write('release', { ...release, contracts: Object.keys(contracts) });
  write('intended-breaks', {});
  write('expected-failures', { frontEnds: {}, services: {} });
  await succeed('npx', ['--no-install', 'prettier', '--write', '--log-level=warn', RELEASED]);
}

/** @param {string} name @param {unknown} value */
const write = (name, value) =>
  writeFileSync(join(RELEASED, `${name}.json`), `${JSON.stringify(value, undefined, 2)}\n`);

const writeSamples = () =>
  succeed('npx', ['--no-install', 'jest', ...SAMPLE_TESTS, '-t', '^keeps ', '--selectProjects', 'browser'], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    RELEASE_SAMPLES: '1',
  });

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
async function succeed(command, args, env) {
  const { code, output } = await run(command, args, { env });
  if (code !== 0) throw new Error(`${args[1]} failed:\n${tail(output, 60)}`);
}
