import type { Page } from '@playwright/test';
import { letNetworkRest } from '../../../ops/deploy/browser.mjs';
import { median, milliseconds, percentile, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { startStack } from '../../../proof/stack/stack.mjs';
import { withBrowser } from '../../lib/browser/browser.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { firstEvent } from '../../lib/services/first-event.js';
import { startStandIn, type StandIn } from '../../lib/services/stand-in.js';

const MOST_ADDED = 10;
const MOST_LAG = 50;
const WARM_UP = effort(8);
const ROUNDS = effort(40, 2);
/** What a quick model takes for its first word, and between its words. In milliseconds. */
const MODEL = { delay: 100, pieceDelay: 20, text: 'Try the Negroni, it is bitter.' };
const QUESTION = { message: 'Something bitter?', context: 'The guest is looking at the main menu page.' };

/** Milliseconds until the first word, both ways, and from the upstream's sending it to its arrival. */
interface Round {
  through: number;
  direct: number;
  lag: number;
}

const hasDelta = (text: string): boolean => text.includes('"delta":"');
const hasContent = (text: string): boolean => /"content":"[^"]/.test(text);

/** The same call twice: through gateway and service, and as the service sends it, straight to the upstream. */
async function compareOnce(baseUrl: string, standIn: StandIn): Promise<Round> {
  const through = await firstEvent(`${baseUrl}/api/chat`, { body: QUESTION, fits: hasDelta });
  const { body, firstPieceAt } = await standIn.takeCall();
  const direct = await firstEvent(`${standIn.url}/v1/chat/completions`, { body, fits: hasContent });
  await standIn.takeCall();
  return { through: through.took, direct: direct.took, lag: through.at - firstPieceAt };
}

/** Milliseconds from the upstream's first word to its arrival in the page. */
async function lagInBrowser(page: Page, standIn: StandIn): Promise<number> {
  const arrivedAt = await page.evaluate(async (question) => {
    const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
    const answer = await fetch('/api/chat', { method: 'POST', headers, body: JSON.stringify(question) });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let at: number | undefined;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      if (part.value.includes('"delta":"')) at ??= Date.now();
    if (at === undefined) throw new Error('The chat sent no word.');
    return at;
  }, QUESTION);
  return arrivedAt - (await standIn.takeCall()).firstPieceAt;
}

async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const rounds: T[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const measured = await work();
    if (round >= 0) rounds.push(measured);
  }
  return rounds;
}

async function measureLags(baseUrl: string, standIn: StandIn): Promise<number[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await letNetworkRest(page);
    await page.goto(`${baseUrl}/`);
    await page.waitForLoadState('networkidle');
    return await repeat(() => lagInBrowser(page, standIn));
  });
}

function rowsOf(rounds: Round[], lags: number[]): Row[] {
  const through = median(rounds.map((round) => round.through));
  const direct = median(rounds.map((round) => round.direct));
  const differences = rounds.map((round) => round.through - round.direct);
  const added = median(differences);
  const lag = median(lags);
  return [
    {
      what: 'first word, through gateway and service',
      here: milliseconds(through),
      spread: `+${spreadText(differences, milliseconds)}`,
      baseline: `upstream direct ${milliseconds(direct)}`,
      result: `+${milliseconds(added)}, ${ratioText(through / direct)}`,
      goal: `≤ +${MOST_ADDED} ms`,
      isMet: added <= MOST_ADDED,
    },
    {
      what: 'in the browser, after the upstream wrote it',
      here: `${milliseconds(lag)}, 95 % within ${milliseconds(percentile(lags, 0.95))}`,
      baseline: `client without a browser ${milliseconds(median(rounds.map((round) => round.lag)))}`,
      result: milliseconds(lag),
      goal: `≤ ${MOST_LAG} ms`,
      isMet: lag <= MOST_LAG,
    },
  ];
}

async function measure(say: Say): Promise<Row[]> {
  const standIn = await startStandIn();
  const serviceEnv = {
    OPENAI_BASE_URL: `${standIn.url}/v1`,
    OPENAI_MODEL: 'stand-in',
    RATE_LIMIT_CHAT: '100000',
  };
  let stack: Awaited<ReturnType<typeof startStack>> | undefined;
  try {
    stack = await startStack({ say, serviceEnv });
    const { baseUrl } = stack;
    await standIn.play(MODEL);
    const rounds = await repeat(() => compareOnce(baseUrl, standIn));
    return rowsOf(rounds, await measureLags(baseUrl, standIn));
  } finally {
    await stack?.stop();
    await standIn.stop();
  }
}

/** The chat's first word through nginx and the AI service, compared with the same call straight to the upstream. */
export const firstToken: Figure = { id: 'P14', title: 'first word of the chat', measure };
