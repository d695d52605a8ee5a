import { type CocktailInput, TEXT_LENGTHS } from '@peanut/contracts';
import { readLine } from '../knowledge/allergens/read-line.js';
import { saysWithoutAlcohol } from '../knowledge/allergens/wording.js';
import { type Classic } from '../knowledge/classics.js';
import { type Label } from '../knowledge/labels.js';
import { capital, cut } from '../language/sentences.js';
import { type IngredientLine } from './ingredient-line.js';
import { baseSpirit, composeDescription, writtenDescription } from './left-out.js';
import { finderIn } from './mend.js';
import { allowedMethod, composeSteps, readMethod, usualGlass, usualMethod, writtenSteps } from './method.js';
import { type Line } from './recipe-text.js';
import { glassOf, iceOf, readGlass, readIce, readSmoke, smokeIn, usualIce } from './serving.js';

/** What a text or a file says of a cocktail. */
export interface SaidOfCocktail {
  name: string | undefined;
  ingredients: readonly IngredientLine[];
  classic: Classic | undefined;
  lines: readonly Line[];
  labelled: ReadonlyMap<Label, string>;
  /** Names of the spirit options. */
  spirits: readonly string[];
}

/** How it is served: as a label says, else as the text does, else as its classic or its method asks. */
function servingOf({ ingredients, classic, lines, labelled }: SaidOfCocktail) {
  const text = lines.map((line) => line.text).join('\n');
  const find = finderIn(text);
  const said = glassOf(labelled.get('glass')) ?? find(readGlass);
  const wanted = find(readMethod) ?? classic?.method ?? usualMethod(ingredients, said);
  const method = allowedMethod(wanted, text);
  const asked = find(readIce);
  const isUp = asked?.endsWith('served up') && 'Coupe, chilled';
  const isOnRock = asked?.includes('large') === true && 'Rocks';
  const glass = said ?? classic?.glass ?? (isUp || isOnRock || usualGlass(method, ingredients));
  const usual = said ? usualIce(glass, method) : (classic?.ice ?? usualIce(glass, method));
  const saidIce = iceOf(labelled.get('ice'), usual) ?? asked;
  const smoke = smokeIn(labelled.get('smoke')) ?? readSmoke(text);
  return { said: { glass: said, ice: saidIce }, method, glass, ice: saidIce ?? usual, smoke };
}

/** The fields of a cocktail, and which of them nobody said. */
export function fillCocktail(read: SaidOfCocktail): {
  fields: Partial<CocktailInput>;
  guessed: (keyof CocktailInput)[];
} {
  const { name, ingredients: poured, classic, lines, labelled, spirits } = read;
  const { said, method, glass, ice, smoke } = servingOf(read);
  const steps = writtenSteps(lines);
  const prep = steps ?? composeSteps(method, poured, glass, ice, smoke);
  const ingredients = poured.map(({ text }) => cut(text, TEXT_LENGTHS.ingredient));
  const label = labelled.get('spirit');
  const namedSpirit = label && baseSpirit([`60 ml ${label}`], spirits);
  const isSober = classic !== undefined && !ingredients.some((line) => readLine(line).holds.has('alcohol'));
  const spirit =
    namedSpirit ??
    baseSpirit(ingredients, spirits) ??
    (isSober
      ? spirits.find((name) => saysWithoutAlcohol(name))
      : baseSpirit(classic?.ingredients ?? [], spirits));
  const recipe = {
    name: cut(name ?? 'House cocktail', TEXT_LENGTHS.name),
    spirit: spirit ?? '',
    ingredients,
    glass: cut(glass, TEXT_LENGTHS.glass),
    ice: cut(ice, TEXT_LENGTHS.ice),
    smoke,
    prep,
  };
  const told = labelled.get('description') ?? writtenDescription(lines.map((line) => line.text).join('\n'));
  const description = told ?? (isSober ? undefined : classic?.description) ?? composeDescription(recipe);
  const fields = {
    ...recipe,
    spirit,
    description: cut(capital(description), TEXT_LENGTHS.description),
    prep: cut(prep, TEXT_LENGTHS.prep),
    isVisible: true,
    isAvailable: true,
  };
  const written = { name, spirit: namedSpirit, ...said, prep: steps, description: told };
  const guessed = (Object.keys(written) as (keyof typeof written)[]).filter(
    (field) => written[field] === undefined,
  );
  return { fields, guessed };
}
