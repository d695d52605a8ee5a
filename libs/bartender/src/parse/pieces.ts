import { amountsIn, countInFigures, readAmount, readAmounts, UNIT } from '../language/amounts.js';
import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { words } from '../language/words.js';
import { withoutLead } from './ingredient-line.js';

/** No full stop after these ends a sentence. */
const ABBREVIATION = String.raw`(?<!\b(?:no|nr|st|mr|dr|oz|ozs|ml|cl|vol|tsp|tbsp|bsp|dsh|pt|[a-z]))`;
/** A full stop after a measure at the end: "Rye 60 ml. Grapefruit 30 ml." */
const AFTER_MEASURE = String.raw`(?<=[a-z][\s:–—-]+[\d.][\d ./]*\s?(?:ml|cl|oz))\.(?=\s|$)`;
const SENTENCE_END = new RegExp(String.raw`\n+|${ABBREVIATION}[.!](?=\s|$)|${AFTER_MEASURE}|\?`, 'i');
/** What a thing is there for: "absinthe, for rinsing", "soda (to top)". */
const PURPOSE = '(?:to|for|as)(?: an?| the)? (?:float|garnish|top|rins|rim|serve|coat|decorat)';
const JOINT = new RegExp(
  [
    String.raw`\n+|[;|•!?→]|,(?!\d)(?!\s*${PURPOSE})`,
    String.raw`${ABBREVIATION}\.(?=\s|$)`,
    AFTER_MEASURE,
    // "Gin dash of bitters".
    String.raw`(?<=[a-z]{3})(?<!\b(?:and|with|for|plus|big|good|small|large|tiny|little|generous|heavy|nice|one|two|three))\s(?=(?:an? )?(?:splash|dash|squeeze|glug|pinch) of\b)`,
    // A sign that joins: "gin + lime", "gin/lime", not "1/2" and not "w/".
    String.raw`\s[-–—=+·~]+\s|\s/+\s|(?<=[a-z]{2})/(?=[a-z]{2})`,
    String.raw`\b(?:and )?then\b`,
    String.raw`\s(?=(?:topped|top|finished|garnish(?:ed)?|decorated?|lengthened) (?:up |off )?with\b)`,
  ].join('|'),
  'i',
);

const tidy = (part: string): string =>
  part.replace(/^[\s*•\-–—:=+/]+|(?<![\s*:=&+–—-])[\s*:=&+–—-]+$/g, '').trim();

/** Its sentences and lines. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END).map(tidy).filter(Boolean);

const IS_PURPOSE = new RegExp(`^${PURPOSE}`, 'i');
const COUNT_ALONE = /^\d+ (?:lea(?:f|ves)|slices?|sprigs?|wedges?|wheels?|pieces?|cubes?|chunks?)$/i;

/** A bracket belongs to something no further before it. */
const LONGEST_LINE = 200;

const BRACKET = /(?<!\s)\s*\(([^()]*)\)?/g;

/**
 * A remark in brackets is left out, a list in brackets is part of the list around it, and an amount there is the thing's
 * own, or the same amount in another unit: "gin (2 oz)", "2 oz (60 ml) gin".
 */
function withoutRemarks(text: string): string {
  const remarks = [...text.matchAll(BRACKET)].map(([, inside = '']) => inside);
  if (remarks.length === 0) return text;
  const amounts = readAmounts(remarks.map((inside) => `${inside} x`)).values();
  return text.replace(BRACKET, (_, inside: string, at: number) => {
    const amount = amounts.next().value;
    const things = inside.split(/[,;&+/]| and /).filter((thing) => mainIngredient(thing));
    if (things.length > 1) return `, ${inside},`;
    if (COUNT_ALONE.test(inside) || IS_PURPOSE.test(inside)) return ` ${inside}`;
    if (!amount?.unit) return ' ';
    if (amount.rest !== 'x') return `, ${inside},`;
    const before =
      text
        .slice(Math.max(0, at - LONGEST_LINE), at)
        .split(/[,;\n()]|\band\b/)
        .at(-1) ?? '';
    return amountsIn(before).length > 0 ? ` (${amount.text})` : ` ${inside}`;
  });
}

const BARE_NUMBER = new RegExp(String.raw`(?<=[a-z]{3})\s+(?=\d[\d./]*\s+(?!(?:${UNIT})\b)[a-z]{3})`, 'i');

/** Two bare numbers without a sign between them: "40 rum 20 lime 20 falernum". */
function atNumbers(piece: string): string[] {
  const parts = piece.split(BARE_NUMBER);
  return parts.length > 2 ? parts : [piece];
}

/** Two things measured without a sign between them: "2 oz gin 1 oz lime", "gin 45 ml lime 20 ml". */
function atAmounts(whole: string): string[] {
  const piece = whole.replace(/ on top$/i, '');
  const amounts = amountsIn(piece);
  const [first] = amounts;
  const last = amounts.at(-1);
  if (!first || !last) return [whole];
  const preface = piece.slice(0, first.start);
  const isBehind = preface !== '' && /^(?:\s*$|\s+(?:with|and|plus) )/i.test(piece.slice(last.end));
  const cuts = amounts
    .filter(({ start }) => piece[start - 1] !== '(')
    .map(({ start, end }) => (isBehind ? end : start));
  const parts = cuts.map((cut, at) => piece.slice(cut, cuts[at + 1] ?? piece.length));
  return isBehind || mainIngredient(preface) || /^\W*$/.test(preface)
    ? [piece.slice(0, cuts[0]), ...parts]
    : parts;
}

/** "bourbon aperol amaro nonino": bottles one after the other; "Wild Turkey rye" is one. */
function atBottles(piece: string): string[] {
  const tokens = words(piece);
  const found = ingredientsIn(tokens);
  const covered = found.reduce((sum, { phrase }) => sum + phrase.split(' ').length, 0);
  const areApart = found.every(({ ingredient }, at) => {
    const before = found[at - 1]?.ingredient;
    return (
      ingredient.abv > 9 &&
      ingredient !== before &&
      (ingredient.kind !== 'spirit' || before?.kind !== 'spirit')
    );
  });
  return found.length > 1 && covered === tokens.length && areApart
    ? found.map(({ phrase }) => phrase)
    : [piece];
}

const MEASURE = String.raw`(\d[\d ./]{0,15}\s?(?:${UNIT}))`;
const EACH = new RegExp(
  [
    String.raw`\bequal (?:parts|measures)\s?[-–,:(]?\s?${MEASURE}(?: each)?\)?:?(?: of)?(?=\s)`,
    String.raw`\(?${MEASURE} (?:of )?each\b(?: of)?\)?:?`,
  ].join('|'),
  'i',
);
const THINGS = /(?:(?<!\s)\s+)?(?:[,;+&/]|\band\b)\s*/;

const hasOwnMeasure = (thing: string): boolean =>
  /^(?:an? )?(?:splash|dash|pinch|drop|top|float)/i.test(thing) || readAmount(thing) !== undefined;

/**
 * "3/4 oz each of gin and lime", "equal parts (3/4 oz) gin and lime", "gin and lime, 3/4 oz each": the measure goes
 * before each, up to the first with a measure of its own.
 */
export function withEach(sentence: string): string {
  const match = EACH.exec(sentence);
  if (!match) return sentence;
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
  const measure = match[1] ?? match[2];
  const unmeasured = after.split(THINGS).filter((thing) => mainIngredient(thing) && !hasOwnMeasure(thing));
  const isBehind = unmeasured.length < 2;
  const shared = (list: string): string => {
    const things = list.split(THINGS).filter(Boolean).flatMap(atBottles);
    const end = isBehind ? -1 : things.findIndex(hasOwnMeasure);
    return things
      .map((thing, at) =>
        mainIngredient(thing) && !hasOwnMeasure(thing) && (end < 0 || at < end)
          ? `${measure} ${withoutLead(thing.split(': ').at(-1) ?? '')}`
          : thing,
      )
      .join(', ');
  };
  return isBehind ? `${shared(before)}, ${after}` : `${before} ${shared(after)}`;
}

/** An amount alone belongs to the thing next to it: "Gin, 45 ml", "mint, 6 leaves". */
function withAmounts(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  let waiting = '';
  let isMeasured = false;
  for (const [at, piece] of pieces.entries()) {
    const isAmountAlone =
      COUNT_ALONE.test(piece) ||
      /^\d{1,3}$/.test(countInFigures(piece)) ||
      amountsIn(piece).some(({ start, end }) => start === 0 && end === piece.length);
    const before = isMeasured ? undefined : joined.at(-1);
    if (!isAmountAlone) {
      const isOwn = readAmount(piece) !== undefined;
      joined.push(waiting === '' || isOwn ? piece : `${waiting} ${piece}`);
      isMeasured = isOwn || waiting !== '';
      waiting = '';
    } else if (before !== undefined && (mainIngredient(before) ?? at === pieces.length - 1)) {
      joined[joined.length - 1] = `${countInFigures(piece)} ${before}`;
      isMeasured = true;
    } else waiting = piece;
  }
  return joined;
}

/** Says how a thing is, or what else would do. */
const REMARK =
  /^(?:(?:or|such as|e\.?g\.?|preferably|ideally)\b.*|(?:well )?chilled|(?:ice )?cold|fresh(?:ly squeezed)?|optional|to taste|strained|juiced|as needed|divided)$/i;

/** More than any drink has would only take time. */
const MOST_PIECES = 150;

/** The statements of a text, one an ingredient or a step. */
export const piecesOf = (text: string): string[] => {
  const statements = withoutRemarks(text).split(JOINT, MOST_PIECES).map(tidy);
  const pieces = statements
    .filter((statement) => !REMARK.test(statement))
    .flatMap(atNumbers)
    .flatMap(atAmounts)
    .map(tidy)
    .filter(Boolean);
  return withAmounts(pieces);
};
