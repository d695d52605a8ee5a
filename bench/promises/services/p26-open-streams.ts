import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { effort } from '../../lib/effort.js';
import { withDatabase } from '../../lib/database.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { memoryOf } from '../../lib/memory.js';
import { useProduct, type Product } from '../../lib/product.js';
import { countStatements } from '../../lib/services/statements.js';

const STREAMS = effort(1_000, 20);
const WRITES = effort(9, 1);
const RESTS = effort(20_000, 500);
const SETTLES = effort(5_000, 100);
const MOST_KILOBYTES = 20;
const MOST_PROCESSOR = 0.01;
const MOST_RATIO = 3;
const MOST_MORE = 500;
/** Processor time in /proc is told in hundredths of a second. */
const TICK = 10;

interface Stream {
  asked: ClientRequest;
  answer: IncomingMessage;
}

async function openStream(baseUrl: string): Promise<Stream> {
  const asked = request(`${baseUrl}/api/events`, { agent: false });
  asked.on('error', () => undefined);
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}.`);
  await once(answer, 'data');
  return { asked, answer };
}

async function openStreams(baseUrl: string, count: number): Promise<Stream[]> {
  const streams: Stream[] = [];
  while (streams.length < count) {
    const more = Math.min(50, count - streams.length);
    streams.push(...(await Promise.all(Array.from({ length: more }, () => openStream(baseUrl)))));
  }
  return streams;
}

/** Renames a drink; milliseconds until the last of the streams told it. */
async function timeToLast(bar: Bar, streams: Stream[], description: string): Promise<number> {
  const told = Promise.all(streams.map(({ answer }) => once(answer, 'data')));
  const started = performance.now();
  const answered = await fetch(`${bar.baseUrl}/api/cocktails/${bar.drink.id}`, {
    method: 'PATCH',
    headers: { Cookie: bar.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ description }),
  });
  if (!answered.ok) throw new Error(`The owner's change answered ${answered.status}.`);
  await told;
  return performance.now() - started;
}

interface Bar {
  baseUrl: string;
  cookie: string;
  drink: { id: string; description: string };
}

async function timesToLast(bar: Bar, streams: Stream[]): Promise<number[]> {
  const times: number[] = [];
  for (let write = 0; write < WRITES; write += 1) {
    times.push(await timeToLast(bar, streams, `Told ${write}`));
    await sleep(300);
  }
  await timeToLast(bar, streams, bar.drink.description);
  return times;
}

/** Milliseconds of a processor that the process has used so far. */
function processorOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return ((user ?? NaN) + (system ?? NaN)) * TICK;
}

/** The share of a processor that the service takes, and its calls of the database, while nothing changes. */
async function atRest(pid: number, database: Client): Promise<{ processor: number; calls: number }> {
  const before = processorOf(pid);
  const { statements } = await countStatements(database, () => sleep(RESTS));
  return { processor: (processorOf(pid) - before) / RESTS, calls: statements };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

async function compare(stack: Product, database: Client): Promise<Row[]> {
  const pid = stack.parts['menu']?.pid ?? NaN;
  const [drink] = (await (await fetch(`${stack.baseUrl}/api/cocktails`)).json()) as Bar['drink'][];
  if (!drink) throw new Error('The seeded menu has no cocktail.');
  const bar = { baseUrl: stack.baseUrl, cookie: await ownerCookie(stack), drink };
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const alone = await openStreams(stack.baseUrl, 1);
  const timesAlone = await timesToLast(bar, alone);
  await sleep(SETTLES);
  const [restAlone, memoryAlone] = [await atRest(pid, database), memoryOf(pid)];
  const streams = [...alone, ...(await openStreams(stack.baseUrl, STREAMS - 1))];
  try {
    await sleep(SETTLES);
    const [rest, memory] = [await atRest(pid, database), memoryOf(pid)];
    const times = await timesToLast(bar, streams);
    const each = ((memory - memoryAlone) * 1_024) / (STREAMS - 1);
    const most = MOST_RATIO * median(timesAlone) + MOST_MORE;
    return [
      {
        what: `memory of the menu service for each of ${STREAMS} streams`,
        here: `${each.toFixed(1)} kB`,
        baseline: `one stream, all in all ${memoryAlone.toFixed(0)} MB`,
        goal: `≤ ${MOST_KILOBYTES} kB`,
        isMet: each <= MOST_KILOBYTES,
      },
      {
        what: 'calls of the database while nothing changes',
        here: String(rest.calls),
        baseline: `one stream ${restAlone.calls}`,
        goal: '0',
        isMet: rest.calls === 0,
      },
      {
        what: 'processor while nothing changes, more than with one stream',
        here: percent(rest.processor - restAlone.processor),
        baseline: `one stream ${percent(restAlone.processor)}`,
        goal: `< ${percent(MOST_PROCESSOR)}`,
        isMet: rest.processor - restAlone.processor < MOST_PROCESSOR,
      },
      {
        what: `from the owner's PATCH to the event at the last of ${STREAMS}`,
        here: milliseconds(median(times)),
        spread: spreadText(times, milliseconds),
        baseline: `one stream ${milliseconds(median(timesAlone))}`,
        result: ratioText(median(times) / median(timesAlone)),
        goal: `≤ ${MOST_RATIO} × + ${MOST_MORE} ms`,
        isMet: median(times) <= most,
      },
    ];
  } finally {
    for (const { asked } of streams) asked.destroy();
  }
}

async function measure(say: Say): Promise<Row[]> {
  const stack = await useProduct('seeded', say);
  return withDatabase(stack, (database) => compare(stack, database));
}

/** A thousand open pages that listen for changes, through the gateway, beside one. */
export const streams: Figure = { id: 'P26', title: 'streams of open pages', measure };
