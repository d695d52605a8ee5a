import { Agent, request, type RequestOptions } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { milliseconds, percentile, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct } from '../../lib/product.js';

const LIST = '/api/cocktails';
/** Guests, each with a connection of their own; milliseconds between two requests, and how long they come. */
const GUESTS = 32;
const PACE = 2;
const LASTS = effort(30_000, 2_000);
/** Copies are good until a second ends: what is asked just after that may meet the refresh. */
const SECOND = 1_000;
const REFRESH = 100;
const STEP = 50;
const WRITES = effort(20, 2);
const MOST_RATIO = 2;
const MOST_SEEN = 1_000;

interface Drink {
  id: string;
  description: string;
}

interface Bar {
  baseUrl: string;
  cookie: string;
  drink: Drink;
}

/** When in its second a guest asked, and the wait. */
interface Asked {
  at: number;
  took: number;
}

interface SeenWrites {
  seen: number[];
  isOwnerLate: boolean;
}

/** Milliseconds from the call to the answer's end, and the text. */
function read(baseUrl: string, options: RequestOptions = {}): Promise<{ took: number; text: string }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(baseUrl + LIST, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => (text += piece));
      answer.on('end', () => resolve({ took: performance.now() - started, text }));
    })
      .on('error', reject)
      .end();
  });
}

/** Renames one drink through the gateway. */
async function rename({ baseUrl, cookie, drink }: Bar, description: string): Promise<void> {
  const answer = await fetch(`${baseUrl}${LIST}/${drink.id}`, {
    method: 'PATCH',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ description }),
  });
  if (!answer.ok) throw new Error(`The owner's change answered ${answer.status}.`);
}

/** Guests come at an even pace while the list changes once a second: when in the second each came, and its wait. */
async function watchSeconds(bar: Bar): Promise<Asked[]> {
  const sockets = { maxSockets: GUESTS, maxFreeSockets: GUESTS };
  const agent = new Agent({ keepAlive: true, ...sockets, scheduling: 'fifo' });
  await Promise.all(Array.from({ length: GUESTS }, () => read(bar.baseUrl, { agent })));
  const answers: Asked[] = [];
  const guest = async (): Promise<void> => {
    const at = Date.now() % SECOND;
    const { took } = await read(bar.baseUrl, { agent, headers: { 'Accept-Encoding': 'br' } });
    answers.push({ at, took });
  };
  const end = Date.now() + LASTS;
  const writing = (async () => {
    for (let turn = 0; Date.now() < end; turn += 1) {
      await rename(bar, `Changed ${turn}`);
      await sleep(SECOND);
    }
  })();
  const guests: Promise<void>[] = [];
  for (let next = performance.now(); Date.now() < end; next += PACE) {
    guests.push(guest());
    await sleep(Math.max(0, next + PACE - performance.now()));
  }
  await Promise.all([writing, ...guests]);
  agent.destroy();
  return answers;
}

/** Milliseconds until guests see a change, and whether the owner sees it in the very next list. */
async function seeWrites(bar: Bar): Promise<SeenWrites> {
  const seen: number[] = [];
  let isOwnerLate = false;
  for (let turn = 0; turn < WRITES; turn += 1) {
    const text = `Seen ${turn}`;
    await rename(bar, text);
    const written = performance.now();
    const own = await read(bar.baseUrl, { headers: { Cookie: bar.cookie } });
    isOwnerLate ||= !own.text.includes(text);
    while (!(await read(bar.baseUrl)).text.includes(text)) await sleep(5);
    seen.push(performance.now() - written);
    await sleep(Math.random() * SECOND);
  }
  return { seen, isOwnerLate };
}

function rowsOf(answers: Asked[], { seen, isOwnerLate }: SeenWrites): Row[] {
  const slowest = (of: Asked[]): number =>
    percentile(
      of.map(({ took }) => took),
      0.99,
    );
  const during = slowest(answers.filter(({ at }) => at < REFRESH));
  const steady = slowest(answers.filter(({ at }) => at >= REFRESH));
  const steps = Array.from({ length: SECOND / STEP }, (_, index) => index * STEP);
  return [
    {
      what: `p99 of a guest's list while the copy is refreshed (first ${REFRESH} ms of a second)`,
      here: milliseconds(during),
      baseline: `rest of the second ${milliseconds(steady)}`,
      result: ratioText(during / steady),
      goal: `≤ ${MOST_RATIO} ×`,
      isMet: during / steady <= MOST_RATIO,
      curve: steps.map((from): [number, number] => [
        from,
        slowest(answers.filter(({ at }) => at >= from && at < from + STEP)),
      ]),
    },
    {
      what: `a change is seen by guests, longest of ${WRITES}`,
      here: milliseconds(Math.max(...seen)),
      spread: spreadText(seen, milliseconds),
      goal: `≤ ${MOST_SEEN} ms`,
      isMet: Math.max(...seen) <= MOST_SEEN,
    },
    {
      what: "a change is in the owner's next list",
      here: isOwnerLate ? 'not always' : 'always',
      goal: 'always',
      isMet: !isOwnerLate,
    },
  ];
}

async function measure(say: Say): Promise<Row[]> {
  const stack = await useProduct('seeded', say);
  const [drink] = (await (await fetch(stack.baseUrl + LIST)).json()) as [Drink];
  const bar = { baseUrl: stack.baseUrl, cookie: await ownerCookie(stack), drink };
  try {
    return rowsOf(await watchSeconds(bar), await seeWrites(bar));
  } finally {
    await rename(bar, drink.description);
  }
}

/** What guests notice of the cache: slow answers while it is refreshed, and how late a change arrives. */
export const cacheRefresh: Figure = {
  id: 'P10',
  title: 'the cache of the list',
  measure,
  plot: { x: 'milliseconds into the second', y: 'milliseconds' },
};
