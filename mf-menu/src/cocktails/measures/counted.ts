import { inNumber, pluralOf } from './number-of-nouns';

/** Nouns as one pattern, of one and of many. */
function nouns(list: string): string {
  const ones = list.trim().split(/\s+/);
  return [...ones, ...ones.map(pluralOf)].join('|');
}

/** What recipes count, or cut things into. "7 Up", "151 rum" and "4 Roses" are names, so only these are counts. */
const SHAPE = nouns(`
  bag bottle box bunch can carton chunk clove coin cube disc half handful jar leaf packet peel piece pod ribbon sachet
  scoop segment sheet skewer slice spear spiral sprig stalk stick strip teabag tin twist wedge wheel`);
export const THING = nouns(`
  almond apple apricot avocado banana bean berry blackberry blueberry carrot cherry clementine cranberry cucumber
  date egg espresso fig flower fruit grape grapefruit jalapeno jalapeño kiwi kumquat lemon lime lychee mandarin mango
  mangos marshmallow melon nectarine nut olive onion orange papaya passionfruit peach pear peppercorn petal pineapple plum
  pomegranate raspberry strawberry tangerine tomato watermelon white yolk`);
/** What may be said of it in front. */
export const QUALITY =
  'big|chilled|cold|expressed|finely|fresh|freshly|grated|large|long|pared|peeled|sliced|squeezed|strained|the|thick|thin|thinly|whole|wide';

/** A shape in front is what is counted, as in "thin slice orange"; but "half lime" is a lime. */
const SHAPE_IN_FRONT = new RegExp(
  String.raw`(?<=^(?:(?:${QUALITY}) )*)(?!hal)(?:${SHAPE})(?= (?!(?:and|for|from|on|or|to|with) )\p{L})`,
  'iu',
);
const [ENDS_WITH_SHAPE, ENDS_WITH_ONE] = [SHAPE, `${SHAPE}|${THING}`].map(
  (either) => new RegExp(String.raw`(?<!\p{L})(?:${either})$`, 'iu'),
) as [RegExp, RegExp];

/** More of a thing is a name: "99 Bananas". */
const MOST = 40;

/** Where the name of what is counted ends. The comma in "lemon, lime or orange wedge" ends none. */
const END = new RegExp(
  String.raw`,(?! (?:or |(?:${THING})(?:,| or ) ?))|[;(]| (?:[-–—]|for|from|in|of|on|soaked|to|with) `,
  'i',
);
const OTHER = /(,? (?:or|and) |, | ?\/ ?)/;

const namedIn = (thing: string): string => (thing.split(END)[0] ?? '').trimEnd();

/** True when a number before the thing surely counts it: "8 mint leaves", "2 slices of orange, to garnish". */
export function isCounted(quantity: number, thing: string): boolean {
  const [named = ''] = namedIn(thing).split(OTHER);
  return quantity <= MOST && (SHAPE_IN_FRONT.test(thing) || ENDS_WITH_ONE.test(named));
}

/** What is counted, in the plural where there are many of it: "lime wedges or wheels", "bottles of prosecco". */
export function countedAs(thing: string, isMany: boolean): string {
  const named = (noun: string) => inNumber(noun, isMany);
  if (SHAPE_IN_FRONT.test(thing)) return thing.replace(SHAPE_IN_FRONT, named);
  const name = namedIn(thing);
  // Of "lemon or lime wedge" only the wedges are many.
  const counted = ENDS_WITH_SHAPE.test(name) ? ENDS_WITH_SHAPE : ENDS_WITH_ONE;
  const said = name.split(OTHER).map((one) => one.replace(counted, named));
  return said.join('') + thing.slice(name.length);
}
