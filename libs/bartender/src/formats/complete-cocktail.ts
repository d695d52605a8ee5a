import {
  type CocktailInput,
  FORM_DEFAULTS,
  SEEDED_SPIRITS,
  TEXT_LENGTHS,
  withDefaults,
} from '@peanut/contracts';
import { classicMadeOf, classicNamed } from '../parse/classic.js';
import { fillCocktail } from '../parse/fill-cocktail.js';
import { type IngredientLine, lineOf, marked } from '../parse/ingredient-line.js';
import { inventedName } from '../parse/left-out.js';
import { type Line } from '../parse/recipe-text.js';
import { withoutUndefined } from '../parse/request.js';
import { allergensOf } from '../knowledge/allergens/ticks.js';
import { cut } from '../language/sentences.js';
import { type ReadCocktail } from './read-drink.js';

/** Spirits that a recipe is filed under, where the source names none. */
const USUAL_SPIRITS = [
  ...SEEDED_SPIRITS,
  ...['mezcal', 'brandy', 'absinthe', 'vermouth', 'liqueur', 'wine', 'beer'],
];

/** What the line pours, with the line's own words as its text. */
function lineAsWritten(text: string): IngredientLine {
  const read = lineOf(marked(text));
  const role = read?.role ?? 'poured';
  return { amount: read?.amount, name: read?.name ?? text, ingredient: read?.ingredient, role, text };
}

const LABELS = ['glass', 'ice', 'smoke', 'description', 'spirit'] as const;
type Label = (typeof LABELS)[number];

/** The labels of {@link fillCocktail} from the fields that are there. */
const labelsOf = (fields: Partial<CocktailInput>): Map<Label, string> =>
  new Map(
    LABELS.flatMap((label) => {
      const value = fields[label];
      return value ? [[label, value] as const] : [];
    }),
  );

/** A cocktail that was read: what it lacks is filled in as a bartender would, and named. */
export function completeCocktail(given: Partial<CocktailInput>): ReadCocktail {
  const fields = withoutUndefined(given);
  const named = fields.name === undefined ? undefined : classicNamed(fields.name);
  const ingredients = fields.ingredients ?? [...(named?.ingredients ?? [])];
  const lines = ingredients.map(lineAsWritten);
  const classic = named ?? (fields.name === undefined ? classicMadeOf(lines) : undefined);
  const name = fields.name ?? classic?.name ?? inventedName(lines);
  const steps: Line[] = fields.prep === undefined ? [] : [{ section: 'method', text: fields.prep }];
  const filled = fillCocktail({
    name,
    ingredients: lines,
    classic,
    lines: steps,
    labelled: labelsOf(fields),
    spirits: USUAL_SPIRITS,
  });
  const spirit = filled.fields.spirit ?? classic?.spirit ?? FORM_DEFAULTS.spirit;
  const input: CocktailInput = {
    ...withDefaults('cocktail', {
      name: cut(name ?? 'House cocktail', TEXT_LENGTHS.name),
      description: filled.fields.description ?? '',
      glass: filled.fields.glass ?? '',
      ice: filled.fields.ice ?? '',
      smoke: filled.fields.smoke ?? null,
      prep: filled.fields.prep ?? '',
      spirit,
    }),
    allergens: allergensOf(ingredients),
    ...fields,
    ingredients,
  };
  const isMissing = (field: keyof CocktailInput) => fields[field] === undefined;
  const guessed = [...filled.guessed, 'ingredients' as const, 'allergens' as const].filter(isMissing);
  const problems = ingredients.length > 0 ? [] : ['Its ingredients are missing. Please add them.'];
  return { entityType: 'cocktail', input, guessed, problems };
}
