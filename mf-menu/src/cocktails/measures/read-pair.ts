import { amountAtStart, type Start, type SureAmount } from './sure-amount';

/** Two amounts of one thing, and where the owner put the second: in brackets, after a slash, in brackets at the end. */
export interface Pair {
  amounts: [SureAmount, SureAmount];
  join: '(' | '/' | ')';
  thing: string;
}

const IN_BRACKETS = /^([^()[\]]+)[([]([^()[\]]+)[)\]] ?(\S.*)$/;
const AFTER_SLASH = /^(.*?\p{L}\.?) ?\/ ?(.+)$/u;
const AT_THE_END = /^([^()[\]]+) [([]([^()[\]]+)[)\]]$/;

/** The amount that is the whole text. */
function amountAlone(text: string): Start | undefined {
  const amount = amountAtStart(`${text.trim()} gin`);
  return amount?.rest === 'gin' ? amount : undefined;
}

/** The amounts of "2 oz (60 ml) gin", "60ml/2oz gin" or "2 oz gin (60 ml)", whether they are the same or not. */
function twoAmounts(line: string): [Start | undefined, Start | undefined, Pair['join'], string?] | undefined {
  const [, first, second = '', thing] = IN_BRACKETS.exec(line) ?? [];
  if (first !== undefined) return [amountAlone(first), amountAlone(second), '(', thing];
  const [, before, after = ''] = AFTER_SLASH.exec(line) ?? [];
  if (before !== undefined) {
    const last = amountAtStart(after);
    return [amountAlone(before), last, '/', last?.rest];
  }
  const [, start, end = ''] = AT_THE_END.exec(line) ?? [];
  const whole = start === undefined ? undefined : amountAtStart(start);
  return whole && [whole, amountAlone(end), ')', whole.rest];
}

/** Bars round: 1/4 oz is 7 or 8 ml. A British ounce is 28 ml. */
const TOLERANCE = { share: 0.07, ml: 1 };

function isSame(one: SureAmount, other: SureAmount): boolean {
  if (!one.ml || !other.ml || (one.upTo === undefined) !== (other.upTo === undefined)) return false;
  const perUnit = [one.ml / one.quantity, other.ml / other.quantity] as const;
  const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(TOLERANCE.ml, TOLERANCE.share * a);
  return (
    near(one.ml, other.ml) &&
    near(perUnit[0] * (one.upTo ?? one.quantity), perUnit[1] * (other.upTo ?? other.quantity))
  );
}

/** Two amounts that say the same; undefined where a line has none. */
export function readPair(line: string): Pair | undefined {
  const [one, other, join, thing] = twoAmounts(line) ?? [];
  if (!one || !other || !join || !thing || !isSame(one, other)) return undefined;
  return { amounts: [one, other], join, thing };
}
