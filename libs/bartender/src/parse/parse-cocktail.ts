import { type Cocktail, type CocktailInput, TEXT_LENGTHS, inputOf, type DrinkRead } from '@peanut/contracts';
import { type MenuSnapshot, type ParseRequest } from '../provider.js';
import { type Classic } from '../knowledge/classics.js';
import { type Bar, barOf } from '../profile/bar.js';
import { pastedAmounts } from '../language/pasted-amounts.js';
import { capital, cut, listed } from '../language/sentences.js';
import { classicAsSaid, classicIn, classicMadeOf, classicNamed, variationName } from './classic.js';
import { baseSpirit, composeDescription, writtenDescription, measured } from './left-out.js';
import { swapped, withRemoved } from './edit-recipe.js';
import { readAllergens } from './edit-allergens.js';
import { flagsSaid, withoutFlags } from './edit-flags.js';
import { editCocktail } from './edit-cocktail.js';
import { refusedInVain } from './edit-refusals.js';
import { asClauses } from './edit-steps.js';
import { withoutInlineMarks } from './inline-marks.js';
import { foundIn } from './mend.js';
import { allowedMethod, composeSteps, readMethod, usualGlass, usualMethod, writtenSteps } from './method.js';
import { type IngredientLine } from './ingredient-line.js';
import { ingredientsOf } from './read-ingredients.js';
import { isNameAlone } from './name-shape.js';
import { isNameAgain, readName } from './read-name.js';
import { type Label } from '../knowledge/labels.js';
import { type Line, readRecipeText } from './recipe-text.js';
import { withoutRequest, withoutUndefined } from './request.js';
import { titleAbove } from './title-line.js';
import { glassOf, iceOf, readGlass, readIce, readSmoke, smokeIn, usualIce } from './serving.js';

function inventedName(lines: readonly IngredientLine[]): string | undefined {
  const names = lines
    .filter(({ role }) => role === 'poured')
    .slice(0, 3)
    .map(({ name }) => capital(name.replace(/ juice$/, '')));
  return names.length > 0 ? cut(listed(names, '&'), TEXT_LENGTHS.name) : undefined;
}

/** A recipe in free words as the form's fields; what it leaves out is filled in as a bartender would. */
function readCocktail(text: string, bar: Bar): DrinkRead<CocktailInput> {
  const plain = withoutInlineMarks(text.trim());
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
    if (Object.keys(asked).length > 0) return { ...asked, ...(notUnderstood && { notUnderstood }) };
    return named && isNameAlone(body, bar) ? { name: cut(named.name, TEXT_LENGTHS.name) } : {};
  }
  const isVariation = variation !== undefined && !(named && classicNamed(named.name));
  const name = isVariation
    ? variationName(body, variation)
    : (named?.name ?? classic?.name ?? inventedName(ingredients));
  const fields = fieldsOf({
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

interface Read {
  name: string | undefined;
  ingredients: readonly IngredientLine[];
  classic: Classic | undefined;
  lines: readonly Line[];
  labelled: ReadonlyMap<Label, string>;
  spirits: readonly string[];
}

/** How it is served: as a label says, else as the text does, else as its classic or its method asks. */
function servingOf({ ingredients, classic, lines, labelled }: Read) {
  const text = lines.map((line) => line.text).join('\n');
  const said = glassOf(labelled.get('glass')) ?? foundIn(text, readGlass);
  const wanted = foundIn(text, readMethod) ?? classic?.method ?? usualMethod(ingredients, said);
  const method = allowedMethod(wanted, text);
  const asked = foundIn(text, readIce);
  const isUp = asked?.endsWith('served up') && 'Coupe, chilled';
  const isOnRock = asked?.includes('large') === true && 'Rocks';
  const glass = said ?? classic?.glass ?? (isUp || isOnRock || usualGlass(method, ingredients));
  const usual = said ? usualIce(glass, method) : (classic?.ice ?? usualIce(glass, method));
  const ice = iceOf(labelled.get('ice'), usual) ?? asked ?? usual;
  const smoke = smokeIn(labelled.get('smoke')) ?? readSmoke(text);
  return { method, glass, ice, smoke };
}

function fieldsOf(read: Read): Partial<CocktailInput> {
  const { name, ingredients: poured, classic, lines, labelled, spirits } = read;
  const { method, glass, ice, smoke } = servingOf(read);
  const prep = writtenSteps(lines) ?? composeSteps(method, poured, glass, ice, smoke);
  const ingredients = poured.map(({ text }) => cut(text, TEXT_LENGTHS.ingredient));
  const spirit =
    baseSpirit([`60 ml ${labelled.get('spirit') ?? ''}`], spirits) ??
    baseSpirit(ingredients, spirits) ??
    baseSpirit(classic?.ingredients ?? [], spirits);
  const recipe = {
    name: cut(name ?? 'House cocktail', TEXT_LENGTHS.name),
    spirit: spirit ?? '',
    ingredients,
    glass: cut(glass, TEXT_LENGTHS.glass),
    ice: cut(ice, TEXT_LENGTHS.ice),
    smoke,
    prep,
  };
  const text = lines.map((line) => line.text).join('\n');
  const description =
    labelled.get('description') ??
    writtenDescription(text) ??
    classic?.description ??
    composeDescription(recipe);
  return {
    ...recipe,
    spirit,
    description: cut(capital(description), TEXT_LENGTHS.description),
    prep: cut(prep, TEXT_LENGTHS.prep),
    isVisible: true,
    isAvailable: true,
  };
}

/** Fills, edits or rewrites the fields of a cocktail from free words. */
export function parseCocktail(
  { description, mode, current }: ParseRequest<Cocktail>,
  menu: MenuSnapshot,
): DrinkRead<CocktailInput> {
  const bar = barOf(menu);
  if (mode === 'partial') return editCocktail(description, inputOf('cocktail', current ?? {}), bar);
  const { rest, ...said } = readAllergens(description);
  const read = { ...withoutUndefined(readCocktail(rest, bar)), ...said };
  return mode === 'full' ? { ...inputOf('cocktail', current ?? {}), ...read } : read;
}
