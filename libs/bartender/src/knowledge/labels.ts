import { type LabelRows, LabelReader } from '../language/labels.js';
import { phrases } from '../language/words.js';

/** Fields that a text gives by their label: "Glass: coupe". */
export type Label = 'name' | 'spirit' | 'description' | 'glass' | 'ice' | 'smoke';
/** What a line belongs to; `free` where no heading says so. */
export type Section = 'free' | 'ingredients' | 'method';

/** What a label's value is read as instead, before it. */
export type Lead = 'garnish with' | 'float' | 'rinse with' | 'top with' | 'for the rim';
export type LabelMeaning =
  | { kind: 'label'; label: Label }
  | { kind: 'section'; section: Section }
  | { kind: 'lead'; lead: Lead }
  | { kind: 'nothing' };

/** Labels of pasted recipes. */
// prettier-ignore
export const RECIPE_LABELS: LabelRows<LabelMeaning> = [
  ['name, drink, drink name, cocktail, cocktail name, recipe name, title, called', { kind: 'label', label: 'name' }],
  ['base, spirit, base spirit, liquor, main spirit, category', { kind: 'label', label: 'spirit' }],
  ['description, about, tagline, taste, flavour, flavor, profile', { kind: 'label', label: 'description' }],
  ['glass, glassware, vessel, serve in, served in, service, serve', { kind: 'label', label: 'glass' }],
  ['ice', { kind: 'label', label: 'ice' }],
  ['smoke', { kind: 'label', label: 'smoke' }],
  ['ingredient, ingredients, ingr, build, ings, ingredients list, spec, specs, items, contents, mix, you will need, youll need, what you need, whats inside, whats in it, inside, what youll need, you need, contains, liquids, shopping list, measurements, the spec, for the drink, for the cocktail, parts', { kind: 'section', section: 'ingredients' }],
  ['recipe, the recipe, cocktail recipe, drink recipe', { kind: 'section', section: 'free' }],
  // Of program data, value by value.
  ['amount, quantity, qty, measure, item', { kind: 'section', section: 'ingredients' }],
  ['method, methods, direction, directions, instruction, instructions, preparation, prep, step, steps, how, how to, how to make, how to make it, technique, procedure, to make, process, make it, making it, assembly, to mix, mixing, the method, what to do, to prepare, do', { kind: 'section', section: 'method' }],
  ['garnish, garnishes, decoration, garnished with, to garnish, for garnish, for the garnish', { kind: 'lead', lead: 'garnish with' }],
  ['float', { kind: 'lead', lead: 'float' }],
  ['rinse', { kind: 'lead', lead: 'rinse with' }],
  ['top, topper, top with, to top, top up', { kind: 'lead', lead: 'top with' }],
  ['rim', { kind: 'lead', lead: 'for the rim' }],
  ['note, notes, tip, tips, yield, yields, serves, servings, makes, time, total time, prep time, difficulty, rating, source, credit, author, by, from, tags, tools, abv, equipment, history, story, edit, ps, video, calories, nutrition, price, keywords, subject, sent, cc, date', { kind: 'nothing' }],
];

/** Words that only head a table. */
export const TABLE_HEADS = new Set(
  phrases('ingredient, ingredients, amount, quantity, qty, measure, unit, ml, oz'),
);

/** Fields of a whiskey that a text gives by their label: "Notes: rose, lychee". */
export type WhiskeyLabel =
  | 'name'
  | 'spirit'
  | 'proof'
  | 'abv'
  | 'profile'
  | 'notes'
  | 'water'
  | 'rest'
  | 'rationale'
  | 'number'
  | 'distillery'
  | 'expression'
  | 'age'
  | 'vintage'
  | 'nothing';

// prettier-ignore
export const WHISKEY_LABELS = new LabelReader<WhiskeyLabel>([
  ['name, new name, bottle name, whiskey name, whisky name, product, label, bottle, whiskey, whisky, product name, dram, pour', 'name'],
  ['expression', 'expression'],
  ['style, region, country, type, category, spirit, kind, class', 'spirit'],
  ['proof, bottling proof', 'proof'],
  ['abv, alc, alcohol, strength, alc/vol, alcohol by volume, vol, alkohol', 'abv'],
  ['profile, character, body, in short', 'profile'],
  ['note, notes, tasting notes, tasting, nose, palate, finish, taste, aroma, flavours, on the nose, on the palate, mouth, flavors, flavor profile, flavour profile, aftertaste, mouthfeel, n, p, f, nase, gaumen, abgang, geschmack, nez, bouche, finale', 'notes'],
  ['water, add water', 'water'],
  ['rest, rest time, resting, resting time, breathe, let it rest, air', 'rest'],
  ['rationale, why, reason, reasoning, why here, why this, why this whiskey, why this pour, why its here, why we pour it, because', 'rationale'],
  ['number, no, position, place, order, pour no, flight, flight number, in the flight, pour number, dram number, place in the flight, slot', 'number'],
  ['distillery, distiller, brennerei, brand, marke', 'distillery'],
  ['age, aged, alter', 'age'],
  ['vintage, distilled, year distilled, distillation date', 'vintage'],
  ['price, msrp, cost, preis, score, verdict, cask, casks, maturation, mash bill, mashbill, mash, award, awards, sku, bottler, size, volume, barcode, link, source, rating, colour, color, cask no, cask type, cask number, batch, bottled, bottling date, bottling, series, range, collection, user, username, outturn, phenols, date, reviewer', 'nothing'],
]);
