import { UNSAVED } from '../profile/profile.js';
import { type Cocktail, TEXT_LENGTHS, withDefaults } from '@peanut/contracts';
import { FLAVOUR_ADJECTIVE, FLAVOURS } from '../knowledge/flavours.js';
import { profileCocktail } from '../profile/cocktail-profile.js';
import { isGarnish } from '../profile/recipe.js';
import { shortIngredient } from '../recommend/highlights.js';
import { capital, cut, listed, uncapital } from '../language/sentences.js';
import { sentencesOf } from './pieces.js';

const SAYS_HOW_IT_IS =
  /\b(?:tastes?|it is|it's|its a|a (?:bright|rich|dark|smoky|light|fresh|sweet|bitter|tart|boozy|tall|refreshing)|like (?:a|dessert)|perfect|think|reminds|description)\b/i;
const TELLING = 0.3;

/** A sentence of the text that describes rather than instructs. */
export function writtenDescription(text: string): string | undefined {
  const sentence = sentencesOf(text).find(
    (one) =>
      SAYS_HOW_IT_IS.test(one) &&
      !/\d\s?(?:oz|ml|cl)\b|\b(?:shake|stir|strain|glass|called|named)\b/i.test(one),
  );
  return (
    sentence &&
    cut(`${capital(sentence.replace(/^(?:description\s*:?|it is|it's)\s*/i, ''))}.`, TEXT_LENGTHS.description)
  );
}

type Recipe = Pick<Cocktail, 'name' | 'spirit' | 'ingredients' | 'glass' | 'ice' | 'smoke' | 'prep'>;

/** What is in the drink and what it tastes of, in one sentence within the limit. */
export function composeDescription(recipe: Recipe): string {
  const { flavours } = profileCocktail(withDefaults('cocktail', { ...UNSAVED, description: '', ...recipe }));
  const tastes = FLAVOURS.filter((flavour) => (flavours[flavour] ?? 0) >= TELLING)
    .sort((one, other) => (flavours[other] ?? 0) - (flavours[one] ?? 0))
    .slice(0, 2)
    .map((flavour) => FLAVOUR_ADJECTIVE[flavour]);
  const parts = recipe.ingredients
    .filter((line) => !isGarnish(line))
    .map((line) => uncapital(shortIngredient(line)));
  for (let count = Math.min(4, parts.length); count > 1; count -= 1) {
    const text = `${capital(listed(parts.slice(0, count)))}${tastes.length > 0 ? `: ${listed(tastes)}` : ''}.`;
    if ([...text].length <= TEXT_LENGTHS.description) return text;
  }
  return cut(
    `${capital(parts[0] ?? recipe.name)}${tastes.length > 0 ? `: ${listed(tastes)}` : ''}.`,
    TEXT_LENGTHS.description,
  );
}
