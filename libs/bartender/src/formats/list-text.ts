import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { readAmount } from '../language/amounts.js';
import { isNothing } from './meaningless.js';
import { type WrittenLine } from './written-drink.js';

const STEP_MARK = /^[ \t]*(?:step[ \t]+)?(?:\d{1,2}[.):]|[-*•])[ \t]+/i;
/** A line without its bullet or its number: "2. Strain". */
export const withoutMark = (line: string): string => line.replace(STEP_MARK, '').trim();

const depthOf = (text: string): number => text.split('(').length - text.split(')').length;

/** Parted by a sign, but not within brackets: "syrup (2:1; rich)", "gin (dry, or Old Tom)". */
function parted(text: string, sign: RegExp): string[] {
  const all = text.split(sign);
  const signs = [...text.matchAll(new RegExp(sign, 'g'))].map(([found]) => found);
  const pieces: string[] = [];
  let depth = 0;
  for (const [at, piece] of all.entries()) {
    if (depth > 0) pieces.push(`${pieces.pop() ?? ''}${signs[at - 1] ?? ''}${piece}`);
    else pieces.push(piece);
    depth = Math.max(0, depth + depthOf(piece));
  }
  // A bracket that nobody closed holds nothing together.
  return depth > 0 ? all : pieces;
}

const SEMICOLON = /;/;
/** A comma between figures is a decimal one. */
const COMMA = /(?<!\d),|,(?!\d)/;
const BAR = /[|•·]/;
/** Signs that part ingredients of one line, where each has its amount. */
const SIGNS = [/ [/+] /, COMMA];

const measureIn = (piece: string) => readAmount(piece.trim());
/** "2 oz": an amount of what stands next to it. */
export const isAmountAlone = (piece: string): boolean => readAmount(`${piece.trim()} x`)?.rest === 'x';
const isMeasured = (piece: string): boolean => measureIn(piece) !== undefined;
const areMeasured = (pieces: readonly string[]): boolean =>
  pieces.length > 1 && pieces.filter(isMeasured).length * 2 > pieces.length;

/** "chilled", "freshly squeezed", "to top": how the thing before the comma is taken. */
const PREPARATION =
  /^\s*(?:(?:very|well|finely|freshly|thinly|roughly|lightly) )?(?:\p{L}+(?:ed|ly)\b(?! \p{L}+ \p{L})|(?:to|for|as|or|plus|about|optional|fresh|cold|warm|divided|more|in|at)\b)/iu;

/** "Scotch, 2 oz" and "gin, chilled": what is no ingredient by itself belongs to the one before it. */
function rejoined(pieces: readonly string[]): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const belongs = isAmountAlone(piece) || (!isMeasured(piece) && PREPARATION.test(piece));
    if (belongs && lines.length > 0) lines[lines.length - 1] += `,${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/** The lines of a text: its own, else those that signs part. */
function piecesOf(text: string): string[] {
  if (text.includes('\n')) return withoutBareHeads(text.split('\n')).flatMap(measuredPieces);
  const parts = [SEMICOLON, BAR].map((sign) => parted(text, sign)).find((pieces) => pieces.length > 1);
  // "45 ml | Gin": cells of one line.
  if (parts?.length === 2 && parts.some(isAmountAlone)) return [parts.map((part) => part.trim()).join(' ')];
  if (parts) return parts;
  const bySign = SIGNS.map((sign) => parted(text, sign)).find(areMeasured);
  if (bySign) return rejoined(bySign);
  const named = parted(text, COMMA);
  const known = named.filter((piece) => mainIngredient(piece) !== undefined).length;
  return known > 1 && known * 2 > named.length ? named : [text];
}

const BULLET = /^\s*[-*•·–]\s/;

/** Among lines with bullets one without heads a part of the list, unless it measures something. */
function withoutBareHeads(lines: readonly string[]): readonly string[] {
  const isListed = lines.filter((line) => BULLET.test(line)).length > 1;
  return isListed ? lines.filter((line) => BULLET.test(line) || isMeasured(line)) : lines;
}

/** Within a line a semicolon parts only what is measured. */
function measuredPieces(line: string): string[] {
  const pieces = parted(line, SEMICOLON);
  return pieces.length > 1 && pieces.every(isMeasured) ? pieces : [line];
}

/**
 * "For the syrup:" names what follows, and is no ingredient; Nextcloud writes "## For the syrup", RecipeSage
 * "[For the syrup]", others "**For the syrup**".
 */
export const isHeading = (text: string): boolean =>
  /^(?:[^\d½¼¾⅓⅔]{1,60}:|#{1,6}\s.{1,80}|\[[^[\]]{1,60}\]|\*\*[^*]{1,60}\*\*:?)$/.test(text.trim());

/** Whether a text is a list of ingredients by itself, whatever it is called. */
export const isMeasuredList = (text: string): boolean => areMeasured(piecesOf(text));

/** The ingredients of one text: a line each, or parted by signs. */
export function linesOfText(text: string): WrittenLine[] {
  return piecesOf(text)
    .map(withoutMark)
    .filter((line) => line !== '' && !isNothing(line) && !isHeading(line))
    .map((thing) => ({ thing }));
}
