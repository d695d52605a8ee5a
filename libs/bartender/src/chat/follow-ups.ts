import { type Profiled } from '../profile/profile.js';
import { similarity } from '../profile/similarity.js';
import { abvText } from '../recommend/highlights.js';
import { fittingDrinks } from '../recommend/recommend.js';
import { parseIntent } from '../intent/parse-intent.js';
import { limitsIn } from '../limits/limits.js';
import { type Intent } from '../intent/intent.js';
import { capital } from '../language/sentences.js';
import { bullets, paragraphs } from '../language/marked-text.js';
import { theDrink } from './named.js';
import { type ParsedQuestion, TURNS_DOWN } from './parse-question.js';
import { short } from './suggest.js';

const FEW = 3;

const COMPARATIVES: readonly (readonly [RegExp, (one: Profiled) => number, noticeable?: number])[] = [
  [/ (?:stronger|boozier|stiffer|more alcohol|more powerful) /, ({ abv }) => abv, 1.5],
  [
    / (?:lighter|weaker|milder|less strong|less boozy|less alcohol|easier|gentler|smoother) /,
    ({ abv }) => -abv,
    1.5,
  ],
  [/ (?:sweeter|more sweet|less bitter|less sour) /, ({ flavours }) => flavours.sweet ?? 0],
  [/ (?:drier|less sweet|dryer) /, ({ flavours }) => -(flavours.sweet ?? 0)],
  [/ (?:smokier|more smoky|peatier|more peated) /, ({ flavours }) => flavours.smoky ?? 0],
  [/ (?:less smoky|less peated) /, ({ flavours }) => -(flavours.smoky ?? 0)],
  [/ (?:spicier|more spicy) /, ({ flavours }) => flavours.spicy ?? 0],
  [/ (?:fruitier|more fruity) /, ({ flavours }) => flavours.fruity ?? 0],
  [/ (?:more bitter|bitterer) /, ({ flavours }) => flavours.bitter ?? 0],
  [
    / (?:more sour|tarter|more citrusy|fresher|more refreshing) /,
    ({ flavours }) => Math.max(flavours.sour ?? 0, flavours.refreshing ?? 0),
  ],
];
const NOTICEABLE_TASTE = 0.1;

/** "Stronger", "less sweet": the guest's own word. */
const comparativeIn = ({ line, typed }: ParsedQuestion, pattern: RegExp): string =>
  (pattern.exec(`${line}${typed}`)?.[0] ?? '')
    .trim()
    .replace('more alcohol', 'stronger')
    .replace('less alcohol', 'lighter');

/** "And a stronger one?" after a drink was spoken of. */
export function comparedWithLast(question: ParsedQuestion): string | undefined {
  const base = question.drinks[0] ?? question.earlier[0];
  const comparative = COMPARATIVES.find(([pattern]) => pattern.test(`${question.line}${question.typed}`));
  const hasOtherWish = question.own.constraints.some(
    ({ kind }) => kind === 'family' || kind === 'contains' || kind === 'occasion',
  );
  if (!base || !comparative || question.intent.isAlcoholFree || question.drinks.length > 1 || hasOtherWish)
    return undefined;
  const [pattern, measure, noticeable = NOTICEABLE_TASTE] = comparative;
  const found = question.bar.pourable
    .filter((one) => one.type === base.type && one !== base && measure(one) >= measure(base) + noticeable)
    .sort((one, other) => similarity(other, base) - similarity(one, base))
    .slice(0, FEW);
  if (found.length === 0)
    return `Nothing on tonight's menu is clearly ${comparativeIn(question, pattern)} than ${theDrink(base.name)}.`;
  return paragraphs(
    `${capital(comparativeIn(question, pattern))} than ${theDrink(base.name)} (${abvText(base)}):`,
    bullets(found.map(short)),
  );
}

/** "Something else", "another one": the last wish again, without what was offered. */
export function somethingElse(question: ParsedQuestion): string | undefined {
  if (
    question.earlier.length === 0 ||
    !(
      TURNS_DOWN.test(question.line) ||
      / (?:else|another|other|different|next|more|instead) /.test(question.line)
    )
  )
    return undefined;
  if (question.own.constraints.some(({ kind }) => kind !== 'occasion')) return undefined;
  const intent = { ...parseIntent(question.earlierText, question.bar), ...limitsIn(question.intent) };
  for (const { name } of question.earlier) intent.excluded.add(name.toLowerCase());
  const parts =
    intent.constraints.length > 0
      ? intent.constraints
      : question.earlier.slice(0, 1).map((one): Intent['constraints'][number] => ({
          kind: 'like',
          name: one.name,
          target: one,
          isOnMenu: true,
          weight: 1,
        }));
  const found = fittingDrinks(
    { ...intent, constraints: parts, count: FEW, named: [] },
    question.bar,
    question.text,
  );
  return found.length > 0
    ? paragraphs('Then perhaps one of these:', bullets(found.map(({ drink }) => short(drink))))
    : undefined;
}
