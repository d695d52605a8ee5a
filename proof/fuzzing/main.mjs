// Hostile requests against both gateways, 100,000 or HOSTILE_REQUESTS.  HOSTILE_SEED=7 node proof/fuzzing/main.mjs --keep
// One task again, for a fault that was found: HOSTILE_TASK=123 HOSTILE_TARGET=nginx HOSTILE_SEED=… node proof/fuzzing/main.mjs
import { keepRequests } from './kept.mjs';
import { runHostile } from './run.mjs';
import { readHostileSettings } from './settings.mjs';

const settings = readHostileSettings();
const say = (text) => process.stdout.write(`${text}\n`);
say(`HOSTILE_REQUESTS=${settings.count} HOSTILE_SEED=${settings.seed}`);
let target;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void Promise.resolve(target?.stop()).then(() => process.exit(130)));
const reports = await runHostile({ ...settings, say, onTarget: (started) => (target = started) });
for (const report of reports) report.describe().forEach(say);
if (settings.keep) await keepRequests(reports, settings);
const failed = reports.filter(({ faults }) => faults.size > 0).length;
say(`${reports.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
