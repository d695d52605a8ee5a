import { evaluate, scores, type Outcome } from '../libs/bartender/evaluation/report.js';
import { SEEDED_MENU } from '../libs/bartender/evaluation/seeded-menu.js';
import { RuleBasedBartender } from '../libs/bartender/src/rule-based-bartender.js';
import { effort } from './lib/effort.js';
import type { Figure, Row, Say } from './lib/figure.js';
import { median, milliseconds } from '../proof/results/numbers.mjs';

const DRINKS = 200;
const ROUNDS = effort(15);
const MOST_MILLISECONDS = 20;

/** The share that has to be right in each topic, by set of cases. */
const GOALS = { regression: 0.95, tuning: 0.95, 'held-out': 0.9 };

const FIRST_WISH = 'something smoky, not sweet, no gin';
const WISHES = [
  FIRST_WISH,
  'a refreshing drink withuot egg, like a mojito',
  'Date night vibes',
  'strong and bitter',
  'whiskey for a beginner',
];

const percent = (share: number): string => `${Math.floor(100 * share)} %`;

function scoreRows(outcomes: Outcome[]): Row[] {
  return scores(outcomes).map(({ topic, set, right, of }) => ({
    what: `${topic}, ${set}`,
    here: `${right} of ${of}`,
    result: percent(right / of),
    goal: `≥ ${percent(GOALS[set])}`,
    isMet: right / of >= GOALS[set],
  }));
}

const repeated = <T extends { id: string; name: string }>(drinks: readonly T[], count: number): T[] =>
  Array.from({ length: Math.ceil(count / drinks.length) }, () => drinks)
    .flat()
    .slice(0, count)
    .map((drink, index) => ({
      ...drink,
      id: `${drink.id}-${index}`,
      name: `${drink.name} ${index}`,
      number: index + 1,
    }));

const LARGE_MENU = {
  ...SEEDED_MENU,
  cocktails: repeated(SEEDED_MENU.cocktails, DRINKS / 2),
  whiskeys: repeated(SEEDED_MENU.whiskeys, DRINKS / 2),
};

async function timeOf(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** Answers from a large menu: the first after the menu changed, and those after it. */
async function timeRows(house: RuleBasedBartender): Promise<Row[]> {
  const { signal } = new AbortController();
  const ask = (description: string, menu: typeof LARGE_MENU): Promise<unknown> =>
    house.recommend({ description }, menu, signal);
  for (const wish of WISHES) await ask(wish, LARGE_MENU);
  const typical: number[] = [];
  const fresh: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const copy = { ...LARGE_MENU };
    fresh.push(await timeOf(() => ask(FIRST_WISH, copy)));
    for (const wish of WISHES) typical.push(await timeOf(() => ask(wish, copy)));
  }
  return [
    {
      what: `a recommendation from ${DRINKS} drinks`,
      here: milliseconds(median(typical)),
      goal: `≤ ${MOST_MILLISECONDS} ms`,
      isMet: median(typical) <= MOST_MILLISECONDS,
    },
    { what: 'the first after the menu was read again', here: milliseconds(median(fresh)) },
  ];
}

/** What went wrong, to learn from: the held-out cases are only counted, never shown. */
const failures = (outcomes: Outcome[]): Outcome[] =>
  outcomes.filter(({ set, wrong }) => set !== 'held-out' && wrong.length > 0);

async function measure(say: Say): Promise<Row[]> {
  const house = new RuleBasedBartender();
  const outcomes = await evaluate(house);
  for (const { topic, set, asked, wrong } of failures(outcomes))
    say(`  wrong, ${topic}, ${set}: ${asked}: ${wrong.join('; ')}`.replaceAll(/\s*\n\s*/g, ' / '));
  return [...scoreRows(outcomes), ...(await timeRows(house))];
}

/** How often the house bartender is right, by topic, on the cases it was tuned on and on those held out, and how fast. */
export const houseBartender: Figure = { id: 'HOUSE', title: 'house bartender: right answers', measure };
