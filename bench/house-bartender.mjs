import { register } from 'node:module';
import { effort } from './lib/effort.mjs';
import { median, milliseconds } from '../proof/results/numbers.mjs';
import { table } from './lib/table.mjs';

const DRINKS = 200;
const ROUNDS = effort(15);
const MOST_MILLISECONDS = 20;

/** The share that has to be right in each topic, by set of cases. */
const GOALS = { regression: 0.95, tuning: 0.95, 'held-out': 0.9 };

const WISHES = [
  'something smoky, not sweet, no gin',
  'a refreshing drink withuot egg, like a mojito',
  'Date night vibes',
  'strong and bitter',
  'whiskey for a beginner',
];

/** The bartender and its evaluation set are TypeScript, and the set is never shipped: both are read from source. */
async function load() {
  register('../proof/lib/typescript-hooks.mjs', import.meta.url);
  const [{ RuleBasedBartender }, report, { SEEDED_MENU }] = await Promise.all([
    import('../libs/bartender/src/rule-based-bartender.ts'),
    import('../libs/bartender/evaluation/report.ts'),
    import('../libs/bartender/evaluation/seeded-menu.ts'),
  ]);
  return { house: new RuleBasedBartender(), report, menu: SEEDED_MENU };
}

const percent = (share) => `${Math.floor(100 * share)} %`;

function scoreRows(outcomes, { scores }) {
  return scores(outcomes).map(({ topic, set, right, of }) => ({
    what: `${topic}, ${set}`,
    here: `${right} of ${of}`,
    result: percent(right / of),
    goal: `≥ ${percent(GOALS[set])}`,
    isMet: right / of >= GOALS[set],
  }));
}

const repeated = (drinks, count) =>
  Array.from({ length: count }, (_, index) => {
    const drink = drinks[index % drinks.length];
    return { ...drink, id: `${drink.id}-${index}`, name: `${drink.name} ${index}`, number: index + 1 };
  });

const largeMenu = (menu) => ({
  ...menu,
  cocktails: repeated(menu.cocktails, DRINKS / 2),
  whiskeys: repeated(menu.whiskeys, DRINKS / 2),
});

async function timeOf(action) {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** Answers from a large menu: the first after the menu changed, and those after it. */
async function timeRows({ house, menu }) {
  const { signal } = new AbortController();
  const large = largeMenu(menu);
  const ask = (description, from) => house.recommend({ description }, from, signal);
  for (const wish of WISHES) await ask(wish, large);
  const typical = [];
  const fresh = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const copy = { ...large };
    fresh.push(await timeOf(() => ask(WISHES[0], copy)));
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
const failures = (outcomes) => outcomes.filter(({ set, wrong }) => set !== 'held-out' && wrong.length > 0);

async function measure(say) {
  const loaded = await load();
  const outcomes = await loaded.report.evaluate(loaded.house);
  for (const { topic, set, asked, wrong } of failures(outcomes))
    say(`  wrong, ${topic}, ${set}: ${asked}: ${wrong.join('; ')}`.replaceAll(/\s*\n\s*/g, ' / '));
  return [...scoreRows(outcomes, loaded.report), ...(await timeRows(loaded))];
}

/** How often the house bartender is right, by topic, on the cases it was tuned on and on those held out, and how fast. */
export const houseBartender = { id: 'HOUSE', title: 'house bartender: right answers', measure };

// While its rules are worked on it runs alone, without the machine checks: node bench/house-bartender.mjs
if (process.argv[1] === import.meta.filename) {
  const say = (text) => process.stdout.write(`${text}\n`);
  say(table([{ id: houseBartender.id, rows: await measure(say) }]));
}
