import { folded, lettersOf, unmatched, wordsOf } from './compare-lines.js';
import { type ExpectedDrink, type MenuFileCase } from './menu-file-case.js';

const VERDICTS = ['whole', 'with a word', 'wrong'] as const;
type Verdict = (typeof VERDICTS)[number];

/** What a reader answers, as far as it is judged. */
export interface FoundDrink {
  entityType: string;
  input: object;
  problems: readonly string[];
  doubts: readonly { text: string }[];
}
export interface FoundMenu {
  drinks: readonly FoundDrink[];
  texts: readonly string[];
  problems: readonly string[];
}

export interface Judgement {
  verdict: Verdict;
  /** Each thing that is not as it should be. */
  wrong: string[];
}

/** Something that differs, and the words that would tell it. */
interface Difference {
  what: string;
  toldBy: readonly string[];
}

const PROOF_ROUNDING = 0.05;
const LEAST_LETTERS = 3;
const MEASURES = new Set([
  'dash',
  'dashes',
  'tsp',
  'tbsp',
  'part',
  'parts',
  'cup',
  'cups',
  'ounce',
  'ounces',
]);

const toldOf = (drink: FoundDrink): string[] => [...drink.problems, ...drink.doubts.map(({ text }) => text)];

/** Whether a problem or a doubt has one of the words. */
const isTold = (told: readonly string[], words: readonly string[]): boolean => {
  const text = folded(told.join('\n'));
  return words.some((word) =>
    /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text) : text.includes(folded(word)),
  );
};

const telling = (line: string) =>
  wordsOf(line).filter((word) => word.length >= LEAST_LETTERS && !MEASURES.has(word));

const field = (drink: FoundDrink, name: string): unknown => new Map(Object.entries(drink.input)).get(name);
const textOf = (drink: FoundDrink, name: string): string => String(field(drink, name) ?? '');
const listOf = (drink: FoundDrink, name: string): string[] => [field(drink, name) ?? []].flat().map(String);

const GARNISH = /\bgarnish/i;

function wrongLines(drink: FoundDrink, { lines, exact, garnish }: ExpectedDrink): Difference[] {
  if (!lines) return [];
  const isGarnish = (line: string) =>
    GARNISH.test(line) || (garnish !== undefined && folded(line).includes(folded(garnish)));
  const found = listOf(drink, 'ingredients');
  if (exact && found.join('\n') !== lines.join('\n'))
    return [{ what: `lines are [${found.join(' | ')}]`, toldBy: [] }];
  const [lost, extra] = unmatched(lines, found);
  return [
    ...lost.map((line) => ({ what: `lost: ${line}`, toldBy: telling(line) })),
    ...extra
      .filter((line) => !isGarnish(line))
      .map((line) => ({ what: `not in the file: ${line}`, toldBy: telling(line) })),
  ];
}

const isWritten = (text: string, choices: string) =>
  choices.split('|').some((one) => folded(text).replace(/\s+/g, ' ').includes(folded(one)));

function wrongFields(drink: FoundDrink, wanted: ExpectedDrink): Difference[] {
  const { kind = 'cocktail', allergens = [], proof, glass, prep = [], garnish } = wanted;
  const found = listOf(drink, 'allergens');
  const has = (name: string, choices: string) => isWritten(textOf(drink, name), choices);
  const dressed = [...listOf(drink, 'ingredients'), textOf(drink, 'prep')].join('\n');
  const lost = allergens.filter((one) => !found.includes(one));
  return [
    ...(drink.entityType === kind ? [] : [{ what: `is a ${drink.entityType}`, toldBy: [kind] }]),
    ...lost.map((one) => ({ what: `allergen ${one} is not in [${found.join()}]`, toldBy: [one] })),
    ...(proof === undefined || Math.abs(Number(field(drink, 'proof')) - proof) <= PROOF_ROUNDING
      ? []
      : [
          {
            what: `proof is ${textOf(drink, 'proof')}`,
            toldBy: ['proof', 'strength', 'abv', 'alcohol', 'per cent', '%'],
          },
        ]),
    ...(glass === undefined || has('glass', glass)
      ? []
      : [{ what: `glass is ${textOf(drink, 'glass')}`, toldBy: ['glass', ...glass.split('|')] }]),
    ...(garnish === undefined || isWritten(dressed, garnish)
      ? []
      : [{ what: `lost the garnish ${garnish}`, toldBy: ['garnish', garnish] }]),
    ...prep
      .filter((word) => !has('prep', word))
      .map((word) => ({
        what: `preparation lacks ${word}`,
        toldBy: ['preparation', 'steps', ...word.split('|')],
      })),
  ];
}

const isNamed = (drink: FoundDrink, name: string) =>
  name.split('|').some((one) => lettersOf(one) === lettersOf(textOf(drink, 'name')));

function judgeDrink(menu: FoundMenu, drink: FoundDrink | undefined, wanted: ExpectedDrink): Judgement {
  if (!drink) {
    const verdict = isTold(menu.problems, wanted.name.split('|')) ? 'with a word' : 'wrong';
    return { verdict, wrong: [`no drink ${wanted.name}`] };
  }
  const told = [...toldOf(drink), ...menu.problems];
  const differences = [...wrongLines(drink, wanted), ...wrongFields(drink, wanted)];
  const silent = differences.filter(({ toldBy }) => !isTold(told, toldBy));
  const ticked = wanted.doubtful === true && toldOf(drink).length === 0 ? ['nothing is doubted'] : [];
  const wrong = [...differences.map(({ what }) => what), ...ticked].map(
    (what) => `${textOf(drink, 'name')}: ${what}`,
  );
  if (silent.length > 0 || ticked.length > 0) return { verdict: 'wrong', wrong };
  return { verdict: wrong.length > 0 ? 'with a word' : 'whole', wrong };
}

const worst = (judged: readonly Judgement[]): Judgement => ({
  verdict: VERDICTS.findLast((verdict) => judged.some((one) => one.verdict === verdict)) ?? 'whole',
  wrong: judged.flatMap(({ wrong }) => wrong),
});

function judgeWords(menu: FoundMenu, words: readonly string[], verdict: Verdict): Judgement[] {
  const told = [...menu.problems, ...menu.drinks.flatMap(toldOf)];
  return words
    .filter((word) => !isTold(told, word.split('|')))
    .map((word) => ({ verdict, wrong: [`nothing tells ${word}`] }));
}

/** What is wrong with a menu that was read; a refusal is told by its message. */
export function judgeMenuFile(one: MenuFileCase, menu: FoundMenu | { refusal: string }): Judgement {
  const { drinks: wanted = [], refused = false, words = [] } = one.expect;
  const found: FoundMenu = 'refusal' in menu ? { drinks: [], texts: [], problems: [menu.refusal] } : menu;
  if (found.texts.length > 0 && !one.isText)
    return { verdict: 'wrong', wrong: [`${found.texts.length} texts for the bartender`] };
  const isRefused = found.drinks.length === 0 && found.texts.length === 0 && found.problems.length > 0;
  if (refused) {
    if (isRefused) return worst(judgeWords(found, words, 'with a word'));
    const names = found.drinks.map((drink) => textOf(drink, 'name'));
    return { verdict: 'wrong', wrong: [names.length > 0 ? `read ${names.join(', ')}` : 'nothing is said'] };
  }
  if (isRefused && one.expect.orRefused) return { verdict: 'whole', wrong: [] };
  if (isRefused) return { verdict: 'with a word', wrong: [`refused: ${found.problems.join(' ')}`] };
  const pairs = wanted.map(
    (drink) => [drink, found.drinks.find((other) => isNamed(other, drink.name))] as const,
  );
  const taken = new Set(pairs.map(([, drink]) => drink));
  const extra = found.drinks.filter((drink) => !taken.has(drink));
  return worst([
    ...pairs.map(([drink, read]) => judgeDrink(found, read, drink)),
    ...extra.map((drink): Judgement => ({
      verdict: 'wrong',
      wrong: [`extra drink ${textOf(drink, 'name')}`],
    })),
    ...judgeWords(found, words, 'wrong'),
  ]);
}
