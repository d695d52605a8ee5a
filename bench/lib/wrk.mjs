import { findBinary } from '../../scripts/lib/stack/binaries.mjs';
import { run } from '../../scripts/lib/run.mjs';

const SECONDS = 3;
const CONNECTIONS = 32;
const ROUNDS = 5;

/** Answers a second of one address. Throws when any answer is an error or not of the expected status. */
async function rate({ url, headers = {}, status = 200 }) {
  const first = await fetch(url, { headers });
  await first.arrayBuffer();
  if (first.status !== status) throw new Error(`${url} answered ${first.status}, not ${status}.`);
  const args = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { code, output } = await run(findBinary('wrk'), [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    ...args,
    url,
  ]);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output);
  if (code !== 0 || !found || /Non-2xx or 3xx/.test(output))
    throw new Error(`wrk failed on ${url}:\n${output}`);
  return Number(found[1]);
}

/** The best of five rounds of each target, taken in turns so that both see the same machine. */
export async function bestRates(targets) {
  const best = Object.fromEntries(Object.keys(targets).map((name) => [name, 0]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets))
      best[name] = Math.max(best[name], await rate(target));
  }
  return best;
}
