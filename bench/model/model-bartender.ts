import { evaluate, scores, type Score } from '../../libs/bartender/evaluation/report.js';
import { RuleBasedBartender } from '../../libs/bartender/src/rule-based-bartender.js';
import { variablesFor } from '../../ops/launch/part-env.mjs';
import { effort, isSmoke } from '../lib/effort.js';
import type { Figure, Row, Say } from '../lib/figure.js';
import { startStandIn } from '../lib/services/stand-in.js';
import { startMenuFollower } from './menu-follower.js';
import { BarBartender } from './bar-bartender.js';

/** Nobody tuned a bartender with these. They are only counted, never shown. */
const CASES = { sets: ['held-out'] as const, most: effort(Infinity) };
const SAID_EACH = effort(10);
/** What the model is reached by. Limits and counters of the owner's bar are left alone. */
const OF_THE_MODEL = /^(?:OPENAI_|NODE_EXTRA_CA_CERTS$)/;

const percent = (share: number): string => `${Math.floor(100 * share)} %`;

function modelEnv(): Record<string, string> {
  const all = Object.entries(variablesFor('ai')).filter(([name]) => OF_THE_MODEL.test(name));
  return Object.fromEntries(all.map(([name, value]) => [name, value ?? '']));
}

/** Throws a sentence where no model is set. */
export function needModel(): void {
  const { OPENAI_BASE_URL, OPENAI_API_KEY } = modelEnv();
  if (OPENAI_BASE_URL || OPENAI_API_KEY || isSmoke) return;
  throw new Error(
    'No model is set, so the house bartender would answer. Set OPENAI_BASE_URL or OPENAI_API_KEY, and OPENAI_MODEL: "A model of your own" in docs/operations.md. The house bartender is measured by npm run bench house.',
  );
}

const scoreRows = (model: readonly Score[], house: readonly Score[]): Row[] =>
  model.map(({ topic, right, of }, at) => ({
    what: `${topic}: right within the limits`,
    here: `${right} of ${of}`,
    baseline: `house bartender ${house[at]?.right} of ${of}`,
    result: percent(right / of),
  }));

function answerRows({ asked, answered, refusal, words, seconds }: BarBartender): Row[] {
  return [
    {
      what: 'questions that were answered',
      here: `${answered} of ${asked}`,
      result: `${percent(answered / asked)}${refusal && `; the first that was not: ${refusal}`}`,
    },
    { what: 'words a second, in the chat', here: seconds > 0 ? (words / seconds).toFixed(1) : 'none' },
  ];
}

/** No fewer right than the house bartender, which sees the whole menu. */
const losesNothing = (model: readonly Score[], house: readonly Score[]): Row[] =>
  scoreRows(model, house).map((row, at) => ({
    ...row,
    goal: 'no fewer',
    isMet: (model[at]?.right ?? 0) >= (house[at]?.right ?? 0),
  }));

async function measureWith(
  env: Record<string, string>,
  say: Say,
  rowsOf: typeof scoreRows = scoreRows,
): Promise<Row[]> {
  const model = new BarBartender(env, () => {
    if (model.asked % SAID_EACH === 0) say(`    ${model.asked} asked, ${model.answered} answered`);
  });
  try {
    const outcomes = await evaluate(model, CASES);
    const house = scores(await evaluate(new RuleBasedBartender(), CASES));
    return [...answerRows(model), ...rowsOf(scores(outcomes), house)];
  } finally {
    await model.stop();
  }
}

async function measure(say: Say): Promise<Row[]> {
  needModel();
  if (!isSmoke) return measureWith(modelEnv(), say);
  const standIn = await startStandIn();
  try {
    return await measureWith({ OPENAI_BASE_URL: `${standIn.url}/v1` }, say);
  } finally {
    await standIn.stop();
  }
}

/** What a prompt leaves out of the menu, a model that follows it gets wrong. */
export const menuFollower: Figure = {
  id: 'FOLLOWER',
  title: 'a model that knows the prompt alone: right answers',
  async measure(say) {
    const follower = await startMenuFollower();
    try {
      const env = { OPENAI_BASE_URL: follower.url, OPENAI_MODEL: 'follower' };
      return await measureWith(env, say, losesNothing);
    } finally {
      follower.stop();
    }
  },
};

/** How often the owner's model is right, on questions that no bartender was tuned with, beside the house bartender. */
export const modelBartender: Figure = {
  id: 'MODEL',
  title: 'the model of OPENAI_BASE_URL: right answers',
  measure,
  needsModel: true,
};
