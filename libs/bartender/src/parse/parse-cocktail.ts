import { type Cocktail, type CocktailInput, TEXT_LENGTHS, inputOf, type DrinkRead } from '@peanut/contracts';
import { type MenuSnapshot, type ParseRequest } from '../provider.js';
import { CLASSICS, type Classic } from '../knowledge/classics.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type Bar, barOf } from '../profile/bar.js';
import { isGarnish } from '../profile/recipe.js';
import { shortIngredient } from '../recommend/highlights.js';
import { readAmount } from '../language/amounts.js';
import { nameAt, nameOf } from '../intent/drink-names.js';
import { capital, cut, listed, uncapital } from '../language/sentences.js';
import { phraseKey, words } from '../language/words.js';
import { baseSpirit } from './base-spirit.js';
import { composeDescription, writtenDescription } from './describe.js';
import { swapped, withRemoved } from './edit-recipe.js';
import { readAllergens } from './edit-allergens.js';
import { flagsSaid, withoutFlags } from './edit-flags.js';
import { editCocktail } from './edit-cocktail.js';
import { refusedInVain } from './edit-refusals.js';
import { asClauses } from './edit-steps.js';
import { measured } from './measures.js';
import { foundIn } from './mend.js';
import { allowedMethod, composeSteps, readMethod, usualGlass, usualMethod, writtenSteps } from './method.js';
import { type IngredientLine, written } from './ingredient-line.js';
import { ingredientsOf, readIngredients } from './read-ingredients.js';
import { isNameAlone, titleCase } from './name-shape.js';
import { isNameAgain, readName } from './read-name.js';
import { type Label } from '../knowledge/recipe-labels.js';
import { type Line, readRecipeText } from './recipe-text.js';
import { withoutRequest } from './request.js';
import { withoutUndefined } from './fields.js';
import { glassOf, iceOf, readGlass, readIce, readSmoke, smokeIn, usualIce } from './serving.js';

const classicNamed = (name: string): Classic | undefined =>
  CLASSICS.find((classic) =>
    [classic.name, ...classic.aliases].some((one) => phraseKey(one) === phraseKey(name)),
  );

const essence = (lines: readonly string[]): string =>
  [...new Set(lines.filter((line) => !isGarnish(line)).flatMap((line) => mainIngredient(line)?.name ?? []))]
    .sort()
    .join('|');

/** The classic that is made of just these things. */
function classicMadeOf(lines: readonly IngredientLine[]): Classic | undefined {
  const wanted = essence(lines.map(({ text }) => text));
  return lines.length > 1 ? CLASSICS.find(({ ingredients }) => essence(ingredients) === wanted) : undefined;
}

function inventedName(lines: readonly IngredientLine[]): string | undefined {
  const names = lines
    .filter(({ role }) => role === 'poured')
    .slice(0, 3)
    .map(({ name }) => capital(name.replace(/ juice$/, '')));
  return names.length > 0 ? cut(listed(names, '&'), TEXT_LENGTHS.name) : undefined;
}

const classicLines = (classic: Classic): IngredientLine[] =>
  classic.ingredients.map((text) => ({
    text,
    amount: readAmount(text)?.text,
    name: uncapital(shortIngredient(text)),
    ingredient: mainIngredient(text),
    role: isGarnish(text) ? 'garnish' : 'poured',
  }));

/** A classic named anywhere in the text: "a spicy margarita with jalapeño". */
function classicIn(text: string, bar: Bar): Classic | undefined {
  const tokens = words(text);
  const found = tokens.flatMap((_, at) => {
    const name = nameAt(bar, tokens, at);
    return name?.isWhole && !name.named.bottle ? [nameOf(name.named)] : [];
  });
  return found.flatMap((name) => classicNamed(name) ?? [])[0];
}

const EXTRA = /\b(?:with|plus|adding|and add|add)\s+(\S.*)$/i;

/** What is poured besides the classic itself. */
const extras = (body: string, bar: Bar): IngredientLine[] =>
  readIngredients(EXTRA.exec(body)?.[1] ?? '').filter(({ name }) => !classicIn(name, bar));

/** A variation is called by the words before "with". */
function variationName(body: string, classic: Classic): string {
  const head = body.split(/\s(?:with|but|using|where|that|,)\s|[,.;:]/i)[0]?.trim() ?? '';
  const isVariation =
    head.split(/\s+/).length <= 5 && words(head).some((word) => words(classic.name).includes(word));
  return titleCase((isVariation ? head : classic.name).toLowerCase());
}

/** A recipe in free words as the form's fields; what it leaves out is filled in as a bartender would. */
function readCocktail(text: string, bar: Bar): DrinkRead<CocktailInput> {
  const body = withoutRequest(text);
  const recipe = readRecipeText(withoutFlags(body));
  const named = readName(recipe, bar);
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
    : withoutRefused(mergedWith(classic, extras(body, bar)), rest);
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

const isSpirit = ({ ingredient }: IngredientLine) => ingredient?.kind === 'spirit';

/** A classic called by its name, with what was said beside it; another spirit takes the place of its own. */
function mergedWith(classic: Classic, said: readonly IngredientLine[]): IngredientLine[] {
  const lines = classicLines(classic);
  const extra = said.filter(({ ingredient }) => !lines.some((line) => line.ingredient === ingredient));
  const [spirit] = extra.filter((line) => isSpirit(line) && line.role === 'poured' && !line.amount);
  const base = lines.find(isSpirit);
  const other = (line: IngredientLine): IngredientLine => {
    if (!spirit || line !== base) return line;
    return { ...spirit, amount: base.amount, text: written({ ...spirit, amount: base.amount }) };
  };
  const beside = base ? extra.filter((line) => line !== spirit) : extra;
  return [...lines.map(other), ...measured(beside, '', classic)];
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
