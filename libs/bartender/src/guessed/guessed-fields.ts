import { DRINK_FIELDS, type EntityType, type FieldDefinition } from '@peanut/contracts';
import { type Amount, readAmount } from '../language/amounts.js';
import { words } from '../language/words.js';
import { sentencesOf } from '../parse/pieces.js';
import { SaidText } from './said-text.js';

/** Of lines: what is done with a thing, and words that many things share. */
const SHARED = new Set(
  words('juice syrup liqueur fresh freshly squeezed garnish rinse glass float floated top'),
);
const REMARK = /\([^()]{0,200}\)/g;
/** "Egg white", "a dash": one goes without saying. */
const isOne = ({ quantity, unit, ml }: Amount, said: SaidText): boolean =>
  quantity === 1 && (unit === undefined || ((ml ?? 0) < 15 && said.has(unit)));

function isLineSaid(line: string, said: SaidText): boolean {
  const amount = readAmount(line.replace(REMARK, ' '));
  const isAmountSaid =
    !amount ||
    isOne(amount, said) ||
    [amount.quantity, amount.upTo ?? amount.quantity].every((figure) => said.hasMeasure(figure, amount.unit));
  const things = words((amount?.rest ?? line).replace(REMARK, ' '));
  const own = things.filter((word) => !SHARED.has(word));
  return isAmountSaid && said.hasAny(own.length > 0 ? own : things);
}

/** Proof may be said as per cent of alcohol. */
const isFigureSaid = (value: number, said: SaidText): boolean =>
  said.hasFigure(value) || said.hasFigure(value / 2) || (value === 100 && said.has('bond'));

/** Whether the text says the value, or the value is none that anybody says. */
function isSaid(field: FieldDefinition, value: unknown, said: SaidText): boolean {
  if (field.kind === 'list' && Array.isArray(value))
    return value.every((line) => typeof line !== 'string' || line.trim() === '' || isLineSaid(line, said));
  if (field.kind === 'number') {
    const usual = field.default ?? field.start;
    return (
      value === undefined || value === '' || Number(value) === usual || isFigureSaid(Number(value), said)
    );
  }
  const isText = field.kind === 'text' || field.kind === 'optional text';
  return !isText || typeof value !== 'string' || value.trim() === '' || said.hasAny(words(value));
}

/** A reason is said sentence by sentence: one that is composed begins with what was said, and ends with what was not. */
const isReasonSaid = (reason: unknown, said: SaidText): boolean =>
  typeof reason !== 'string' || sentencesOf(reason).every((sentence) => said.hasAny(words(sentence)));

/**
 * The names of the fields that the text does not say, of those that a bartender read from it. Another way to write the
 * same is no guess; flags and allergens never are.
 */
export function guessedFields<Fields extends object>(
  entityType: EntityType,
  text: string,
  fields: Fields,
): (keyof Fields & string)[] {
  const said = new SaidText(text);
  const values = new Map<string, unknown>(Object.entries(fields));
  return Object.entries<FieldDefinition>(DRINK_FIELDS[entityType])
    .filter(
      ([name, field]) =>
        name !== 'sortOrder' &&
        values.has(name) &&
        !(name === 'rationale'
          ? isReasonSaid(values.get(name), said)
          : isSaid(field, values.get(name), said)),
    )
    .map(([name]) => name as keyof Fields & string);
}
