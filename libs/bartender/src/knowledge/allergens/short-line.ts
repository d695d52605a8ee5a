import { fold, phraseKey, phrases, pieces, singular } from '../../language/words.js';
import { ingredientsIn } from '../ingredient-lookup.js';
import { type LineReading, type Substance, SUBSTANCES } from './substances.js';

/*
 * What the table says of the bartender's own ingredients (`ingredients.ts`), with a star for all names of a row: a test
 * compares it with the table.
 */

export const SHORT_HOLDS: Partial<Record<Substance, string>> = {
  egg: `egg white*, egg*`,
  milk: `Irish cream*, hot chocolate, cream*, milk*, butter*`,
  nuts: `amaretto, frangelico*, orgeat*`,
  gluten: `beer*`,
  sulphites: `sweet vermouth*, dry vermouth*, blanc vermouth*, Lillet Blanc*, port*, sherry*, red wine*,
    white wine*, Champagne*, roses lime`,
  fish: `worcestershire sauce*`,
  shellfish: `clamato`,
  celery: `celery bitters`,
  honey: `benedictine, drambuie, honey syrup*`,
};

export const SHORT_MAY_HOLD: Partial<Record<Substance, string>> = {
  egg: `ice cream, hot buttered batter, horseradish*`,
  milk: `chocolate liqueur, caramel syrup, chocolate syrup, chocolate, horseradish*`,
  nuts: `dry curacao, disaronno, falernum, velvet falernum, hot buttered batter, maraschino cherry`,
  gluten: `hot buttered batter, worcestershire sauce*`,
  soy: `chocolate liqueur, chocolate syrup, chocolate, hot chocolate, worcestershire sauce*`,
  sulphites: `cider*, apple cider, lime cordial, horseradish*, pickle brine, cocktail onion, pickled onion,
    maraschino cherry, cocktail cherry`,
  celery: `clamato, pickle brine`,
  mustard: `horseradish*, pickle brine`,
  honey: `falernum, velvet falernum`,
};

export const SHORT_UNKNOWN = `
  bitter liqueur, red bitter, select, syrup, gomme, spiced syrup, salted rim, half wheel, beans`;

/** Of the words that hold nothing those that most recipes are written with. */
export const SHORT_SPEECH = `
  a, an, and, as, at, each, few, for, from, half, in, into, it, large, little, long, of, on, one, or, over,
  part, the, thin, to, two, three, four, top, topped, up, with, oz, ounce, ml, cl, cup, tsp, tbsp,
  teaspoon, tablespoon, barspoon, spoon, dash, drop, splash, pinch, shot, jigger, gram, g, piece, bottle,
  glass, handful, fistful, cube, stick, slice, wheel, wedge, peel, twist, zest, strip, sprig, leaf, leave,
  bean, fresh, freshly, squeezed, chilled, cold, cool, hot, iced, brut, dry, sweet, ripe, cut, sliced,
  chopped, muddled, crushed, grated, ground, peeled, whole, optional, garnish, garnished, rim, float,
  floated, rinse, juice, syrup, flaky, fine, rich, strong, light, gold, aged, beside, taste, about, extra,
  small`;

/*
 * Replaces `read-line.ts` in browsers, for which the whole table is too large. It knows the bartender's own ingredients;
 * of any other it cannot tell.
 */

type Lists = Partial<Record<Substance, string>>;

function byPhrase(lists: Lists): ReadonlyMap<string, Substance[]> {
  const found = new Map<string, Substance[]>();
  for (const substance of SUBSTANCES)
    for (const name of phrases(lists[substance] ?? '')) {
      const key = `${phraseKey(name)}${name.endsWith('*') ? ' *' : ''}`;
      found.set(key, [...(found.get(key) ?? []), substance]);
    }
  return found;
}

const HELD = byPhrase(SHORT_HOLDS);
const PERHAPS = byPhrase(SHORT_MAY_HOLD);
const SPEECH = new Set(phrases(SHORT_SPEECH).map(phraseKey));
const UNKNOWN = new Set(phrases(SHORT_UNKNOWN).map(phraseKey));

const SIGN = /[.,;:!?()\n/]/;

/** The parts of a line between its signs, each as singular words. */
function partsOf(line: string): string[][] {
  const parts: string[][] = [[]];
  for (const piece of pieces(fold(line.replaceAll(/[+|•·–—]/g, ','))))
    if (SIGN.test(piece)) parts.push([]);
    else parts.at(-1)?.push(singular(piece));
  return parts;
}

/** What a line of a recipe holds: the same as the whole table says, or "cannot tell". */
export function readLine(line: string): LineReading {
  const holds = new Set<Substance>();
  const mayHold = new Set<Substance>();
  let isKnown = true;
  let hasThing = false;
  for (const tokens of partsOf(line)) {
    const rest = [...tokens];
    let end = -1;
    // Of "salted rim" the table knows no thing, only words: these are looked up like all others.
    for (const { phrase, at, ingredient } of ingredientsIn(tokens).filter(
      (one) => !UNKNOWN.has(one.phrase),
    )) {
      hasThing = true;
      // "Cream soda" is neither.
      isKnown &&= at !== end;
      end = at + phrase.split(' ').length;
      rest.fill('', at, end);
      for (const key of [phrase, `${phraseKey(ingredient.name)} *`]) {
        for (const one of HELD.get(key) ?? []) holds.add(one);
        for (const one of PERHAPS.get(key) ?? []) mayHold.add(one);
      }
    }
    isKnown &&= rest.every((word) => word === '' || SPEECH.has(word) || /^\d/.test(word));
  }
  // "Oat milk" is not milk: next to an unknown word nothing is sure.
  return isKnown && hasThing
    ? { holds, mayHold, isKnown }
    : { holds: new Set(), mayHold: new Set([...holds, ...mayHold]), isKnown: false };
}
