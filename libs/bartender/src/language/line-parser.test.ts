import { parseIngredient } from 'parse-ingredient';
import { lineParser } from './line-parser.js';

const OPTIONS = {
  additionalUOMs: {
    dash: { short: 'dash', plural: 'dashes', alternates: ['dsh.'] },
    barspoon: { short: 'barspoon', plural: 'barspoons', alternates: ['bar spoon', 'bsp'] },
    part: { short: 'part', plural: 'parts', alternates: ['pt'] },
  },
  ignoreUOMs: ['clove', 'cloves'],
  leadingQuantityPrefixes: ['about', 'ca.'],
  trailingQuantityContext: [],
};
const NUMBERS = `1, 2, 45, 1000, 0.75, 22.5, 1.125, .5, 1/2, 2/3, 1 1/2, 11/4, 3 1/3, 2-3, 2–3, 1-1/2, 0, 1/0, 07, ½`;
const WORDS = `oz, Oz, OZ, oz., ml, mL, cup, Cups, T, t, pt, dash, Dashes, bar spoon, fl oz, fluid ounces, bsp, cloves,
  eggs, to, or, of, x, large, milliliters(ml), pièces, 2, (30 ml)`;
const RESTS = [
  '',
  'rye',
  'of rye',
  'lime juice, fresh',
  'gin (30 ml)',
  ' two  spaces',
  '- 2 drops',
  '3',
  'or 2 gins',
  '"Fino"',
];

const split = (list: string): string[] => list.split(/,\s+/);

it('reads a line as the library does', () => {
  const lines = split(NUMBERS).flatMap((number) =>
    split(WORDS).flatMap((word) => RESTS.map((rest) => `${number} ${word} ${rest}`.trim())),
  );
  const few = [...lines, 'rye', 'about 2 oz rye', 'Lime juice 20 ml', 'Cherries x2', 'XII eggs', '2'];
  const parse = lineParser(OPTIONS);
  const facts = ({ quantity, quantity2, unitOfMeasureID, description }: ReturnType<typeof parse>[number]) =>
    // What is no amount is never asked for its description.
    quantity === null ? null : { quantity, quantity2, unitOfMeasureID, description };
  expect(parse(few).map((one, at) => [few[at], facts(one)])).toEqual(
    parseIngredient(few, OPTIONS).map((one, at) => [few[at], facts(one)]),
  );
});
