import type { ChildProcess } from 'node:child_process';
import { findBinary, run } from '../../../ops/process/run.mjs';
import { effort } from '../effort.js';
import { rawAnswer } from './raw-answer.js';

const SECONDS = effort(4);
/** wrk knows whole seconds only; when it is interrupted, it tells what it has. Both keep the processor busy to the end. */
const INTERRUPTED_AFTER = effort<number | undefined>(undefined, 200);
const CONNECTIONS = 16;
const ROUNDS = effort(5);

export interface Target {
  url: string;
  headers?: Record<string, string>;
  status?: number;
  encoding?: string;
}

/** Throws unless the target answers with the status and encoding that the comparison is about. */
async function check({ url, headers = {}, status = 200, encoding }: Target): Promise<void> {
  const answer = await rawAnswer(url, headers);
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}.`);
  const given = answer.headers['content-encoding'];
  if (given !== encoding) throw new Error(`${url} came as ${given ?? 'identity'}, not ${encoding}.`);
}

/** Answers a second of one address. Throws when any answer is an error. */
async function rate({ url, headers = {} }: Target): Promise<number> {
  const asHeaders = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`];
  const onChild = (child: ChildProcess): void => {
    if (INTERRUPTED_AFTER) setTimeout(() => child.kill('SIGINT'), INTERRUPTED_AFTER);
  };
  const { code, output } = await run(findBinary('wrk') ?? 'wrk', [...options, ...asHeaders, url], {
    onChild,
  });
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output);
  if (code !== 0 || !found || /Non-2xx or 3xx|Socket errors/.test(output))
    throw new Error(`wrk failed on ${url}:\n${output}`);
  return Number(found[1]);
}

/** The best of five rounds of each target in answers a second, taken in turns so that all see the same machine. */
export async function bestRates<K extends string>(targets: Record<K, Target>): Promise<Record<K, number>> {
  for (const name in targets) await check(targets[name]);
  const best = {} as Record<K, number>;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name in targets) best[name] = Math.max(best[name] ?? 0, await rate(targets[name]));
  }
  return best;
}
