import { type RawRecommendation } from '../provider.js';
import { type Bar } from '../profile/bar.js';
import { isAlcoholFree, type ProfiledCocktail } from '../profile/profile.js';
import { readLine } from '../knowledge/allergens/read-line.js';
import { type LineReading } from '../knowledge/allergens/substances.js';
import { measure } from '../profile/recipe.js';
import { capital, listed } from '../language/sentences.js';
import { type Intent } from '../intent/intent.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { type Ranked, rank } from './rank.js';

/** What is left after the spirit must still fill a glass. */
const FILLS_A_GLASS_ML = 90;
const SCORE = 66;

/** Ends the name of a drink of the menu that is made without its spirit. */
export const WITHOUT_SPIRIT = ' without the spirit';

/** The drinks of the menu without alcohol, best first. "For my pregnant wife" asks for no date drink. */
export function alcoholFreeOnMenu(intent: Intent, bar: Bar): Ranked[] {
  const sober = bar.pourable.filter((drink) => drink.type === 'cocktail' && isAlcoholFree(drink));
  const constraints = intent.constraints.filter(({ kind }) => !intent.isFirm || kind !== 'occasion');
  return rank({ ...intent, constraints }, { ...bar, pourable: sober }).map((one) => ({
    ...one,
    score: Math.max(one.score, 75),
  }));
}

const holdsNoAlcohol = ({ holds, mayHold, isKnown }: LineReading): boolean =>
  isKnown && !holds.has('alcohol') && !mayHold.has('alcohol');

/** A long drink's mixers without its spirit: nothing that is on the menu, but something the bar can pour. */
function withoutSpirit({ drink }: ProfiledCocktail): RawRecommendation | undefined {
  const sober = measure(drink.ingredients).filter(
    ({ line, ml }) => holdsNoAlcohol(readLine(line)) && ml > 0.5,
  );
  const volume = sober.reduce((sum, { ml }) => sum + ml, 0);
  if (volume < FILLS_A_GLASS_ML || sober.length < 2) return undefined;
  const parts = sober.map(({ line }) => shortIngredient(line));
  return {
    name: `${drink.name}${WITHOUT_SPIRIT}`,
    spirit: 'alcohol-free',
    description: capital(`${listed(parts)}, without alcohol.`),
    reasoning: `The ${drink.name} works without its ${drink.spirit}: ${listed(parts)}. Ask for it that way.`,
    matchScore: SCORE,
    type: 'cocktail',
  };
}

/** What the bar can pour without alcohol although its menu does not say so, at most three. */
export function alcoholFreeOffMenu(intent: Intent, bar: Bar): RawRecommendation[] {
  const cocktails = rank({ ...intent, type: 'cocktail', isAlcoholFree: false }, bar).map(
    ({ drink }) => drink,
  );
  return cocktails
    .flatMap((drink) => (drink.type === 'cocktail' ? (withoutSpirit(drink) ?? []) : []))
    .slice(0, 3)
    .map((one, index) => ({ ...one, matchScore: SCORE - 4 * index }));
}
