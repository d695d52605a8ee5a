import { alternatives, phraseKey, phrases, words } from '../../language/words.js';

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
/** Stands for "alcohol-free", in any language. */
export const NO_ALCOHOL = 'alcoholless';
const DAIRY =
  'milk|cream|butter|yogurt|yoghurt|cheese|ice cream|whipped|whipping|half and|condensed|evaporated|sweetened';
const OF = '(?:of|de|d|di|da|aus)';

/** "A champagne flute" is a flute. */
const POURED = alternatives(
  'champagne, wine, red wine, white wine, beer, pilsner, weizen, port, sherry, brandy, cognac, whiskey, whisky, bourbon, scotch, rum, gin, tequila, mezcal, absinthe, cordial, liqueur, grappa, sake, martini, margarita, prosecco, hot toddy, toddy, irish coffee, coffee, tea, latte, milkshake, milk, julep, soda, sundae, schnapps, vodka, burgundy, bordeaux, cider, ale, guinness, sour',
);
const VESSEL = alternatives(
  'glass, flute, coupe, tulip, saucer, mug, stein, tumbler, goblet, snifter, copita, tankard, schooner, balloon, pokal, glas, verre, copa, bicchiere, vaso',
);

/** Says of a drink that it is made without alcohol, in any language; on folded, singular words with spaces around. */
const WITHOUT_ALCOHOL =
  / (?:non|zero|0|no|without|free of|free from) alcohol(?:ic)? | (?:alcohol|booze|spirit) free | (?:0[.,]0|0 0|zero proof|nonalcoholic|alcoholfree|dealcoholi[sz]ed|virgin|mocktail) | alkoholfre\w* | (?:sans? alcool|sin alcohol|sem alcool|zonder alcohol|ohne alkohol|senza alcol) | analcolic\w | alcoholvrij\w* /g;

/** How a recipe words what it means, and how the table does; in this order, on singular words with spaces around. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  // "House lemonade" says what it is, "house bitters" and "house infused" do not.
  [/ house (?!bitters |rim |infus\w+ |flavou?red |red |white |mix |blend |special |secret )/g, ' '],
  [WITHOUT_ALCOHOL, ` ${NO_ALCOHOL} `],
  [/ (?:bourbon|rum|whiske?y|cognac|brandy|tequila|rye|wine|sherry|port|gin) (?=(?:barrel|cask) )/g, ' '],
  [new RegExp(` (?:${POURED}) (?=(?:${VESSEL}) )`, 'g'), ' '],
  [
    / (?:verre a|copa de|bicchiere da|taca de|vaso de) (?:vin|vino|vinho|champagne|cava|biere|cerveza|birra|cerveja) /g,
    ' glass ',
  ],
  [/ port of spain /g, ' '],
  [
    / (?:1|2|3|one|two|three|an|whipped|beaten|stiff) white (?=[,.;] |then |and |in |into |over |until |$)/g,
    ' egg white ',
  ],
  [/ half half /g, ' half and half '],
  [
    / (?:malted )?(?:rye|barley|wheat|oat|malt) (?=(?:whiskey|whisky|vodka|gin|spirit|shochu|bourbon) )/g,
    ' ',
  ],
  [/ (?:pecan|almond|walnut|hazelnut|nut) (?=(?:wood|shell smoke) )/g, ' '],
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
  [new RegExp(` (${BUTTERED}) butter `, 'g'), ' $1 '],
  [/ (almond|hazelnut|walnut|pistachio|macadamia|pecan) (?:cream|sahne) /g, ' $1 creme '],
  [/ creme de /g, ' liqueur '],
  [/ crema (?:de|di|al) (?!cacao |cassis |menta |mora |coco |caffe )/g, ' cream '],
  [
    / (butter|bacon|oil|duck|lard|tallow|ghee|coconut|peanut|sesame|cocoa|beef|chicken|pork|ham|wagyu) fat (?:wash(?:ed)? )?/g,
    ' $1 washed ',
  ],
  [/ lactose ?free /g, ' '],
];

/** "Oat milk", and the word after it. */
const PLANT_MILK = new RegExp(` (${OF_PLANTS}) (?:based )?(?:${MILK}) (?=(\\S*))`, 'g');

/** Says that the thing after it, or before it, is not in there. */
const DENIALS: readonly RegExp[] = [
  / (?:no|without|ohne|sans?|sin|senza|non|free of|free from|zero|minus) (egg white|tree nut|\p{L}+)(?= )/gu,
  / (egg white|tree nut|\p{L}+) (?:free|less|frei)(?= )/gu,
  / (egg|dairy|nut|milk|gluten)(?:less|free|frei)(?= )/gu,
];

/**
 * A line's words as the table has them, and the words of what it is said to be without.
 * @param isWord says of an unknown word that it must stay
 * @param isThing says of a word that it names a thing: "coconut milk stout" is a milk stout
 */
export function worded(
  tokens: readonly string[],
  isWord: (word: string) => boolean,
  isThing: (word: string) => boolean,
): { tokens: string[]; denied: string[] } {
  const plain = WORDINGS.reduce(
    (line, [wording, meant]) => line.replace(wording, meant),
    ` ${tokens.join(' ')} `,
  ).replace(PLANT_MILK, (all, plant: string, next: string) => (isThing(next) ? all : ` ${plant} `));
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
    .replaceAll(/[+|•·–—]| --? /g, ' , ');

/** True of a name or a description that says so: "A virgin Mojito". */
export const saysWithoutAlcohol = (text: string): boolean =>
  ` ${words(text).join(' ')} `.search(WITHOUT_ALCOHOL) >= 0;
