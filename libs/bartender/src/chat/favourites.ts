import { RECOMMENDATION_COUNT } from '@peanut/contracts';
import { rank } from '../recommend/rank.js';
import { ownWords } from '../recommend/explanation.js';
import { type Constraint } from '../intent/intent.js';
import { anyOf } from '../language/words.js';
import { bullets, paragraphs } from '../language/marked-text.js';
import { kindAsked } from './lists.js';
import { namesOfLimits } from './may-have.js';
import { titled } from './named.js';
import { type ParsedQuestion } from './parse-question.js';

const ASKS_FOR_THE_BEST = anyOf(`top, best, popular, favourite, favorite, bestseller, signature,
  number one, crowd pleaser, (?:most|other) (?:people|guest) (?:order|drink|have|like|take|choose)`);
/** "The best way to drink it", "the best for my mother" ask for something else. */
const OF_SOMETHING =
  / (?:best|good) (?:way|time|place|thing|for|with|to|before|after|served) | on top |^ top (?:it|up|off|with) /;
const DOES_NOT_NARROW: ReadonlySet<Constraint['kind']> = new Set(['occasion', 'word']);

/** What a bar is proud of: of cocktails those that everybody knows and likes, of whiskeys the long aged. */
const PRIDE: Record<'cocktail' | 'whiskey', Constraint[]> = {
  cocktail: [
    { kind: 'occasion', occasion: 'classic', weight: 1 },
    { kind: 'occasion', occasion: 'beginner', weight: 0.6 },
  ],
  whiskey: [
    { kind: 'occasion', occasion: 'premium', weight: 1 },
    { kind: 'occasion', occasion: 'beginner', weight: 0.3 },
  ],
};

/** "What are your top five cocktails?": from the menu, whatever may be poured for the guest. */
export function favourites(question: ParsedQuestion): string | undefined {
  const { line, own, intent, bar, named } = question;
  if (!ASKS_FOR_THE_BEST.test(line) || OF_SOMETHING.test(line) || named.length > 0 || intent.isAlcoholFree)
    return undefined;
  const wishes = own.constraints.filter(({ kind }) => !DOES_NOT_NARROW.has(kind));
  if (wishes.some(({ kind }) => kind !== 'family' && kind !== 'form')) return undefined;
  const kind = kindAsked(question) ?? 'cocktail';
  const type = wishes.length > 0 ? own.type : kind;
  const count = Math.min(own.count ?? RECOMMENDATION_COUNT.asked, RECOMMENDATION_COUNT.max);
  const found = rank({ ...intent, type, constraints: [...wishes, ...PRIDE[kind]] }, bar)
    .filter(({ fits }) =>
      wishes.every((wish) => fits.some((one) => one.constraint === wish && one.fit > 0.5)),
    )
    .slice(0, count)
    .map(({ drink }) => `${titled(drink)}: ${ownWords(drink)}`);
  if (found.length === 0) return undefined;
  const limits = namesOfLimits(intent);
  const without = limits === '' ? '' : `, without ${limits} by the recipe`;
  return paragraphs(
    `${found.length > 1 ? `My top ${found.length}` : 'My favourite'}${without}:`,
    bullets(found),
  );
}
