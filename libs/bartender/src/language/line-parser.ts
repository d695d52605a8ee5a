import {
  type Ingredient,
  parseIngredient,
  type ParseIngredientOptions,
  unitsOfMeasure,
} from 'parse-ingredient';
import { remembered } from './remembered.js';

type Parsed = Pick<Ingredient, 'quantity' | 'quantity2' | 'unitOfMeasureID' | 'description'>;

const NOTHING: Parsed = { quantity: null, quantity2: null, unitOfMeasureID: null, description: '' };

/** "22.5 ml lime juice", "1 1/2 oz rye", "2–3 dashes bitters", "8 mint leaves": as most lines of a menu are written. */
const USUAL =
  /^(?:(\d{1,4}(?:\.\d{1,3})?)(?:[-–](\d{1,4}))?|(?:(\d{1,2}) )?([1-7])\/([2-8])) (\p{L}{1,20})(?: (\S.*))?$/u;
/** These go on with the number, or end it: "2 or 3". */
const LINKS = ['or', 'to', 'of', 'x'];

function quantityOf([, figure, , whole = '0', over = '0', under = '1']: readonly (
  string | undefined
)[]): number {
  const quantity = figure === undefined ? Number(whole) + Number(over) / Number(under) : Number(figure);
  return Math.round(quantity * 1_000) / 1_000;
}

/** The first words of units of two: "fl oz". */
function beginningsOf({ additionalUOMs }: ParseIngredientOptions): string[] {
  return Object.values({ ...unitsOfMeasure, ...additionalUOMs })
    .flatMap(({ short, plural, alternates = [] }) => [short, plural, ...alternates])
    .flatMap((spelling) => (/\s/.test(spelling) ? [spelling.toLowerCase().split(/\s/)[0] ?? ''] : []));
}

/**
 * Parses lines as the library does with these options. The library prepares itself anew for each call, which takes it
 * longer than some lines: it is asked once for each word that may be a unit, and for lines of an unusual shape.
 */
export function lineParser(options: ParseIngredientOptions): (lines: readonly string[]) => Parsed[] {
  const parse = (line: string): Parsed => parseIngredient([line], options)[0] ?? NOTHING;
  const unusual = new Set([...LINKS, ...beginningsOf(options)]);
  const unitCalled = remembered((word) => parse(`1 ${word} x`).unitOfMeasureID);
  const read = (line: string): Parsed => {
    if (!/\p{N}/u.test(line)) return NOTHING;
    const match = USUAL.exec(line);
    const [, , upTo, , , , word = '', rest = ''] = match ?? [];
    if (!match || unusual.has(word.toLowerCase()) || /^of\b/i.test(rest)) return parse(line);
    const unit = rest === '' ? null : unitCalled(word);
    return {
      quantity: quantityOf(match),
      quantity2: upTo === undefined ? null : Number(upTo),
      unitOfMeasureID: unit,
      description: unit === null ? `${word} ${rest}`.trim() : rest.trim(),
    };
  };
  const readOnce = remembered(read);
  return (lines) => lines.map(readOnce);
}
