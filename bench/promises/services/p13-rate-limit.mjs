import { randomBytes } from 'node:crypto';
import { effort } from '../../lib/effort.mjs';
import { median, perSecond, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { useProduct } from '../../lib/product.mjs';

const LEAST = 0.6;
const VISITORS = 200;
const ROUNDS = effort(15);
const CALLS = effort(1_500, 50);
const AT_ONCE = 32;
/** Nothing is refused: a refusal is one read and would make the check look cheap. */
const UNREACHED = 1_000_000_000;

/** Loaded late: they come from the builds. */
async function loadLimits() {
  const [{ LocalCounterStore, createCounterStore, createRedis }, { RateLimiter }] = await Promise.all([
    import('../../../libs/service/dist/rate-limit/index.js'),
    import('../../../services/ai/dist/rate-limit/rate-limiter.js'),
  ]);
  return {
    createRedis,
    RateLimiter,
    counterStoreOf: (redis) => createCounterStore(redis, 'peanut:bench:', new LocalCounterStore()),
  };
}

/** What the service reads of a request: the address and the visitor's cookie. */
const guests = Array.from({ length: VISITORS }, (_, index) => ({
  ip: `10.0.0.${index % 20}`,
  secure: false,
  headers: { cookie: `peanut_visitor=${randomBytes(16).toString('base64url')}` },
}));

/** Calls a second, so many on their way at the same time. */
async function rate(call, atOnce) {
  let next = 0;
  const caller = async () => {
    while (next < CALLS) await call(next++);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, caller));
  return (1000 * CALLS) / (performance.now() - started);
}

/** The middle of the rounds' ratios: what both have to share of the machine in a round cancels out. */
async function compare(check, ping, atOnce) {
  const rounds = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const rates = { ping: await rate(ping, atOnce), check: await rate(check, atOnce) };
    if (round >= 0) rounds.push(rates);
  }
  const middle = (pick) => median(rounds.map(pick));
  return {
    check: middle((rates) => rates.check),
    ping: middle((rates) => rates.ping),
    ratio: middle((rates) => rates.check / rates.ping),
    ratios: rounds.map((rates) => rates.check / rates.ping),
  };
}

const row = (what, { check, ping, ratio, ratios }, least) => ({
  what,
  here: perSecond(check),
  spread: spreadText(ratios, ratioText),
  baseline: `PING ${perSecond(ping)}`,
  result: ratioText(ratio),
  ...(least && { goal: `≥ ${least.toFixed(1)} ×`, isMet: ratio >= least }),
});

async function measure(say) {
  const { createRedis, RateLimiter, counterStoreOf } = await loadLimits();
  const stack = await useProduct('seeded', say);
  const redis = createRedis(stack.redisUrl, 10_000);
  try {
    const perMinute = { chat: UNREACHED, recommendations: UNREACHED, parse: UNREACHED };
    const rateLimiter = new RateLimiter(perMinute, counterStoreOf(redis));
    await new Promise((resolve, reject) => redis.once('ready', resolve).once('error', reject));
    const check = (index) => rateLimiter.take('chat', guests[index % VISITORS]);
    const ping = () => redis.ping();
    return [
      row('one after the other', await compare(check, ping, 1), LEAST),
      // Sent together, most of a PING's round trip is shared with its neighbours: what is left is mere computing.
      row(`${AT_ONCE} at once`, await compare(check, ping, AT_ONCE)),
    ];
  } finally {
    redis.disconnect();
  }
}

/** The whole check of a visitor's limit (two counters, as the AI service makes it) beside PING on the same client. */
export const rateLimit = { id: 'P13', title: 'rate-limit check beside Redis PING', measure };
