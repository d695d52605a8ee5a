import { DRINK_FIELDS, type EntityType } from '@peanut/contracts';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { remembered } from '../language/remembered.js';
import { fold, phrases } from '../language/words.js';

/** What a value of a drink is: a field of ours by its name, or what our fields are made from. */
export type DrinkKey = string;
/** What a value of an ingredient is. */
export type LineKey =
  | 'thing'
  /** Names it where nothing else does: a title, a kind. */
  | 'kind'
  /** The line as one text. */
  | 'whole'
  | 'amount'
  | 'upTo'
  | 'unit'
  | 'note'
  | 'instead'
  | 'optional'
  | 'noAmount'
  | 'header'
  | 'oz'
  | 'ml'
  | 'cl'
  | 'parts';

const LONGEST_KEY = 60;
const MOST_KNOWN = 2_000;
/** A table asks for each of its heads in every row. */
const KNOWN_KEYS = new Map<string, string>();

/** Letters and figures alone: "strIngredient_1" and "Str ingredient 1" are the same. */
export function keyOf(text: string): string {
  const known = KNOWN_KEYS.get(text);
  if (known !== undefined) return known;
  const key = fold(text.slice(0, LONGEST_KEY)).replace(/[^\p{L}\p{N}]+/gu, '');
  if (KNOWN_KEYS.size < MOST_KNOWN) KNOWN_KEYS.set(text, key);
  return key;
}

const tableOf = <Key extends string>(
  rows: Readonly<Partial<Record<Key, string>>>,
): ReadonlyMap<string, Key> =>
  new Map(
    Object.entries<string | undefined>(rows).flatMap(([key, list]) =>
      phrases(list ?? '').map((phrase) => [keyOf(phrase), key as Key] as const),
    ),
  );

const OWN = new Map(
  Object.values(DRINK_FIELDS).flatMap((table) =>
    Object.entries(table).flatMap(([name, { label }]) => [
      [keyOf(name), name] as const,
      [keyOf(label), name] as const,
    ]),
  ),
);

// prettier-ignore
const DRINK_KEYS = tableOf<string>({
  kind: 'kind, drink type, entity type',
  name: 'name, title, expression, naam, bezeichnung, produkt, drink, drink name, cocktail, cocktail name, recipe, recipe name, recipe title, headline, bottle, whiskey, whisky, getränk, nom, nombre, nome, titre, titel, título, titolo, bebida, trago, bevanda, boisson, cóctel, coctel, coquetel, coupage, drankje, drink name, cocktailname, rezept, rezeptname, receta, ricetta, recette, receita, recept',
  spirit: 'base, base spirit, spirituose, basisspirituose, alcool de base, licor base, licor, destilado, distillato, main spirit, liquor, base liquor, style, basis',
  description: 'summary, about, tagline, blurb, intro, beschreibung, descripción, descrizione, descrição',
  ingredients: 'ingredient list, recipe ingredient, recipe ingredients, ingredient lines, extended ingredients, components, contents, items, spec, specs, build, parts, mix, recipe parts, zutaten, ingrédients, ingredientes, ingredienti, ingrediënten, składniki, ainekset, ingredienser',
  glass: 'glassware, glass type, vessel, served in, serve in, glas, verre, vaso, copa, bicchiere, copo, taça, glasart, type de verre',
  ice: 'ice type, eis, glace, hielo, ghiaccio, gelo',
  garnish: 'garnishes, garnish, decoration, garnitur, deko, dekoration, garniture, décoration, guarnición, adorno, guarnizione, decorazione, decoração',
  steps: 'instructions, recipe instructions, instruction, directions, direction, preparation steps, procedure, how to, how to make, steps, step, zubereitung, anleitung, making, recipe directions, analyzed instructions, bereiding, bereidingswijze, werkwijze, étapes, préparation, instructions de préparation, réalisation, pasos, preparación, elaboración, instrucciones, preparazione, procedimento, istruzioni, preparo, modo de preparo',
  method: 'method, cooking method, technique, mixing method, méthode, método, metodo, methode',
  abv: 'abv, alcohol, alc, alcohol by volume, strength, alcohol content, alc vol, alkohol, alkoholgehalt, stärke, graduación, graduacion, grado alcolico, titre alcoométrique, degré, alcool, teor alcoólico, alcoholpercentage, alc %',
  nose: 'nose, aroma, nase, nez, naso, nariz, neus, geruch', palate: 'palate, taste, mouth, gaumen, geschmack, bouche, palato, boca, paladar, smaak', finish: 'finish, abgang, finale, final, afdronk, aftertaste, nachklang, retrogusto',
  notes: 'tasting notes, verkostungsnotizen, notes de dégustation, notas de cata, note di degustazione, proefnotities',
  brand: 'brand, marke, marque, marca, merk', distillery: 'distillery, distiller, destillerie, brennerei, distillerie, destilería, distilleria, destilaria, distilleerderij, producer, hersteller', bottler: 'bottler, abfüller, embouteilleur, embotellador, imbottigliatore, bottelaar',
  rationale: 'why, reason',
  isVisible: 'visible, shown', isAvailable: 'available, in stock',
  servings: 'servings, serves, yield, yields, recipe yield, recipe servings, recipe yield quantity, portions, portionen, personen, porciones, porzioni, porties, number of servings, serving count',
  allergens: 'allergen, allergen info, allergen information, allergen list, allergen icons, allergens info, contains allergens, food allergens, allergy, allergies, allergy info, allergy information, allergy advice, contains, may contain, traces, allergene, allergenen, allergènes, allergène, allergeni, alérgenos, alergénios, alérgeno',
});

// prettier-ignore
const LINE_KEYS = tableOf<LineKey>({
  thing: 'ingredient, ingredients, ing, food, name, item, product, thing, component, label, what, liquid, zutat, nom, nombre, nome, naam, ingrédient, ingrédients, ingrediente, ingredientes, ingredienti, ingrediënt, ingrediënten, zutaten, produit, producto, prodotto, base',
  kind: 'title, kind, spirit, desc',
  whole: 'original, original text, raw, raw text, text, line, display, display text, full, full text, string, special, description, input',
  amount: 'amount, amounts, amt, quantity, quantities, qty, measure, measures, measurement, volume, vol, value, pour, how much, count, menge, spec, quantité, cantidad, quantità, dose, dosis, dosage, quantidade, medida, misura, mesure, hoeveelheid, min value, minimum, min',
  upTo: 'amount max, max amount, quantity max, max, max value, maximum',
  unit: 'unit, units, uom, unit of measure, measurement unit, unit code, unit text, unit type, einheit, eenheid, unité, unidad, unità, unidade',
  note: 'note, notes, comment, comments, remark, remarks, brand, brands, bottle, brand name, details, preparation, prep, example, recommended, recommendation, hinweis, marke, nota, remarque',
  instead: 'substitutes, substitute, alternatives, alternative',
  optional: 'optional, is optional',
  noAmount: 'no amount, disable amount',
  header: 'is header, header, heading, is heading, is group',
  oz: 'oz, ounces, fl oz, amount oz', ml: 'ml, milliliters, millilitres, amount ml', cl: 'cl, centiliters, amount cl', parts: 'parts, part',
});

/** What programs write around a key: "strGlass", "recipe_instructions", "glass_name". */
const OF_DRINK = /^(?:drink|cocktail|recipe|str)|(?:name|text)$/g;
const OF_LINE = /^(?:ingredient|ing|component|item|str|zutat)|(?:name|text)$/g;

/** "ingredientAllergens", but not "allergen free". */
const OF_ALLERGENS = /^(?!.*(?:free|frei|sans|libre))[^\d]*al+erg(?:en|ie|y|èn|én)/;

/** What a key of a drink, or the head of a column, stands for. */
export const drinkKey = remembered((key): DrinkKey | undefined => {
  const plain = keyOf(key);
  const bare = plain.replace(OF_DRINK, '');
  const known = OWN.get(plain) ?? DRINK_KEYS.get(plain) ?? OWN.get(bare) ?? DRINK_KEYS.get(bare);
  return known ?? (OF_ALLERGENS.test(plain) ? 'allergens' : undefined);
});

/** What a key of an ingredient stands for. */
export const lineKey = remembered((key): LineKey | undefined => {
  const plain = keyOf(key);
  return (
    LINE_KEYS.get(plain) ??
    LINE_KEYS.get(plain.replace(OF_LINE, '')) ??
    (/^ingredient(?:name|text)$/.test(plain) ? 'thing' : undefined)
  );
});

/** Whether a key names ingredients, whatever it says besides: "drinkIngredients", "ingredient_groups". */
export const namesIngredients = (key: string): boolean =>
  /ingredien|zutat/.test(keyOf(key)) && drinkKey(key) !== 'allergens' && lineKey(key) === undefined;

/** "strIngredient12", "amount_2", "ingredient 3 unit": what it stands for, and of which ingredient. */
export function numberedKey(key: string): { key: LineKey; at: number } | undefined {
  const [, word = '', figures = '', rest = ''] = /^(\D+)(\d{1,3})(\D*)$/.exec(keyOf(key)) ?? [];
  const found = lineKey(`${word}${rest}`);
  return found && figures !== '' ? { key: found, at: Number(figures) } : undefined;
}

/** "Lime juice (ml)": a column for one ingredient. */
export const isIngredientHead = (cell: string): boolean =>
  drinkKey(cell) === undefined && lineKey(cell) === undefined && mainIngredient(cell) !== undefined;

export const isKnownHead = (cell: string): boolean =>
  drinkKey(cell) !== undefined ||
  lineKey(cell) !== undefined ||
  numberedKey(cell) !== undefined ||
  isIngredientHead(cell);

const KINDS: ReadonlyMap<string, EntityType> = new Map(
  [
    ['cocktail', 'cocktail, cocktails, drink, mixed drink'],
    ['whiskey', 'whiskey, whiskeys, whisky, whiskies, pour, bottle, dram'],
  ].flatMap(([kind = '', list = '']) => phrases(list).map((word) => [word, kind as EntityType] as const)),
);
export const kindCalled = (word: string): EntityType | undefined => KINDS.get(fold(word).trim());
