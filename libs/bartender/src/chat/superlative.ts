import { type Profiled } from '../profile/profile.js';
import { abvText } from '../recommend/highlights.js';
import { ownWords } from '../recommend/explanation.js';
import { tasteOf } from '../recommend/score-constraint.js';
import { listed } from '../language/sentences.js';
import { type ParsedQuestion } from './parse-question.js';
import { anyOf } from '../language/words.js';
import { kindAsked, matching } from './lists.js';
import { bold } from '../language/marked-text.js';
import { theDrink } from './named.js';

const SUPERLATIVES: readonly (readonly [RegExp, string, (one: Profiled) => number])[] = [
  [
    anyOf(
      `strongest, most strong, booziest, highest proof, highest abv, most alcohol, most powerful, most potent, stiffest, most boozy, hardest`,
    ),
    'strongest',
    ({ abv }) => abv,
  ],
  [
    / (?:lightest|weakest|lowest proof|lowest abv|least alcohol|mildest|least strong) /,
    'lightest',
    ({ abv }) => -abv,
  ],
  [
    / (?:smokiest|peatiest|most smoky|most smoke|most peat|most peated) /,
    'smokiest',
    (one) => tasteOf(one, 'smoky'),
  ],
  [/ (?:sweetest|most sweet) /, 'sweetest', (one) => one.flavours.sweet ?? 0],
  [/ (?:driest|least sweet) /, 'driest', (one) => (one.flavours.dry ?? 0) - (one.flavours.sweet ?? 0)],
  [/ (?:bitterest|most bitter) /, 'most bitter', (one) => one.flavours.bitter ?? 0],
  [/ (?:sourest|most sour|tartest) /, 'most tart', (one) => one.flavours.sour ?? 0],
  [/ (?:spiciest|most spicy|hottest) /, 'spiciest', (one) => one.flavours.spicy ?? 0],
  [/ (?:most refreshing|freshest) /, 'most refreshing', (one) => one.flavours.refreshing ?? 0],
  [/ (?:oldest|longest aged|most mature) /, 'oldest', ({ facts }) => facts.age],
  [/ (?:smoothest|softest|gentlest) /, 'gentlest', (one) => one.occasions.beginner],
  [/ (?:fruitiest|most fruity) /, 'fruitiest', (one) => tasteOf(one, 'fruity')],
  [
    / (?:simplest|easiest|fewest ingredient) /,
    'simplest',
    (one) => (one.type === 'cocktail' ? -one.drink.ingredients.length : -99),
  ],
];

/** "Which … is the strongest?" */
export function superlative(question: ParsedQuestion): string | undefined {
  const found = SUPERLATIVES.find(([pattern]) => pattern.test(`${question.line}${question.typed}`));
  if (!found || question.drinks.length > 1) return undefined;
  const [, word, measure] = found;
  const ranked = matching(question)
    .filter(({ drink }) => drink.isAvailable)
    .sort((one, other) => measure(other) - measure(one));
  const [first, ...rest] = ranked;
  if (!first) return undefined;
  const next = rest.slice(0, 2).map(({ name }) => bold(name));
  const cocktail =
    first.type === 'whiskey' && !kindAsked(question)
      ? ranked.find(({ type }) => type === 'cocktail')
      : undefined;
  const mixed = cocktail
    ? ` Among the cocktails it is ${theDrink(cocktail.name)}, at ${abvText(cocktail)}.`
    : '';
  return `The ${word} is ${theDrink(first.name)}, at ${abvText(first)}: ${ownWords(first)}${next.length > 0 ? ` Next come ${listed(next)}.` : ''}${mixed}`;
}
