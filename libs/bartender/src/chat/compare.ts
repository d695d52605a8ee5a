import { FLAVOURS, FLAVOUR_ADJECTIVE } from '../knowledge/flavours.js';
import { type Profiled } from '../profile/profile.js';
import { abvText } from '../recommend/highlights.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { ownWords } from '../recommend/explanation.js';
import { isGarnish } from '../profile/recipe.js';
import { capital, listed } from '../language/sentences.js';
import { type ParsedQuestion } from './parse-question.js';
import { anyOf } from '../language/words.js';
import { bullets, paragraphs } from '../language/marked-text.js';
import { theDrink, titled } from './named.js';

const ASKS =
  anyOf(`compare, compared, comparison, comparing, difference, differ, different, versus, vs, v, better, between, or,
  stronger, lighter, sweeter, smokier, drier, than, both`);
const NOTABLE = 0.22;

function oneLine(one: Profiled): string {
  const parts =
    one.type === 'cocktail'
      ? ` Made with ${listed(one.drink.ingredients.filter((line) => !isGarnish(line)).map(shortIngredient))}.`
      : '';
  return `${titled(one)} (${abvText(one)}): ${ownWords(one)}${parts}`;
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
  return `${capital(theDrink(more.name))} is the stronger one, ${theDrink(less.name)} the lighter.`;
}

function contrast(one: Profiled, other: Profiled): string {
  const mine = moreOf(one, other);
  const theirs = moreOf(other, one);
  const says = (drink: Profiled, list: string[]) =>
    list.length > 0 ? `${theDrink(drink.name)} is more ${listed(list)}` : '';
  const sides = [says(one, mine), says(other, theirs)].filter(Boolean);
  return sides.length === 0 ? 'They taste much alike.' : `By taste, ${sides.join('; ')}.`;
}

/** "Which is smokier?" is answered first. */
function askedFor({ intent: intent }: ParsedQuestion, one: Profiled, other: Profiled): string {
  const constraint = intent.constraints.find((candidate) => candidate.kind === 'flavour');
  if (constraint?.kind !== 'flavour') return '';
  const difference = (one.flavours[constraint.flavour] ?? 0) - (other.flavours[constraint.flavour] ?? 0);
  const word = FLAVOUR_ADJECTIVE[constraint.flavour];
  if (Math.abs(difference) < 0.08) return `They are about equally ${word}.`;
  return `${capital(theDrink(difference > 0 ? one.name : other.name))} is more ${word}.`;
}

/** "What is the difference to a Manhattan?", said after a Negroni was spoken of. */
const lastBeside = ({ line, earlier, drinks }: ParsedQuestion): Profiled[] =>
  / (?:difference|differ|different|compare|compared|comparison|than|versus|vs) /.test(line)
    ? earlier.filter((one) => one !== drinks[0]).slice(0, 1)
    : [];

/** Two or more drinks side by side. */
export function comparison(question: ParsedQuestion): string | undefined {
  const drinks =
    question.drinks.length === 1 ? [...question.drinks, ...lastBeside(question)] : question.drinks;
  const [one, other] = drinks;
  if (!one || !other || !(ASKS.test(question.line) || drinks.length === 2)) return undefined;
  if (drinks.length === 2 && !ASKS.test(question.line) && !/ and /.test(question.line)) return undefined;
  const lines = bullets(drinks.slice(0, 4).map(oneLine));
  return paragraphs(
    lines,
    [askedFor(question, one, other), strengthSentence(one, other), contrast(one, other)]
      .filter(Boolean)
      .join(' '),
  );
}
