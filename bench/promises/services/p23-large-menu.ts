import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../ops/launch/ports.mjs';
import { largeMenu as menuOf } from '../../../libs/bartender/evaluation/large-menu.js';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { startMenuServer } from '../../../services/ai/test/support/menu-server.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row } from '../../lib/figure.js';
import { inTurn } from '../../lib/services/in-turn.js';
import { startLone, type Lone } from '../../lib/services/lone-process.js';

const AI = fileURLToPath(new URL('../../../services/ai/dist/main.js', import.meta.url));
const FEW = 100;
const MANY = effort(10_000, 200);
const HEAP_MB = 128;
const AT_ONCE = 12;
const ROUNDS = effort(30);
const WARM_ROUNDS = effort(10);
const MOST_RATIO = 1.5;

type Question = [path: string, body: object];
const QUESTIONS: Question[] = [
  ['/api/chat', { message: 'hi' }],
  ['/api/chat', { message: 'something smoky, not sweet, no gin' }],
  ['/api/chat', { message: 'how many gin cocktails are there?' }],
  ['/api/recommendations', { description: 'strong and bitter' }],
  ['/api/recommendations', { description: 'a margerita, please' }],
  ['/api/recommendations', { preferences: { preferredSpirit: 'whiskey', occasion: 'relaxing' } }],
];

async function startBar(size: number, folder: string): Promise<Lone> {
  const menu = await startMenuServer(menuOf(size));
  const [port = NaN] = await freePorts(1);
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
    async stop(): Promise<void> {
      await ai.stop();
      menu.close();
    },
  };
}

/** Milliseconds until the whole answer is there. */
async function ask({ url }: Lone, [path, body]: Question): Promise<number> {
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

/** The middle of the times of all questions. */
async function askAll(bar: Lone): Promise<number> {
  const times: number[] = [];
  for (const question of QUESTIONS) times.push(await ask(bar, question));
  return median(times);
}

async function answeredAtOnce(bar: Lone): Promise<number> {
  const asked = Array.from({ length: AT_ONCE }, (_, index) => ask(bar, inTurn(QUESTIONS, index)));
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length;
}

/** The row of the times with the large menu compared with those with the small one. */
async function compare(smallBar: Lone, largeBar: Lone): Promise<Row> {
  const rounds: { small: number; large: number }[] = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const times = { small: await askAll(smallBar), large: await askAll(largeBar) };
    if (round >= 0) rounds.push(times);
  }
  const large = rounds.map((times) => times.large);
  const ratio = median(rounds.map((times) => times.large / times.small));
  return {
    what: `an answer from ${MANY.toLocaleString('en')} drinks, once warm`,
    here: milliseconds(median(large)),
    spread: spreadText(large, milliseconds),
    baseline: `${FEW}: ${milliseconds(median(rounds.map((times) => times.small)))}`,
    result: ratioText(ratio),
    goal: `≤ ${MOST_RATIO} ×`,
    isMet: ratio <= MOST_RATIO,
  };
}

async function measure(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-large-'));
  const bars: Lone[] = [];
  try {
    const small = await startBar(FEW, folder);
    bars.push(small);
    const large = await startBar(MANY, folder);
    bars.push(large);
    const cold = await answeredAtOnce(large);
    const answers = await compare(small, large);
    const warm = await answeredAtOnce(large);
    return [
      answers,
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

/** An AI request to the house bartender with a menu of 10,000 drinks, compared with one of 100. */
export const largeMenu: Figure = { id: 'P23', title: 'AI request with a large menu', measure };
