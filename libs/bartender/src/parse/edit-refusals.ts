import { type CocktailInput } from '@peanut/contracts';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { words } from '../language/words.js';
import { balancedTaste } from './edit-amounts.js';
import { editAllergens } from './edit-allergens.js';
import { refusedFlags } from './edit-flags.js';
import { withGarnish, withoutAlcohol, withRemoved } from './edit-recipe.js';
import { rim, withoutIce } from './edit-serving.js';
import { type Edit, REFUSES } from './edit-steps.js';
import { isGarnish } from '../profile/recipe.js';
import { bare, linesWith } from './recipe-lines.js';
import { readGlass } from './serving.js';

type Draft = Partial<CocktailInput>;

/** Refuses the thing itself; "don't remove the mint" does not. */
const IS_WITHOUT = /^(?:no|without|do(?: not|n['’]?t) (?:use|add|put|include))\b/i;
const onlyIf =
  (pattern: RegExp, made: Edit<Draft>): Edit<Draft> =>
  (change, ...drafts) =>
    pattern.test(change) ? made(change, ...drafts) : undefined;

/** What a "no" or "don't" can ask of a cocktail. */
export const REFUSALS: readonly Edit<Draft>[] = [
  editAllergens,
  refusedFlags,
  onlyIf(/^(?:no|not|without|do(?: not|n['’]?t)) smok\w*/i, () => ({ smoke: null })),
  onlyIf(/^(?:no|without) (?:alcohol|booze)\b/i, (_, draft) => withoutAlcohol('without alcohol', draft)),
  onlyIf(/^(?:no|without)(?: any| the)? garnish/i, withGarnish),
  onlyIf(/\brim(?:med)?\b/i, (_, ...drafts) => rim('no rim', ...drafts)),
  onlyIf(/^not (?:so|as|too|very|quite|\w+ enough)\b/i, balancedTaste),
  withoutIce,
  onlyIf(IS_WITHOUT, withRemoved),
];

const METHODS = /\b(shak|stir|blend|muddl|build|strain|smok)(?:e|ed|ing|er|ring|red|en)?\b/i;
const USES = /^(?:in|into|with|use|using|add|adding|put|have|any|an?|the)\b\s*/i;

/** True when a drink does without what is refused: a step, a glass or an ingredient. */
export function isWithout(
  thing: string,
  { prep = '', glass: vessel = '', ingredients = [], smoke: smoked }: Draft,
): boolean {
  const method = METHODS.exec(thing)?.[1];
  if (method) return !new RegExp(`\\b${method}`, 'i').test(prep) && !(method === 'smok' && smoked);
  const refused = readGlass(thing);
  if (refused) return !vessel.startsWith(refused);
  const name = bare(thing.replace(USES, '').replace(USES, ''));
  const isThing = words(name).length <= 3 && mainIngredient(name) !== undefined;
  return isThing && linesWith(ingredients, name).length === 0;
}

/** Of what else is refused ("no need to hurry") a drink's fields say nothing. */
const NAMES_A_PART =
  /\b(?:shak|stir|blend|muddl|smok|ice|garnish|glass|coupe|flute|rim|salt|sugar|syrup|egg|cream)\w*/i;
const CLAUSE_END = /[,.;:!?()\n]|\s(?:and|but|or|then)\s/;

/** The refusals in the text of a whole drink that the drink does not keep to; a step that says so itself keeps to it. */
export function refusedInVain(text: string, drink: Draft): string[] {
  const written = `${drink.prep} ${drink.description}`.toLowerCase();
  const isKept = (clause: string) => {
    const thing = clause.replace(REFUSES, '');
    if (/^(?:the |any )?ice\b/i.test(thing)) return /^none\b/i.test(drink.ice ?? '');
    if (/^(?:the |any )?garnish/i.test(thing)) return !(drink.ingredients ?? []).some(isGarnish);
    return isWithout(thing, drink) || written.includes(clause.toLowerCase());
  };
  return text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter((clause) => REFUSES.test(clause) && NAMES_A_PART.test(clause) && !isKept(clause));
}
