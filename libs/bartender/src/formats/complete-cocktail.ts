import {
  type Allergen,
  type CocktailInput,
  SEEDED_SPIRITS,
  TEXT_LENGTHS,
  withDefaults,
} from '@peanut/contracts';
import { bearerOf, contentOf } from '../knowledge/allergens/held.js';
import { allergensAfter, allergensOf } from '../knowledge/allergens/ticks.js';
import { remembered } from '../language/remembered.js';
import { cut } from '../language/sentences.js';
import { classicMadeOf, classicNamed } from '../parse/classic.js';
import { fillCocktail } from '../parse/fill-cocktail.js';
import { type IngredientLine, lineOf, marked } from '../parse/ingredient-line.js';
import { inventedName } from '../parse/left-out.js';
import { type Line, readRecipeText } from '../parse/recipe-text.js';
import { withoutUndefined } from '../parse/request.js';
import { readSmoke } from '../parse/serving.js';
import { type ReadCocktail } from './read-drink.js';

/** Spirits that a recipe is filed under, where the source names none. */
const USUAL_SPIRITS = [
  ...SEEDED_SPIRITS,
  ...['mezcal', 'brandy', 'absinthe', 'vermouth', 'liqueur', 'wine', 'beer'],
];

/** What the line pours, with the line's own words as its text. */
const lineAsWritten = remembered((text): IngredientLine => {
  const read = lineOf(marked(text));
  const role = read?.role ?? 'poured';
  return { amount: read?.amount, name: read?.name ?? text, ingredient: read?.ingredient, role, text };
});

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

/** What {@link fillCocktail} fills in, but for smoke: few drinks have any, and files leave it out. */
const FILLED = ['name', 'spirit', 'description', 'glass', 'ice', 'prep'] as const;

/** What is filled in for a drink that lacks nothing else: no look at its ingredients is needed. */
const smokeAlone = (lines: readonly Line[]): ReturnType<typeof fillCocktail> => ({
  fields: { smoke: readSmoke(lines.map(({ text }) => text).join('\n')) },
  guessed: [],
});

interface Beside {
  /** What else the source says of the drink. */
  said?: string;
  /** Names of spirits that a guess may be. */
  spirits?: readonly string[];
  /** It comes from our own export: its allergens are the owner's ticks. */
  isOurs?: boolean;
}

/** What the ingredients hold and the source does not name: no word of it takes away what is in a line. */
function unnamedProblem(named: readonly Allergen[], ingredients: readonly string[]): string[] {
  const unnamed = allergensOf(ingredients).filter((one) => !named.includes(one));
  const lines = unnamed.map((one) => `${one} (${bearerOf(ingredients, contentOf(one))})`);
  return lines.length > 0
    ? [`Its ingredients hold more than it names; ticked too: ${lines.join(', ')}.`]
    : [];
}

/**
 * A cocktail that was read: what it lacks is filled in as a bartender would, and named. Its spirit is empty where nothing
 * in it names one: a guess would be believed.
 */
export function completeCocktail(
  given: Partial<CocktailInput>,
  { said = '', spirits = USUAL_SPIRITS, isOurs = false }: Beside = {},
): ReadCocktail {
  const fields = withoutUndefined(given);
  const named = fields.name === undefined ? undefined : classicNamed(fields.name);
  const ingredients = fields.ingredients ?? [...(named?.ingredients ?? [])];
  const ingredientLines = () => ingredients.map(lineAsWritten);
  const classic = named ?? (fields.name === undefined ? classicMadeOf(ingredientLines()) : undefined);
  const name = fields.name ?? classic?.name ?? inventedName(ingredientLines());
  const steps: Line[] = fields.prep === undefined ? [] : [{ section: 'method', text: fields.prep }];
  const lines = [...steps, ...readRecipeText(said).lines];
  const isWhole = FILLED.every((field) => fields[field] !== undefined);
  const filled = isWhole
    ? smokeAlone(lines)
    : fillCocktail({
        ...{ name, classic, lines, spirits },
        ingredients: ingredientLines(),
        labelled: labelsOf(fields),
      });
  const { allergens } = fields;
  const isOwners = isOurs && allergens !== undefined;
  const input: CocktailInput = {
    ...withDefaults('cocktail', {
      name: cut(name ?? 'House cocktail', TEXT_LENGTHS.name),
      description: filled.fields.description ?? '',
      glass: filled.fields.glass ?? '',
      ice: filled.fields.ice ?? '',
      smoke: filled.fields.smoke ?? null,
      prep: filled.fields.prep ?? '',
      spirit: filled.fields.spirit ?? '',
    }),
    ...fields,
    ingredients,
    allergens: isOwners ? allergens : allergensAfter({ ingredients, allergens: allergens ?? [] }, undefined),
  };
  const isMissing = (field: keyof CocktailInput) => fields[field] === undefined;
  const guessed = [...filled.guessed, 'ingredients' as const, 'allergens' as const].filter(isMissing);
  const problems = [
    ...(ingredients.length > 0 ? [] : ['Its ingredients are missing. Please add them.']),
    ...(isOwners || !allergens ? [] : unnamedProblem(allergens, ingredients)),
  ];
  return { entityType: 'cocktail', input, guessed, problems, doubts: [] };
}
