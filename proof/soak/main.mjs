// A mixed load for an hour, or SOAK_MINUTES.  SOAK_MINUTES=15 node proof/soak/main.mjs --keep
import { parseArgs } from 'node:util';
import { keepSoak } from './kept.mjs';
import { soak } from './run.mjs';

const { keep } = parseArgs({ options: { keep: { type: 'boolean' } } }).values;
const minutes = Number(process.env['SOAK_MINUTES'] || 60);
if (!(minutes > 0)) throw new Error('SOAK_MINUTES must be a number of minutes.');
const say = (text) => process.stdout.write(`${text}\n`);
say(`SOAK_MINUTES=${minutes}`);
const result = await soak({ minutes, say });
if (keep) await keepSoak(result);
const failed = result.checks.filter(({ faults }) => faults.length > 0);
for (const { name, faults } of result.checks) {
  say(`${faults.length > 0 ? 'FAILED' : 'ok    '}  ${name}`);
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
}
say(`${result.checks.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
