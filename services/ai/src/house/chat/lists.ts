import { familyName, type Family } from '../knowledge/families.js';
import { type Profiled } from '../profile/profile.js';
import { strengthText } from '../recommend/evidence.js';
import { ownWords } from '../recommend/reason.js';
import { isRefused } from '../recommend/rank.js';
import { tasteOf } from '../recommend/satisfaction.js';
import { counted, listed } from '../text/sentences.js';
import { type Wish } from '../wish/wish.js';
import { type Asked, menuSize } from './asked.js';
import { bold, bullets, paragraphs, theDrink, titled } from './told.js';

type Kind = 'cocktail' | 'whiskey' | undefined;
const MOST = 24;

/** Whether the guest speaks of cocktails, of whiskeys or of both. */
export function kindAsked({ line, page, wish }: Asked): Kind {
  if (/ (?:cocktail|mixed drink|coctail) /.test(line)) return 'cocktail';
  if (/ (?:whiskey|whisky|dram|bourbon|scotch|rye|malt|pour|flight) /.test(line)) return 'whiskey';
  return wish.type ?? (/ (?:here|this page|these|those) /.test(line) ? page : undefined);
}

const familiesIn = (wish: Wish): Family[] =>
  wish.parts.flatMap((part) => (part.kind === 'family' ? [part.family] : []));

const PROOF_BOUND =
  / (under|below|less than|at most|over|above|more than|at least) (\d{2,3}(?:[.,]\d)?)(?: (proof|percent|abv))? /;

/** "Under 90 proof", "over 50 percent": figures up to 75 without a unit are per cent. */
function isWithin({ abv }: Profiled, line: string): boolean {
  const match = PROOF_BOUND.exec(line);
  if (!match) return true;
  const [, word = '', figure = '', unit] = match;
  const value = Number(figure.replace(',', '.'));
  const bound = unit === 'proof' || (!unit && value > 75) ? value / 2 : value;
  if (word === 'at most') return abv <= bound;
  if (word === 'at least') return abv >= bound;
  return /under|below|less/.test(word) ? abv < bound : abv > bound;
}

function matching(asked: Asked): Profiled[] {
  const { wish, bar } = asked;
  const kind = kindAsked(asked);
  const families = familiesIn(wish).filter((family) => !(family === 'whiskey' && kind === 'whiskey'));
  const forms = wish.parts.filter((part) => part.kind === 'form');
  const isAsked = (one: Profiled) =>
    !kind || one.type === kind || (kind === 'whiskey' && families.length > 0);
  return bar.all.filter(
    (one) =>
      isAsked(one) &&
      families.every((family) => one.families.has(family)) &&
      forms.every(({ form, isWanted }) => one.forms.has(form) === isWanted) &&
      isWithin(one, asked.line) &&
      !isRefused(one, wish),
  );
}

const ofKind = (asked: Asked): Profiled[] => {
  const kind = kindAsked(asked);
  return asked.bar.all.filter(({ type }) => !kind || type === kind);
};

/** Of a large menu only a part is looked at, and only that is counted. */
const atLeast = ({ bar }: Asked, count: number): string =>
  bar.menu.whole ? `at least ${count}` : `${count}`;

function described(asked: Asked): string {
  const families = familiesIn(asked.wish)
    .filter((family) => family !== 'whiskey')
    .map(familyName);
  const kind = kindAsked(asked);
  const noun =
    kind === 'cocktail' ? 'cocktail' : kind === 'whiskey' && families.length === 0 ? 'whiskey' : 'drink';
  return families.length > 0 ? `${noun} with ${listed(families)}` : noun;
}

const plural = (noun: string) => noun.replace(/^(cocktail|whiskey|drink)/, '$1s');

/** "How many …": counts what is on the menu. */
export function countOf(asked: Asked): string | undefined {
  if (
    !/ how many /.test(asked.line) ||
    / how many (?:dash|ounce|oz|ml|minute|cube|drop|drink can|drink (?:should|is)) /.test(asked.line)
  )
    return undefined;
  const found = matching(asked);
  if (!kindAsked(asked) && familiesIn(asked.wish).length === 0) {
    const { cocktails, whiskeys } = menuSize(asked.bar.menu);
    return `Tonight there are ${counted(cocktails, 'cocktail')} and ${counted(whiskeys, 'whiskey')}.`;
  }
  const out = found.filter(({ drink }) => !drink.isAvailable).length;
  const noun = described(asked);
  return `Tonight's menu has ${atLeast(asked, found.length)} ${found.length === 1 ? noun : plural(noun)}${out > 0 ? `, ${out} of them out of stock` : ''}.`;
}

const SUPERLATIVES: readonly (readonly [RegExp, string, (one: Profiled) => number])[] = [
  [
    / (?:strongest|booziest|highest proof|highest abv|most alcohol|most powerful|most potent|stiffest) /,
    'strongest',
    ({ abv }) => abv,
  ],
  [
    / (?:lightest|weakest|lowest proof|lowest abv|least alcohol|mildest|least strong) /,
    'lightest',
    ({ abv }) => -abv,
  ],
  [/ (?:smokiest|peatiest|most smoky|most peated|smokiest) /, 'smokiest', (one) => tasteOf(one, 'smoky')],
  [/ (?:sweetest|most sweet) /, 'sweetest', (one) => one.flavours.sweet ?? 0],
  [/ (?:driest|least sweet) /, 'driest', (one) => (one.flavours.dry ?? 0) - (one.flavours.sweet ?? 0)],
  [/ (?:bitterest|most bitter) /, 'most bitter', (one) => one.flavours.bitter ?? 0],
  [/ (?:sourest|most sour|tartest) /, 'most tart', (one) => one.flavours.sour ?? 0],
  [/ (?:spiciest|most spicy|hottest) /, 'spiciest', (one) => one.flavours.spicy ?? 0],
  [/ (?:most refreshing|freshest) /, 'most refreshing', (one) => one.flavours.refreshing ?? 0],
  [/ (?:smoothest|softest|gentlest) /, 'gentlest', (one) => one.occasions.beginner],
  [/ (?:fruitiest|most fruity) /, 'fruitiest', (one) => tasteOf(one, 'fruity')],
  [
    / (?:easiest to make|simplest|easiest) /,
    'simplest',
    (one) => (one.type === 'cocktail' ? -one.drink.ingredients.length : -99),
  ],
];

/** "Which … is the strongest?" */
export function superlative(asked: Asked): string | undefined {
  const found = SUPERLATIVES.find(([pattern]) => pattern.test(asked.line));
  if (!found || asked.drinks.length > 1) return undefined;
  const [, word, measure] = found;
  const ranked = matching(asked)
    .filter(({ drink }) => drink.isAvailable)
    .sort((one, other) => measure(other) - measure(one));
  const [first, ...rest] = ranked;
  if (!first) return undefined;
  const next = rest.slice(0, 2).map(({ name }) => bold(name));
  const cocktail =
    first.type === 'whiskey' && !kindAsked(asked)
      ? ranked.find(({ type }) => type === 'cocktail')
      : undefined;
  const mixed = cocktail
    ? ` Among the cocktails it is ${theDrink(cocktail.name)}, ${strengthText(cocktail)}.`
    : '';
  return `The ${word} is ${theDrink(first.name)}, ${strengthText(first)}: ${ownWords(first)}${next.length > 0 ? ` Next come the ${listed(next)}.` : ''}${mixed}`;
}

/** "Which gin drinks do you have?", "show me the menu". */
export function listOf(asked: Asked): string | undefined {
  const asksList =
    / (?:which|what|list|show|all|any) (?:\w+ ){0,4}?(?:drink|cocktail|whiskey|whisky|menu|bourbon|scotch|gin|rum|tequila|vodka|rye|malt|option|have) | (?:list|menu) /.test(
      asked.line,
    );
  const families = familiesIn(asked.wish);
  const isPlain =
    asked.wish.parts.every(({ kind }) => kind === 'family' || kind === 'form') && asked.named.length === 0;
  if (
    !asksList ||
    !isPlain ||
    / (?:should|recommend|would|best|good|suggest|like|new|favourite|favorite|your|popular) /.test(asked.line)
  )
    return undefined;
  if (families.length === 0 && !kindAsked(asked) && !/ (?:menu|list|drink|have) /.test(asked.line))
    return undefined;
  const found = matching(asked);
  if (found.length === 0)
    return `There is no ${described(asked).replace(/^drink with /, '')} on tonight's menu.`;
  const isRefusing = asked.wish.avoidContents.size + asked.wish.avoidFamilies.size > 0;
  if (isRefusing && found.length === ofKind(asked).length)
    return `By their recipes, all ${atLeast(asked, found.length)} ${plural(described(asked))} on tonight's menu do without it. If it is about an allergy, please ask your host as well.`;
  const more = found.length > MOST ? `… and ${found.length - MOST} more.` : undefined;
  return paragraphs(
    `On tonight's menu (${atLeast(asked, found.length)}):`,
    bullets(found.slice(0, MOST).map(titled)),
    more,
  );
}

const otherwise = (line: string) =>
  / (?:without|no|extra|more|less|instead|double) /.test(line)
    ? ' For any other way than the recipe, ask your host.'
    : '';

/** "Do you have a Mojito?", "is there any mezcal?" */
export function isThere(asked: Asked): string | undefined {
  const asks =
    / (?:do you have|have you got|got any|is there|are there|can i (?:get|have|order)|could i (?:get|have)|do you serve|do you make|you have|any|serve|tiene|have) /.test(
      asked.line,
    );
  if (!asks || / (?:in it|in the|in a|inside) /.test(asked.line)) return undefined;
  const [named] = asked.named;
  if (named?.drink) return `Yes: ${titled(named.drink)}. ${ownWords(named.drink)}${otherwise(asked.line)}`;
  if (named) return undefined;
  const families = familiesIn(asked.wish);
  if (families.length === 0 || asked.wish.parts.length > families.length) return undefined;
  const found = asked.bar.pourable.filter((one) => families.every((family) => one.families.has(family)));
  if (found.length > 0)
    return paragraphs(
      `Yes, with ${listed(families.map(familyName))} there is`,
      bullets(found.slice(0, 8).map(titled)),
    );
  return `No, there is no ${listed(families.map(familyName), 'or')} on tonight's menu.`;
}

/** "Which whiskey comes after the Talisker?", "what number is the Ardbeg?" */
export function placeInFlight({ drinks, line, bar }: Asked): string | undefined {
  const [one] = drinks;
  if (one?.type !== 'whiskey' || !/ (?:after|before|next|number|place|position|follow|precede) /.test(line))
    return undefined;
  const itself = `${titled(one)} is number ${one.drink.number} of the flight.`;
  // Of a long flight the neighbours may not be among those that are looked at.
  if (bar.menu.whole) return itself;
  const flight = bar.all.filter(({ type }) => type === 'whiskey');
  const step = / (?:before|precede) /.test(line) ? -1 : 1;
  const other = flight[flight.indexOf(one) + step];
  if (!other) return `${itself} Nothing comes ${step > 0 ? 'after' : 'before'} it.`;
  return `${itself} ${step > 0 ? 'After' : 'Before'} it comes ${titled(other)}: ${ownWords(other)}`;
}
