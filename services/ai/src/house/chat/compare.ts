import { FLAVOURS, FLAVOUR_ADJECTIVE } from '../knowledge/flavours.js';
import { type Profiled } from '../profile/profile.js';
import { shortIngredient, strengthText } from '../recommend/evidence.js';
import { ownWords } from '../recommend/reason.js';
import { isGarnish } from '../profile/recipe.js';
import { capital, listed } from '../text/sentences.js';
import { type Asked } from './asked.js';
import { bullets, paragraphs, theDrink, titled } from './told.js';

const ASKS =
  / (?:compare|comparison|comparing|difference|differ|different|versus|vs|v|better|between|or|stronger|lighter|sweeter|smokier|than|both) /;
const NOTABLE = 0.22;

function oneLine(one: Profiled): string {
  const parts =
    one.type === 'cocktail'
      ? ` Made of ${listed(one.drink.ingredients.filter((line) => !isGarnish(line)).map(shortIngredient))}.`
      : '';
  return `${titled(one)} (${strengthText(one)}): ${ownWords(one)}${parts}`;
}

/** What one has clearly more of than the other, at most three flavours. */
function moreOf(one: Profiled, other: Profiled): string[] {
  return FLAVOURS.map((flavour) => ({
    flavour,
    more: (one.flavours[flavour] ?? 0) - (other.flavours[flavour] ?? 0),
  }))
    .filter(({ more }) => more >= NOTABLE)
    .sort((a, b) => b.more - a.more)
    .slice(0, 3)
    .map(({ flavour }) => FLAVOUR_ADJECTIVE[flavour]);
}

function strengthSentence(one: Profiled, other: Profiled): string {
  if (Math.abs(one.abv - other.abv) < 0.75) return 'They are about equally strong.';
  const [more, less] = one.abv > other.abv ? [one, other] : [other, one];
  return `${capital(theDrink(more.name))} is the stronger one; ${theDrink(less.name)} goes easier.`;
}

function contrast(one: Profiled, other: Profiled): string {
  const mine = moreOf(one, other);
  const theirs = moreOf(other, one);
  const says = (drink: Profiled, list: string[]) =>
    list.length > 0 ? `${theDrink(drink.name)} is more ${listed(list)}` : '';
  const sides = [says(one, mine), says(other, theirs)].filter(Boolean);
  return sides.length === 0 ? 'In taste they are near relations.' : `In taste, ${sides.join('; ')}.`;
}

/** "Which is smokier?" is answered first. */
function askedFor({ wish }: Asked, one: Profiled, other: Profiled): string {
  const part = wish.parts.find((candidate) => candidate.kind === 'flavour');
  if (part?.kind !== 'flavour') return '';
  const difference = (one.flavours[part.flavour] ?? 0) - (other.flavours[part.flavour] ?? 0);
  const word = FLAVOUR_ADJECTIVE[part.flavour];
  if (Math.abs(difference) < 0.08) return `One is about as ${word} as the other.`;
  return `More ${word} is ${theDrink(difference > 0 ? one.name : other.name)}.`;
}

/** Two or more drinks side by side. */
export function comparison(asked: Asked): string | undefined {
  const [one, other] = asked.drinks;
  if (!one || !other || !(ASKS.test(asked.line) || asked.drinks.length === 2)) return undefined;
  if (asked.drinks.length === 2 && !ASKS.test(asked.line) && !/ and /.test(asked.line)) return undefined;
  const lines = bullets(asked.drinks.slice(0, 4).map(oneLine));
  return paragraphs(
    lines,
    [askedFor(asked, one, other), strengthSentence(one, other), contrast(one, other)]
      .filter(Boolean)
      .join(' '),
  );
}
