import { register } from 'node:module';
import { median, milliseconds } from './lib/numbers.mjs';

const LEAST_RIGHT = { tune: 0.95, 'held out': 0.9 };
const TOPICS = ['recommendations and chat', 'recipes and whiskeys read'];
const DRINKS = 200;
const ROUNDS = 15;
const MOST_MILLISECONDS = 20;

const WISHES = [
  'something smoky, not sweet, no gin',
  'a refreshing drink withuot egg, like a mojito',
  'Date night vibes',
  'strong and bitter',
  'whiskey for a beginner',
];

/** The bartender and its evaluation set are TypeScript, and the set is never shipped: both are read from source. */
async function load() {
  register('./lib/typescript-hooks.mjs', import.meta.url);
  const [{ RuleBasedBartender }, report, { SEEDED_MENU }] = await Promise.all([
    import('../libs/bartender/src/rule-based-bartender.ts'),
    import('../libs/bartender/evaluation/report.ts'),
    import('../libs/bartender/evaluation/seeded-menu.ts'),
  ]);
  return { house: new RuleBasedBartender(), report, menu: SEEDED_MENU };
}

function scoreRows(outcomes, { score }) {
  return TOPICS.flatMap((topic) =>
    Object.entries(LEAST_RIGHT).map(([half, least]) => {
      const { right, of } = score(outcomes, topic, half);
      return {
        what: `${topic}, ${half === 'tune' ? 'tuned on' : half}`,
        here: `${right} of ${of}`,
        result: `${Math.floor((100 * right) / of)} %`,
        goal: `≥ ${100 * least} %`,
        isMet: right / of >= least,
      };
    }),
  );
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

async function measure(say) {
  const loaded = await load();
  const outcomes = await loaded.report.evaluate(loaded.house);
  for (const { half, asked, wrong } of outcomes)
    if (half === 'tune' && wrong) say(`  wrong: ${asked}: ${wrong}`);
  return [...scoreRows(outcomes, loaded.report), ...(await timeRows(loaded))];
}

/** How often the house bartender is right, on the cases it was tuned on and on those held out, and how fast. */
export const houseBartender = { id: 'HOUSE', title: 'house bartender: right answers', measure };
