import { type Cocktail } from '@peanut/contracts';
import { GUARDED, heldIn } from '../knowledge/allergens/held.js';
import { contentsOf } from '../knowledge/avoidances.js';
import { CLASSICS } from '../knowledge/classics.js';
import { FAMILY_BY_WORD, type Family, lineage } from '../knowledge/families.js';
import { FLAVOURS, type Flavours } from '../knowledge/flavours.js';
import { ingredientsIn } from '../knowledge/ingredient-lookup.js';
import { mentions, phraseKey, words } from '../language/words.js';
import { describedFlavours, strongest, weightedVocabulary } from './text-features.js';
import { occasionScores } from './occasion-scores.js';
import { type OccasionFacts, type ProfiledCocktail } from './profile.js';
import { type Form } from '../knowledge/occasions.js';
import { type Measured, measure } from './recipe.js';

const RENOWNED = new Set(CLASSICS.flatMap(({ name, aliases }) => [name, ...aliases].map(phraseKey)));

const FORM_WORDS: readonly (readonly [Form, RegExp])[] = [
  ['tall', /highball|collins|mug|hurricane|\btall\b|sling|pint|wine glass/],
  ['up', /coupe|martini|nick|flute|cocktail glass|\bup\b/],
  ['rocks', /rocks|old.?fashioned glass|tumbler|lowball/],
  ['crushed', /crushed|cracked|pebble|shaved/],
  ['blended', /\bblend|frozen/],
  ['hot', /\bhot\b|warmed|steaming/],
];

function formsOf({ glass, ice, prep }: Pick<Cocktail, 'glass' | 'ice' | 'prep'>): Set<Form> {
  const served = `${glass} ${ice}`.toLowerCase();
  const forms = new Set(FORM_WORDS.filter(([, pattern]) => pattern.test(served)).map(([form]) => form));
  if (/\bblend/i.test(prep)) forms.add('blended');
  if (/\bstir/i.test(prep) && !/\bshake/i.test(prep)) forms.add('stirred');
  if (/\bshak/i.test(prep)) forms.add('shaken');
  return forms;
}

/** Water from the ice, as a factor on the volume. */
function dilution(forms: ReadonlySet<Form>): number {
  if (forms.has('tall')) return 1.1;
  return forms.has('shaken') ? 1.25 : 1.2;
}

function alcohol(recipe: readonly Measured[], forms: ReadonlySet<Form>): number {
  const volume = recipe.reduce((sum, { ml }) => sum + ml, 0);
  if (volume === 0) return 0;
  const pure = recipe.reduce((sum, { ml, ingredient }) => sum + ml * ingredient.abv, 0);
  return pure / (volume * dilution(forms));
}

const POTENCY: Partial<Record<Measured['ingredient']['kind'], number>> = {
  bitters: 4,
  herb: 10,
  seasoning: 12,
  coffee: 1.6,
  garnish: 2,
  egg: 1.4,
};
const SPREAD = 4;

/** What the parts taste of together: shares of the glass, bent so that a fifth of it is clearly there. */
function pouredFlavours(recipe: readonly Measured[]): Flavours {
  const volume = recipe.reduce((sum, { ml }) => sum + ml, 0) || 1;
  const flavours: Flavours = {};
  for (const flavour of FLAVOURS) {
    const share = recipe.reduce(
      (sum, { ml, ingredient }) =>
        sum + (ml * (POTENCY[ingredient.kind] ?? 1) * (ingredient.flavours[flavour] ?? 0)) / volume,
      0,
    );
    if (share > 0.005) flavours[flavour] = 1 - Math.exp(-SPREAD * share);
  }
  return flavours;
}

/** Acid and bitterness hide sugar, acid hides bitterness, sugar hides acid and dryness. */
function balanced(flavours: Flavours): Flavours {
  const { sweet = 0, sour = 0, bitter = 0, dry = 0 } = flavours;
  return {
    ...flavours,
    sweet: sweet * (1 - 0.35 * sour) * (1 - 0.6 * bitter),
    sour: sour * (1 - 0.25 * sweet),
    bitter: bitter * (1 - 0.25 * sour),
    dry: Math.max(0, dry * (1 - 0.9 * sweet)),
  };
}

function servedFlavours(forms: ReadonlySet<Form>): Flavours {
  return {
    ...(forms.has('tall') && { refreshing: 0.55 }),
    ...(forms.has('crushed') && { refreshing: 0.6 }),
  };
}

function familiesOf(cocktail: Cocktail, recipe: readonly Measured[]): Set<Family> {
  const poured = recipe.flatMap(({ ingredient }) => (ingredient.family ? lineage(ingredient.family) : []));
  const spirit = FAMILY_BY_WORD.get(phraseKey(cocktail.spirit));
  return new Set([...poured, ...(spirit ? lineage(spirit) : [])]);
}

/** Words and names of what is in it; of what is guarded only what the table says: "egg-free foam" holds no egg. */
function containsOf({ ingredients }: Cocktail, held: ReadonlySet<string>): Set<string> {
  const found = ingredients.flatMap((line) => ingredientsIn(words(line)));
  const named = [
    ...found.flatMap(({ ingredient, phrase }) => [
      phrase,
      phraseKey(ingredient.name),
      ...contentsOf(ingredient),
    ]),
    ...ingredients.flatMap(words),
  ];
  return new Set([...named.filter((name) => !GUARDED.has(name)), ...held]);
}

type Tasted = Pick<Cocktail, 'name' | 'description' | 'ingredients' | 'glass' | 'ice' | 'smoke' | 'prep'>;

function flavoursOf(cocktail: Tasted, recipe: readonly Measured[], forms: ReadonlySet<Form>): Flavours {
  const smoked: Flavours = cocktail.smoke ? { smoky: 0.75 } : {};
  return strongest(
    balanced(strongest(pouredFlavours(recipe), describedFlavours(cocktail.description, 0.5))),
    describedFlavours(cocktail.name, 0.5),
    servedFlavours(forms),
    smoked,
  );
}

/** What a cocktail tastes of: the part of its profile that a description names. */
export const tastesOf = (cocktail: Tasted): Flavours =>
  flavoursOf(cocktail, measure(cocktail.ingredients), formsOf(cocktail));

/** Everything the bartender makes of a cocktail's fields. */
export function profileCocktail(cocktail: Cocktail): ProfiledCocktail {
  const recipe = measure(cocktail.ingredients);
  const forms = formsOf(cocktail);
  const abv = alcohol(recipe, forms);
  const flavours = flavoursOf(cocktail, recipe, forms);
  const { contents, doubts } = heldIn(cocktail);
  const contains = containsOf(cocktail, contents);
  const strength = Math.min(1, abv / 45);
  const facts: OccasionFacts = {
    flavours,
    strength,
    forms,
    hasCaffeine: contains.has('caffeine') || mentions(cocktail.ingredients.join(' '), 'coffee'),
    isPour: false,
    age: 0,
    ingredientCount: cocktail.ingredients.length,
    isRenowned: RENOWNED.has(phraseKey(cocktail.name)),
  };
  return {
    type: 'cocktail',
    drink: cocktail,
    name: cocktail.name,
    flavours,
    strength,
    abv,
    families: familiesOf(cocktail, recipe),
    contains,
    doubts,
    forms,
    vocabulary: weightedVocabulary([
      [cocktail.prep, 0.3],
      [cocktail.glass, 0.6],
      [cocktail.ice, 0.5],
      [cocktail.smoke ?? '', 0.6],
      [cocktail.description, 0.7],
      [cocktail.ingredients.join('\n'), 0.9],
      [cocktail.spirit, 0.9],
      [cocktail.name, 1],
    ]),
    occasions: occasionScores(facts),
    facts,
  };
}
