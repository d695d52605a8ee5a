import { alternatives, phraseKey, phrases } from '../../language/words.js';

const keys = (list: string): string => phrases(list).map(phraseKey).join('|');

/** Milk made of these holds no milk. "Vegan" covers those that do not say what they are made of. */
const OF_PLANTS =
  keys(`noix de coco, noce di cocco, coconut, coco, cocco, kokos, oat, hafer, avoine, avena, almond, mandel, amande, almendra, mandorla, soy, soya,
  soja, rice, reis, riz, arroz, riso, hazelnut, haselnuss, noisette, nocciola, walnut, cashew, macadamia, pecan, pistachio, peanut,
  nut, hemp, pea, flax, quinoa, tiger nut, sesame, spelt, dinkel, barley, vegan`);
/** Cream made of these holds no milk; "almond cream" may be a filling, "banana cream" a liqueur. */
const CREAMED = keys('coconut, coco, cocco, kokos, oat, hafer, soy, soya, soja, cashew, vegan');
/** Their butter is their own fat, or what is spread on bread. */
const BUTTERED =
  keys(`erdnuss, mandel, haselnuss, coconut, almond, hazelnut, walnut, cashew, macadamia, pecan, pistachio, peanut, nut, cocoa, cacao, shea, apple, pear,
  pumpkin, sunflower, sunflower seed, sesame, soy, soya, sunflower, vegan`);
const MILK = alternatives('milk, milch, drink, lait, leche');
const CREAM =
  keys(`cream, creme, sahne, yogurt, yoghurt, cheese, kefir, whipped cream, whipping cream, heavy cream, half and half,
  condensed milk, sweetened condensed milk, evaporated milk`);
/** What follows shows that the cow's cream is meant after all: "coconut cream liqueur". */
const NOT_OF_COWS = '(?!(?:liqueur|likor|pie|cake|filling|foam|powder) )';
const DAIRY =
  'milk|cream|butter|yogurt|yoghurt|cheese|ice cream|whipped|whipping|half and|condensed|evaporated|sweetened';
const OF = '(?:of|de|d|di|da|aus)';

/** How a recipe words what it means, and how the table does; in this order, on singular words with spaces around. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "House lemonade" says what it is, "house bitters" do not.
  [/ house (?!bitters |rim )/g, ' '],
  [/ half half /g, ' half and half '],
  [
    / (?:malted )?(?:rye|barley|wheat|oat|malt) (?=(?:whiskey|whisky|vodka|gin|spirit|shochu|bourbon) )/g,
    ' ',
  ],
  [/ (?:pecan|almond|walnut|hazelnut|nut) (?=wood )/g, ' '],
  [new RegExp(` (?:dairy|milk|animal) (?:free|less) (?=(?:${DAIRY}) )`, 'g'), ' vegan '],
  [new RegExp(` (?:non dairy|nondairy|dairyfree) (?=(?:${DAIRY}) )`, 'g'), ' vegan '],
  [/ (?:plant|nut) based /g, ' vegan '],
  [/ egg ?free (?=eggnog |nog |egg nog )/g, ' vegan '],
  [new RegExp(` plant (?=(?:${DAIRY}) )`, 'g'), ' vegan '],
  [/ (vegan|oat|soy|cashew) ice cream /g, ' $1 '],
  [new RegExp(` (${CREAMED}) (?:milk )?(?:based )?(?:${CREAM}) ${NOT_OF_COWS}`, 'g'), ' $1 '],
  [
    new RegExp(` (?:cream|creme|crema|milk|lait|leche|latte|butter|beurre) ${OF} (${OF_PLANTS}) `, 'g'),
    ' $1 ',
  ],
  [new RegExp(` (${OF_PLANTS}) (?:based )?(?:${MILK}) (?!chocolate |powder )`, 'g'), ' $1 '],
  [new RegExp(` (${BUTTERED}) butter `, 'g'), ' $1 '],
  [/ (almond|hazelnut|walnut|pistachio|macadamia|pecan) (?:cream|sahne) /g, ' $1 creme '],
  [/ creme de /g, ' '],
  [/ crema (?:de|di|al) (?!cacao |cassis |menta |mora |coco |caffe )/g, ' cream '],
  [
    / (butter|bacon|oil|duck|lard|tallow|ghee|coconut|peanut|sesame|cocoa|beef|chicken|pork|ham|wagyu) fat (?:wash(?:ed)? )?/g,
    ' $1 washed ',
  ],
  [/ lactose ?free /g, ' '],
];

/** Says that the thing after it, or before it, is not in there. */
const DENIALS: readonly RegExp[] = [
  / (?:no|without|ohne|sans|sin|senza|non|free of|free from|zero|minus) (egg white|tree nut|\p{L}+)(?= )/gu,
  / (egg white|tree nut|\p{L}+) (?:free|less|frei)(?= )/gu,
  / (egg|dairy|nut|milk|gluten)(?:less|free|frei)(?= )/gu,
];

/**
 * A line's words as the table has them, and the words of what it is said to be without.
 * @param isWord says of an unknown word that it must stay
 */
export function worded(
  tokens: readonly string[],
  isWord: (word: string) => boolean,
): { tokens: string[]; denied: string[] } {
  const plain = WORDINGS.reduce(
    (line, [wording, meant]) => line.replace(wording, meant),
    ` ${tokens.join(' ')} `,
  );
  const denied: string[] = [];
  const deny = (all: string, word: string) => (isWord(word) ? (denied.push(word), '') : all);
  const text = DENIALS.reduce((line, denial) => line.replace(denial, deny), plain);
  return { tokens: text.trim().split(/\s+/), denied };
}

const ROSE_WINE = /(?<!\p{L})ros\u00e9s?(?!\p{L})/giu;
/** "D'amande" is two words. */
const ELISION = /(?<!\p{L})([dl])['’]/giu;
/** "St. Germain", "1 oz. gin": the stop ends no part of the line. */
const ABBREVIATED = /(?<=(?<!\p{L})\p{L}{1,3})\./gu;

/** A line as one that falls into words, and into parts by commas. */
export const spelledOut = (line: string): string =>
  line
    .normalize('NFC')
    .replace(ROSE_WINE, 'rose wine')
    .replace(ELISION, '$1 ')
    .replace(ABBREVIATED, ' ')
    .replaceAll('&', ' and ')
    .replaceAll(/[+|•·–—]| - /g, ' , ');
