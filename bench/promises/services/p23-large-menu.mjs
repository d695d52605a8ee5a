import { mkdtempSync, rmSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../ops/launch/ports.mjs';
import { effort } from '../../lib/effort.mjs';
import { startLone } from '../../lib/services/lone-process.mjs';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';

const AI = fileURLToPath(new URL('../../../services/ai/dist/main.js', import.meta.url));
const SIZES = effort([100, 10_000], [100, 200]);
const HEAP_MB = 128;
const AT_ONCE = 12;
const ROUNDS = effort(30);
const WARM_ROUNDS = effort(10);
const MOST_RATIO = 1.5;

const QUESTIONS = [
  ['/api/chat', { message: 'hi' }],
  ['/api/chat', { message: 'something smoky, not sweet, no gin' }],
  ['/api/chat', { message: 'how many gin cocktails are there?' }],
  ['/api/recommendations', { description: 'strong and bitter' }],
  ['/api/recommendations', { description: 'a margerita, please' }],
  ['/api/recommendations', { preferences: { preferredSpirit: 'whiskey', occasion: 'relaxing' } }],
];

/** Menus and the server of their lists are TypeScript that is never shipped: both are read from source. */
async function load() {
  register('../../../proof/lib/typescript-hooks.mjs', import.meta.url);
  const [{ largeMenu }, { startMenuServer }] = await Promise.all([
    import('../../../libs/bartender/evaluation/large-menu.ts'),
    import('../../../services/ai/test/support/menu-server.ts'),
  ]);
  return { largeMenu, startMenuServer };
}

async function startBar({ largeMenu, startMenuServer }, size, folder) {
  const menu = await startMenuServer(largeMenu(size));
  const [port] = await freePorts(1);
  const unlimited = '100000';
  const env = {
    MENU_URL: menu.url,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    RATE_LIMIT_CHAT: unlimited,
    RATE_LIMIT_RECOMMENDATIONS: unlimited,
    OPENAI_API_KEY: '',
    OPENAI_BASE_URL: '',
    REDIS_URL: '',
  };
  const options = { env, port, readyPath: '/health/ready', logFile: join(folder, `ai-${size}.log`) };
  const ai = await startLone(AI, options).catch((error) => {
    menu.close();
    throw error;
  });
  return {
    url: ai.url,
    async stop() {
      await ai.stop();
      menu.close();
    },
  };
}

/** Milliseconds until the whole answer is there. */
async function ask({ url }, [path, body]) {
  const started = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - started;
}

const askAll = async (bar) => {
  const times = [];
  for (const question of QUESTIONS) times.push(await ask(bar, question));
  return times;
};

async function answeredAtOnce(bar) {
  const asked = Array.from({ length: AT_ONCE }, (_, index) => ask(bar, QUESTIONS[index % QUESTIONS.length]));
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length;
}

async function compare(bars) {
  const rounds = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const times = [];
    for (const bar of bars) times.push(median(await askAll(bar)));
    if (round >= 0) rounds.push(times);
  }
  return {
    small: median(rounds.map(([small]) => small)),
    large: median(rounds.map(([, large]) => large)),
    spread: spreadText(
      rounds.map(([, large]) => large),
      milliseconds,
    ),
    ratio: median(rounds.map(([small, large]) => large / small)),
  };
}

async function measure() {
  const loaded = await load();
  const folder = mkdtempSync(join(tmpdir(), 'peanut-large-'));
  const bars = [];
  try {
    for (const size of SIZES) bars.push(await startBar(loaded, size, folder));
    const cold = await answeredAtOnce(bars[1]);
    const { small, large, spread, ratio } = await compare(bars);
    const warm = await answeredAtOnce(bars[1]);
    const [few, many] = SIZES.map((size) => size.toLocaleString('en'));
    return [
      {
        what: `an answer from ${many} drinks, once warm`,
        here: milliseconds(large),
        spread,
        baseline: `${few}: ${milliseconds(small)}`,
        result: ratioText(ratio),
        goal: `≤ ${MOST_RATIO} ×`,
        isMet: ratio <= MOST_RATIO,
      },
      {
        what: `answered of ${AT_ONCE} at once in ${HEAP_MB} MB of heap, cold and warm`,
        here: `${cold} and ${warm}`,
        goal: `${AT_ONCE}`,
        isMet: cold === AT_ONCE && warm === AT_ONCE,
      },
    ];
  } finally {
    for (const bar of bars) await bar.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An AI request beside 10,000 drinks and beside 100, the house bartender's. */
export const largeMenu = { id: 'P23', title: 'AI request with a large menu', measure };
