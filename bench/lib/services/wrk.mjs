import { effort } from '../effort.mjs';
import { findBinary, run } from '../../../ops/process/run.mjs';
import { rawAnswer } from './raw-answer.mjs';

const SECONDS = effort(4);
/** wrk knows whole seconds only; when it is interrupted, it tells what it has. Both keep the processor busy to the end. */
const INTERRUPTED_AFTER = effort(undefined, 200);
const CONNECTIONS = 16;
const ROUNDS = effort(5);

/** Throws unless the target answers with the status and encoding that the comparison is about. */
async function check({ url, headers = {}, status = 200, encoding }) {
  const answer = await rawAnswer(url, headers);
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}.`);
  const given = answer.headers['content-encoding'];
  if (given !== encoding) throw new Error(`${url} came as ${given ?? 'identity'}, not ${encoding}.`);
}

/** Answers a second of one address. Throws when any answer is an error. */
async function rate({ url, headers = {} }) {
  const asHeaders = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`];
  const onChild = (child) => {
    if (INTERRUPTED_AFTER) setTimeout(() => child.kill('SIGINT'), INTERRUPTED_AFTER);
  };
  const { code, output } = await run(findBinary('wrk'), [...options, ...asHeaders, url], { onChild });
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output);
  if (code !== 0 || !found || /Non-2xx or 3xx|Socket errors/.test(output))
    throw new Error(`wrk failed on ${url}:\n${output}`);
  return Number(found[1]);
}

/**
 * The best of five rounds of each target in answers a second, taken in turns so that all see the same machine.
 * A target is `{ url, headers, status, encoding }`.
 */
export async function bestRates(targets) {
  for (const target of Object.values(targets)) await check(target);
  const best = Object.fromEntries(Object.keys(targets).map((name) => [name, 0]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets))
      best[name] = Math.max(best[name], await rate(target));
  }
  return best;
}
