import { readMenu, readMenuFile } from '../../src/formats.js';
import { RuleBasedBartender } from '../../src/rule-based-bartender.js';
import { SEEDED_MENU } from '../seeded-menu.js';
import { sourceOf } from './build-bytes.js';
import { type FoundDrink, type FoundMenu, judgeMenuFile, type Judgement } from './judge-menu-file.js';
import { CASE_SETS, type CaseSet, type MenuFileCase } from './menu-file-case.js';

/** An answer or a refusal comes within this time. */
const MOST_MILLISECONDS = 2000;

export interface Outcome extends Judgement {
  one: MenuFileCase;
  menu: FoundMenu | { refusal: string } | { failure: string };
  milliseconds: number;
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'UnreadableMenuError' || error.constructor.name === 'UnreadableMenuError');

/** The drinks of what is left as free text, as the house's bartender reads them. */
async function readTexts(texts: readonly string[]): Promise<FoundDrink[]> {
  const house = new RuleBasedBartender();
  const { signal } = new AbortController();
  const drinks: FoundDrink[] = [];
  for (const text of texts) {
    const request = { description: text, mode: 'fill', current: null } as const;
    const input = await house.parseCocktail(request, SEEDED_MENU, signal);
    drinks.push({ entityType: 'cocktail', input, problems: [], doubts: [] });
  }
  return drinks;
}

async function readCase(one: MenuFileCase, source: string | Uint8Array): Promise<Outcome['menu']> {
  try {
    const menu = typeof source === 'string' ? readMenu(source) : await readMenuFile(source);
    if (!one.isText) return menu;
    return { ...menu, drinks: [...menu.drinks, ...(await readTexts(menu.texts))] };
  } catch (error) {
    if (isRefusal(error)) return { refusal: error.message };
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

/** A case, read and judged. */
export async function tryCase(one: MenuFileCase): Promise<Outcome> {
  const source = sourceOf(one);
  const start = performance.now();
  const menu = await readCase(one, source);
  const milliseconds = performance.now() - start;
  const judged: Judgement =
    'failure' in menu ? { verdict: 'wrong', wrong: [menu.failure] } : judgeMenuFile(one, menu);
  if (milliseconds <= MOST_MILLISECONDS) return { ...judged, one, menu, milliseconds };
  const wrong = [...judged.wrong, `it took ${Math.round(milliseconds)} ms`];
  return { verdict: 'wrong', wrong, one, menu, milliseconds };
}

const drinksIn = ({ menu }: Outcome): readonly FoundDrink[] => ('drinks' in menu ? menu.drinks : []);

/** Drinks that came in as expected and are doubted all the same, so that somebody has to look at them. */
const needlessDoubts = (outcome: Outcome): number => {
  const { expect } = outcome.one;
  if (outcome.verdict !== 'whole' || expect.words || expect.drinks?.some(({ doubtful }) => doubtful))
    return 0;
  return drinksIn(outcome).filter(({ doubts }) => doubts.length > 0).length;
};

function row(format: string, outcomes: readonly Outcome[]): string {
  const sum = (count: (one: Outcome) => number) => outcomes.reduce((total, one) => total + count(one), 0);
  const has = (verdict: string) => outcomes.filter((one) => one.verdict === verdict).length;
  const wanted = sum(({ one }) => one.expect.drinks?.length ?? 0);
  const counts = [outcomes.length, `${sum((one) => drinksIn(one).length)}/${wanted}`, has('whole')];
  const cells = [...counts, has('with a word'), has('wrong'), sum(needlessDoubts)];
  return `| ${[format.padEnd(28), ...cells.map((cell) => String(cell).padStart(7))].join(' | ')} |`;
}

/** Formats × (files tried, drinks in, whole, with a word, wrong, whole but doubted). */
export function table(outcomes: readonly Outcome[], set: CaseSet): string {
  const chosen = outcomes.filter(({ one }) => one.set === set);
  const formats = [...new Set(chosen.map(({ one }) => one.format))];
  return [
    `| ${set.padEnd(28)} |   files |  drinks |   whole |  a word |   wrong | doubted |`,
    `| ${'-'.repeat(28)} | ${Array<string>(6).fill('------:').join(' | ')} |`,
    ...formats.map((format) =>
      row(
        format,
        chosen.filter(({ one }) => one.format === format),
      ),
    ),
    row('all', chosen),
  ].join('\n');
}

/** The cases of the tuning set that are not whole, with what was read; of the others id and verdict alone. */
export function details(outcomes: readonly Outcome[]): string {
  return CASE_SETS.flatMap((set) =>
    outcomes
      .filter(({ one, verdict }) => one.set === set && verdict !== 'whole')
      .flatMap(({ one, verdict, wrong, menu }) => {
        const title = `${one.id} (${one.kind}): ${verdict}`;
        if (set === 'heldOut') return [title];
        const got = 'drinks' in menu ? { ...menu, drinks: menu.drinks.map(seen) } : menu;
        return [
          title,
          ...wrong.map((what) => `    ${what}`),
          `  expected ${JSON.stringify(one.expect)}`,
          `  got      ${JSON.stringify(got)}`,
        ];
      }),
  ).join('\n');
}

const seen = ({ entityType, input, problems, doubts }: FoundDrink) => ({
  entityType,
  ...input,
  ...(problems.length > 0 && { problems }),
  ...(doubts.length > 0 && { doubts: doubts.map(({ text }) => text) }),
});
