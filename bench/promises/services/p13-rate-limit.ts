import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type * as Counters from '../../../libs/service/src/rate-limit/index.js';
import { median, perSecond, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import type * as Limiter from '../../../services/ai/src/rate-limit/rate-limiter.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct } from '../../lib/product.js';
import { inTurn } from '../../lib/services/in-turn.js';

const LEAST = 0.6;
const VISITORS = 200;
const ROUNDS = effort(15);
const CALLS = effort(1_500, 50);
const AT_ONCE = 32;
/** Nothing is refused: a refusal is one read and would make the check look cheap. */
const UNREACHED = 1_000_000_000;

const COUNTERS = '../../../libs/service/dist/rate-limit/index.js';
const LIMITER = '../../../services/ai/dist/rate-limit/rate-limiter.js';

type Call = (index: number) => Promise<unknown>;

/** What the service reads of a request: the address and the visitor's cookie. */
const guests = Array.from({ length: VISITORS }, (_, index): Partial<Request> => ({
  ip: `10.0.0.${index % 20}`,
  secure: false,
  headers: { cookie: `peanut_visitor=${randomBytes(16).toString('base64url')}` },
}));

/** Calls a second, so many on their way at the same time. */
async function rate(call: Call, atOnce: number): Promise<number> {
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < CALLS) await call(next++);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, caller));
  return (1000 * CALLS) / (performance.now() - started);
}

interface Compared {
  check: number;
  ping: number;
  ratio: number;
  ratios: number[];
}

/** The middle of the rounds' ratios: what both have to share of the machine in a round cancels out. */
async function compare(check: Call, ping: Call, atOnce: number): Promise<Compared> {
  const rounds: { check: number; ping: number }[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const rates = { ping: await rate(ping, atOnce), check: await rate(check, atOnce) };
    if (round >= 0) rounds.push(rates);
  }
  const ratios = rounds.map((rates) => rates.check / rates.ping);
  return {
    check: median(rounds.map((rates) => rates.check)),
    ping: median(rounds.map((rates) => rates.ping)),
    ratio: median(ratios),
    ratios,
  };
}

const row = (what: string, { check, ping, ratio, ratios }: Compared, least?: number): Row => ({
  what,
  here: perSecond(check),
  spread: spreadText(ratios, ratioText),
  baseline: `PING ${perSecond(ping)}`,
  result: ratioText(ratio),
  ...(least && { goal: `≥ ${least.toFixed(1)} ×`, isMet: ratio >= least }),
});

async function measure(say: Say): Promise<Row[]> {
  const { createCounterStore, createRedis, LocalCounterStore } = (await import(COUNTERS)) as typeof Counters;
  const { RateLimiter } = (await import(LIMITER)) as typeof Limiter;
  const stack = await useProduct('seeded', say);
  const redis = createRedis(stack.redisUrl, 10_000);
  try {
    const perMinute = { chat: UNREACHED, recommendations: UNREACHED, parse: UNREACHED };
    const counters = createCounterStore(redis, 'peanut:bench:', new LocalCounterStore());
    const rateLimiter = new RateLimiter(perMinute, counters);
    await new Promise((resolve, reject) => redis.once('ready', resolve).once('error', reject));
    const check: Call = (index) => rateLimiter.take('chat', inTurn(guests, index) as Request);
    const ping: Call = () => redis.ping();
    return [
      row('one after the other', await compare(check, ping, 1), LEAST),
      // Sent together, most of a PING's round trip is shared with its neighbours: what is left is mere computing.
      row(`${AT_ONCE} at once`, await compare(check, ping, AT_ONCE)),
    ];
  } finally {
    redis.disconnect();
  }
}

/** The whole check of a visitor's limit (two counters, as the AI service makes it) compared with PING on the same client. */
export const rateLimit: Figure = { id: 'P13', title: 'rate-limit check beside Redis PING', measure };
