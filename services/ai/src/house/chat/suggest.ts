import { pairingIn } from '../knowledge/pairings.js';
import { type Profiled } from '../profile/profile.js';
import { similarity } from '../profile/similarity.js';
import { classicProfile } from '../profile/classic-profile.js';
import { strengthText } from '../recommend/evidence.js';
import { rank } from '../recommend/rank.js';
import { ownWords } from '../recommend/reason.js';
import { fittingDrinks } from '../recommend/recommend.js';
import { satisfaction } from '../recommend/satisfaction.js';
import { capital, withArticle } from '../text/sentences.js';
import { nameOf, type NamedDrink } from '../wish/names.js';
import { readWish } from '../wish/read-wish.js';
import { type Wish } from '../wish/wish.js';
import { kindAsked } from './lists.js';
import { isGarnish } from '../profile/recipe.js';
import { type Asked } from './asked.js';
import { bold, bullets, paragraphs, suggested } from './told.js';

const FEW = 3;

function nearest(named: NamedDrink, { bar, wish }: Asked): Profiled[] {
  const target = named.drink ?? classicProfile(named);
  const refused = rank({ ...wish, parts: [] }, bar).map(({ drink }) => drink);
  return refused
    .filter(({ name }) => name !== nameOf(named))
    .map((drink) => ({ drink, like: similarity(drink, target) }))
    .sort((one, other) => other.like - one.like)
    .slice(0, FEW)
    .map(({ drink }) => drink);
}

const short = (one: Profiled) => `${bold(one.name)} (${strengthText(one)}): ${ownWords(one)}`;

/** "What is like a Negroni?", "I like margaritas", "do you have a Mojito?" when there is none. */
export function somethingLike(asked: Asked): string | undefined {
  const [named] = asked.named;
  if (!named) return undefined;
  const asksLikeness =
    / (?:like|similar|close|alternative|instead|else|love|enjoy|another|fan of|replace|resemble|reminds) /.test(
      asked.line,
    );
  const asksTaste = / (?:taste|what doe|tell me|about) /.test(asked.line);
  if (named.drink && (!asksLikeness || asksTaste)) return undefined;
  const found = bullets(nearest(named, asked).map(short));
  if (named.drink) return paragraphs(`If you like the ${bold(named.drink.name)}, try`, found);
  const parts = named.classic
    ? ` It would take ${named.classic.ingredients
        .filter((line) => !isGarnish(line))
        .map((line) => line.toLowerCase())
        .slice(0, 5)
        .join(', ')}.`
    : '';
  return paragraphs(
    `${capital(withArticle(nameOf(named)))} is not on tonight's menu.${parts} Closest to it:`,
    found,
  );
}

/** Where somebody new to whiskey begins: gentle, unpeated, in the flight's order. */
export function firstWhiskey(asked: Asked): string | undefined {
  const isNew = asked.wish.parts.some((part) => part.kind === 'occasion' && part.occasion === 'beginner');
  const isWhiskey =
    / (?:whiskey|whisky|bourbon|scotch|dram|malt|flight) /.test(asked.line) ||
    (asked.page === 'whiskey' && isNew);
  if (!isNew || !isWhiskey || / (?:cocktail) /.test(asked.line)) return undefined;
  const found = fittingDrinks({ ...asked.wish, type: 'whiskey', count: FEW }, asked.bar, asked.text);
  const lines = found.map(({ drink }) =>
    drink.type === 'whiskey'
      ? `${bold(drink.name)}, ${drink.drink.proof} proof: ${drink.drink.profile.toLowerCase()}; ${drink.drink.notes.toLowerCase()}`
      : bold(drink.name),
  );
  return paragraphs(
    'To begin with whiskey, take it gentle and without smoke:',
    bullets(lines),
    'Smell it first with your mouth a little open, take a small sip, then a drop of water and another. The flight goes from gentle to bold, so just follow the numbers.',
  );
}

const COMPARATIVES: readonly (readonly [RegExp, (one: Profiled) => number])[] = [
  [/ (?:stronger|boozier|stiffer|more alcohol|more powerful) /, ({ abv }) => abv / 60],
  [/ (?:lighter|weaker|milder|less strong|less boozy|less alcohol|easier) /, ({ abv }) => -abv / 60],
  [/ (?:sweeter|more sweet|less bitter|less sour) /, ({ flavours }) => flavours.sweet ?? 0],
  [/ (?:drier|less sweet|dryer) /, ({ flavours }) => -(flavours.sweet ?? 0)],
  [/ (?:smokier|more smoky|peatier|more peated) /, ({ flavours }) => flavours.smoky ?? 0],
  [/ (?:less smoky|less peated|without (?:the )?smoke) /, ({ flavours }) => -(flavours.smoky ?? 0)],
  [/ (?:spicier|more spicy) /, ({ flavours }) => flavours.spicy ?? 0],
  [/ (?:fruitier|more fruity) /, ({ flavours }) => flavours.fruity ?? 0],
  [/ (?:more bitter|bitterer) /, ({ flavours }) => flavours.bitter ?? 0],
  [
    / (?:more sour|tarter|more citrusy|fresher|more refreshing) /,
    ({ flavours }) => Math.max(flavours.sour ?? 0, flavours.refreshing ?? 0),
  ],
];
const NOTICEABLE = 0.03;

/** "And a stronger one?" after a drink was spoken of. */
export function comparedWithLast(asked: Asked): string | undefined {
  const base = asked.drinks[0] ?? asked.earlier[0];
  const comparative = COMPARATIVES.find(([pattern]) => pattern.test(asked.line));
  const hasOtherWish =
    asked.wish.parts.filter(({ kind }) => kind === 'family' || kind === 'contains' || kind === 'occasion')
      .length > 0;
  if (!base || !comparative || asked.drinks.length > 1 || hasOtherWish) return undefined;
  const [, measure] = comparative;
  const found = asked.bar.pourable
    .filter((one) => one.type === base.type && one !== base && measure(one) >= measure(base) + NOTICEABLE)
    .sort((one, other) => similarity(other, base) - similarity(one, base))
    .slice(0, FEW);
  if (found.length === 0) return `The ${bold(base.name)} already goes as far as this menu does.`;
  return paragraphs(
    `After the ${bold(base.name)} (${strengthText(base)}), that would be`,
    bullets(found.map(short)),
  );
}

/** "Something else", "another one": the last wish again, without what was offered. */
export function somethingElse(asked: Asked): string | undefined {
  if (
    !/ (?:else|another|other|more option|different|next|more) /.test(asked.line) ||
    asked.earlier.length === 0
  )
    return undefined;
  if (asked.wish.parts.some(({ kind }) => kind !== 'occasion')) return undefined;
  const wish = readWish(asked.earlierText, asked.bar);
  for (const { name } of asked.earlier) wish.excluded.add(name.toLowerCase());
  const parts =
    wish.parts.length > 0
      ? wish.parts
      : asked.earlier.slice(0, 1).map((one): Wish['parts'][number] => ({
          kind: 'like',
          name: one.name,
          target: one,
          isOnMenu: true,
          weight: 1,
        }));
  const found = fittingDrinks({ ...wish, parts, count: FEW, named: [] }, asked.bar, asked.text);
  return found.length > 0
    ? paragraphs('Then perhaps', bullets(found.map(({ drink }) => short(drink))))
    : undefined;
}

/** What goes with a dish. */
export function withFood(asked: Asked): string | undefined {
  if (
    !/ (?:go with|goe with|pair|pairing|pairs|match|drink with|have with|take with|pour with|with my|with a|with dinner|eating|serve with|beside|alongside|having) /.test(
      asked.line,
    )
  )
    return undefined;
  const pairing = pairingIn(asked.words);
  if (!pairing || asked.drinks.length > 0) return undefined;
  if (
    !/ (?:go with|goe with|pair|pairing|pairs|match|eating|dinner|having|serve with|drink with|have with|take with|pour with|with my) /.test(
      asked.line,
    )
  )
    return undefined;
  const said = readWish(pairing.wish, asked.bar);
  const wish = { ...said, type: said.type ?? kindAsked(asked), avoidFamilies: asked.wish.avoidFamilies };
  const found = fittingDrinks({ ...wish, count: FEW }, asked.bar, pairing.wish);
  return paragraphs(
    `With ${pairing.food}: ${pairing.why}. I would pour`,
    bullets(found.map(({ drink }) => short(drink))),
  );
}

const UNFIT = 0.3;

/** The wish in the question, answered from the menu. */
export function wished(asked: Asked): string | undefined {
  const { wish, bar, page } = asked;
  const asksAnything =
    wish.isSurprise ||
    / (?:recommend|recommendation|suggest|suggestion|what should|should i|drink|best|favourite|favorite|try|tonight|good|popular|most|bestseller|signature|have for me|something|anything) /.test(
      asked.line,
    );
  const hasWish = wish.parts.length > 0 || wish.avoidFamilies.size > 0 || wish.avoidContents.size > 0;
  const isOnlyWords =
    wish.parts.length > 0 &&
    wish.parts.every(({ kind }) => kind === 'word') &&
    wish.unknown.length > wish.parts.length;
  if ((!hasWish || (isOnlyWords && !asksAnything)) && !asksAnything) return undefined;
  if (!hasWish && wish.unknown.length > 1) return undefined;
  const chosen = {
    ...wish,
    type: wish.type ?? (hasWish ? undefined : page),
    unknown: [],
    count: wish.count ?? FEW,
  };
  const found = fittingDrinks(chosen, bar, asked.text);
  if (found.length === 0)
    return 'With that ruled out, nothing is left on tonight’s menu that I could pour. Shall we relax one of the wishes?';
  return paragraphs(opening(found[0]?.drink, wish), suggested(found, chosen));
}

/** Honest about a taste that nothing on the menu has. */
function opening(best: Profiled | undefined, wish: Wish): string {
  const missing = wish.parts.find(
    (part) => part.kind === 'flavour' && best && satisfaction(best, part, true) < UNFIT,
  );
  if (missing?.kind === 'flavour')
    return `Nothing on tonight's menu is truly ${missing.flavour}. What comes nearest:`;
  if (wish.parts.length > 0) return 'I would pour you one of these:';
  if (wish.avoidContents.size > 0)
    return 'By their recipes these keep clear of it (for an allergy, please ask your host as well):';
  return wish.avoidFamilies.size > 0 ? 'Then one of these:' : 'From tonight’s menu I would begin with';
}
