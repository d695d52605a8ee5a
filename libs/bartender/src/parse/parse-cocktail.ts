import { type Cocktail, type CocktailInput, TEXT_LENGTHS, inputOf, type DrinkRead } from '@peanut/contracts';
import { type MenuSnapshot, type ParseRequest } from '../provider.js';
import { type Bar, barOf } from '../profile/bar.js';
import { pastedAmounts } from '../language/pasted-amounts.js';
import { cut } from '../language/sentences.js';
import { classicAsSaid, classicIn, classicMadeOf, classicNamed, variationName } from './classic.js';
import { completeCocktail } from '../formats/complete-cocktail.js';
import { fieldsOf } from '../formats/complete-drink.js';
import { readText } from '../formats/read-text.js';
import { type WrittenDrink } from '../formats/written-drink.js';
import { fillCocktail } from './fill-cocktail.js';
import { baseSpirit, inventedName, measured } from './left-out.js';
import { swapped, withRemoved } from './edit-recipe.js';
import { readAllergens } from './edit-allergens.js';
import { flagsSaid, withoutFlags, areStrayFlags } from './edit-flags.js';
import { editCocktail } from './edit-cocktail.js';
import { refusedInVain } from './edit-refusals.js';
import { asClauses } from './edit-steps.js';
import { type IngredientLine } from './ingredient-line.js';
import { ingredientsOf } from './read-ingredients.js';
import { isNameAlone } from './name-shape.js';
import { isNameAgain, readName } from './read-name.js';
import { readRecipeText } from './recipe-text.js';
import { withoutRequest, withoutUndefined } from './request.js';
import { titleAbove } from './title-line.js';

/** A recipe in free words as the form's fields; what it leaves out is filled in as a bartender would. */
function readCocktail(text: string, bar: Bar): DrinkRead<CocktailInput> {
  const plain = text.trim();
  const above = titleAbove(plain, bar);
  const body = pastedAmounts(above ? above.rest : withoutRequest(plain));
  const recipe = readRecipeText(withoutFlags(body));
  const named =
    above && !recipe.labelled.has('name')
      ? { name: above.title, lines: recipe.lines }
      : readName(recipe, bar);
  const lines = named?.lines ?? recipe.lines;
  const rest = lines.map((line) => line.text).join('\n');
  const said = ingredientsOf(lines, (piece) => isNameAgain(piece, named?.name));
  const poured = said.filter(({ role }) => role === 'poured');
  const variation = poured.length < 2 ? classicIn(body, bar) : undefined;
  const classic =
    (named && classicNamed(named.name)) ?? variation ?? (named ? undefined : classicMadeOf(said));
  const isWholeRecipe = poured.length > 1 || !classic;
  const ingredients = isWholeRecipe
    ? measured(said, rest, classic)
    : withoutRefused(classicAsSaid(classic, said, body, bar), rest);
  if (ingredients.length === 0) {
    const { notUnderstood, ...asked } = editCocktail(body.replace(/,\s+(?:and\s+)?/g, '\n'), {}, bar);
    if (areStrayFlags(asked, body, bar)) return {};
    if (Object.keys(asked).length > 0) return { ...asked, ...(notUnderstood && { notUnderstood }) };
    return named && isNameAlone(body, bar) ? { name: cut(named.name, TEXT_LENGTHS.name) } : {};
  }
  const isVariation = variation !== undefined && !(named && classicNamed(named.name));
  const name = isVariation
    ? variationName(body, variation)
    : (named?.name ?? classic?.name ?? inventedName(ingredients));
  const { fields } = fillCocktail({
    name,
    ingredients,
    classic,
    lines,
    labelled: recipe.labelled,
    spirits: bar.menu.spirits,
  });
  const served = { ...fields, ...flagsSaid(body) };
  const drink = isWholeRecipe ? served : { ...served, ...swapped(rest, fields, bar.menu.spirits) };
  const missed = refusedInVain(body, drink);
  return missed.length > 0 ? { ...drink, notUnderstood: asClauses(missed) } : drink;
}

/** "A mojito without sugar": the classic's lines that the text does not refuse. */
function withoutRefused(lines: IngredientLine[], text: string): IngredientLine[] {
  const left = withRemoved(text, { ingredients: lines.map((line) => line.text) })?.ingredients;
  return left ? lines.filter((line) => left.includes(line.text)) : lines;
}

/** "~~~ Gate Keeper ~~~" frames a title; Markdown would have it that code begins. */
const TILDES = /^~{3,}([^~\n]+)~{3,}$/m;

/** A whole drink: by the shape of its text, else by its words. */
function readWhole(description: string, bar: Bar): DrinkRead<CocktailInput> {
  const { drinks, texts } = readText(description.replace(TILDES, '$1'));
  const [drink, ...others] = drinks.filter(({ entityType }) => entityType === 'cocktail');
  if (drink) return fieldsOfShape(drink, others, bar);
  const { rest, ...said } = readAllergens(texts.join('\n\n'));
  return rest.trim() === '' ? said : { ...withoutUndefined(readCocktail(rest, bar)), ...said };
}

/** The fields of a drink that its shape tells: what is left out is filled in. */
function fieldsOfShape(
  drink: WrittenDrink,
  others: readonly WrittenDrink[],
  bar: Bar,
): DrinkRead<CocktailInput> {
  const { spirit: said, ...given } = fieldsOf(drink);
  const labelled = said === undefined ? undefined : baseSpirit([`60 ml ${said}`], bar.menu.spirits);
  const read = completeCocktail(
    { ...given, spirit: labelled },
    { said: drink.said, spirits: bar.menu.spirits },
  );
  const { allergens, spirit, sortOrder: _, ...fields } = read.input;
  const missed = others.flatMap(({ fields: other }) => other.get('name') ?? []).map(String);
  return {
    ...fields,
    ...(spirit !== '' && { spirit }),
    ...(given.allergens && { allergens }),
    ...(missed.length > 0 && { notUnderstood: missed }),
  };
}

/** Fills, edits or rewrites the fields of a cocktail from free words. */
export function parseCocktail(
  { description, mode, current }: ParseRequest<Cocktail>,
  menu: MenuSnapshot,
): DrinkRead<CocktailInput> {
  const bar = barOf(menu);
  if (mode === 'partial') return editCocktail(description, inputOf('cocktail', current ?? {}), bar);
  const read = readWhole(description, bar);
  return mode === 'full' ? { ...inputOf('cocktail', current ?? {}), ...read } : read;
}
