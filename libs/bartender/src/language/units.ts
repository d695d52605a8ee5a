import { type ParseIngredientOptions, unitsOfMeasure } from 'parse-ingredient';
import { phrases } from './words.js';

/** A unit as recipes write it, and how many millilitres a bar pours for it: an ounce is 30. */
interface Unit {
  /** How it is written in the menu. */
  short: string;
  plural: string;
  alternates: readonly string[];
  ml: number;
}

type UnitRow = readonly [id: string, short: string, plural: string, ml: number, alternates: string];
const UNIT_ROWS: readonly UnitRow[] = [
  [
    'ounce',
    'oz',
    'oz',
    30,
    'ounce, ounces, oz., ozs, fl oz, fl. oz., fl.oz., floz, fluid oz, fluid ounce, fluid ounces',
  ],
  ['milliliter', 'ml', 'ml', 1, 'ml., mls, millilitre, millilitres, milliliters'],
  ['centiliter', 'cl', 'cl', 10, 'cl., centilitre, centilitres, centiliters'],
  ['deciliter', 'dl', 'dl', 100, 'dl.'],
  ['liter', 'l', 'l', 1_000, 'litre, litres, liters'],
  ['teaspoon', 'tsp', 'tsp', 5, 'teaspoon, teaspoons, tsps, tsp.'],
  ['tablespoon', 'tbsp', 'tbsp', 15, 'tablespoon, tablespoons, tbsps, tbsp.'],
  ['barspoon', 'barspoon', 'barspoons', 5, 'bar spoon, bar spoons, bar-spoon, bar-spoons, bsp, bsp., bs'],
  ['spoon', 'spoon', 'spoons', 5, 'spoonful, spoonfuls'],
  ['dash', 'dash', 'dashes', 1, 'dashs, dsh, dsh., ds, spritzer'],
  ['drop', 'drop', 'drops', 0.1, ''],
  ['splash', 'splash', 'splashes', 10, ''],
  ['pinch', 'pinch', 'pinches', 0.5, ''],
  ['part', 'part', 'parts', 30, 'pt, pts'],
  ['measure', 'measure', 'measures', 30, ''],
  ['shot', 'shot', 'shots', 45, ''],
  ['jigger', 'jigger', 'jiggers', 45, ''],
  ['finger', 'finger', 'fingers', 30, ''],
  ['cup', 'cup', 'cups', 240, ''],
  ['gram', 'g', 'g', 1, 'gram, grams, gr'],
];
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  UNIT_ROWS.map(([id, short, plural, ml, list]) => [id, { short, plural, ml, alternates: phrases(list) }]),
);

const spellings = ({
  short,
  plural,
  alternates = [],
}: {
  short: string;
  plural: string;
  alternates?: readonly string[];
}) => [short, plural, ...alternates];

const KNOWN = new Set([...UNITS.values()].flatMap(spellings));

/** How the library reads amounts. */
export const AMOUNT_OPTIONS: ParseIngredientOptions = {
  additionalUOMs: Object.fromEntries(
    [...UNITS].map(([id, unit]) => [
      id,
      { short: unit.short, plural: unit.plural, alternates: unit.alternates },
    ]),
  ),
  ignoreUOMs: Object.entries(unitsOfMeasure)
    .flatMap(([id, unit]) => (UNITS.has(id) ? [] : spellings(unit)))
    .filter((spelling) => !KNOWN.has(spelling)),
  leadingQuantityPrefixes: ['about', 'approx.', 'approx', 'ca.', 'circa', 'roughly', '~'],
  trailingQuantityContext: [],
};

/** Each way to write a unit, with how the menu writes it. */
export const UNIT_SPELLINGS: readonly (readonly [spelling: string, short: string])[] = [
  ...UNITS.values(),
].flatMap((unit) => spellings(unit).map((spelling) => [spelling, unit.short] as const));

/** The units as one alternation, the longest first. */
export const UNIT = [...UNITS.values()]
  .flatMap(spellings)
  .filter((spelling) => spelling.length > 1)
  .sort((one, other) => other.length - one.length)
  .map((spelling) => spelling.replaceAll('.', String.raw`\.`))
  .join('|');
