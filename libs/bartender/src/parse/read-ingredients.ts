import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type Ingredient, type IngredientKind } from '../knowledge/ingredients.js';
import { type Amount, readAmount } from '../language/amounts.js';
import { capital } from '../language/sentences.js';
import { words } from '../language/words.js';
import { mended } from './mend.js';
import { piecesOf } from './pieces.js';
import { type Line, readRecipeText } from './recipe-text.js';

export interface IngredientLine {
  /** As it goes into the form, without an amount when none was given. */
  text: string;
  /** Measure with its unit, tidied; undefined when none was given. */
  amount: string | undefined;
  name: string;
  ingredient: Ingredient | undefined;
  role: 'poured' | 'garnish' | 'rinse' | 'float';
}

const alternatives = (choices: readonly string[]): string => choices.join('|');

/** Words before the thing itself. */
const LEAD = new RegExp(
  String.raw`^(?:${alternatives([
    ...[
      'and',
      'plus',
      'with',
      'has',
      'contains',
      'it (?:has|contains)',
      'featuring',
      'consist(?:s|ing) of',
      'composed of',
    ],
    ...[
      'add(?:ing)?',
      'using',
      'use',
      'made (?:from|with|of|by)',
      'made',
      'from',
      'of',
      'the',
      'some',
      'a drink',
      'pour(?: in| on)?',
    ],
    ...[
      'equal (?:parts|measures)(?: of)?',
      'combine',
      'mix(?:ed)?(?: with)?',
      'blend(?:ed)?(?: with)?',
      'put(?: in)?',
    ],
    ...['about', 'roughly', 'approximately', 'also', 'take', 'your', 'my', 'our', 'stir', 'shake', 'into'],
  ])})\s+`,
  'i',
);
/** Words behind it. */
const TAIL = new RegExp(
  String.raw`\s+(?:${alternatives([
    String.raw`in(?:to)? (?:an? |the )?(?:\w+ ){0,4}(?:glass|coupe|flute|mug|highball|tumbler|nora|snifter|cup|collins|rocks|shaker|tin)\b.*`,
    'over (?:an? |one |fresh |crushed |big |large |plenty|lots |ice|cubes).*',
    'on (?:the rocks|a big|a large|one).*',
    'with (?:plenty of |lots of )?ice.*',
    String.raw`served?\b.*`,
    'up in .*',
    'on top',
    '(?:to )?top(?: up| it off)?',
    'built? .*',
    'to',
    'stirred.*',
    'shaken.*',
    String.raw`and (?:shake|stir|strain|build|serve|pour|top|muddle|blend|mix)\b.*`,
    'to taste',
    'straight up.*',
    'if (?:you|possible|available|desired).*',
    'with|and|plus',
    'optional',
  ])})$`,
  'i',
);
const STEP = new RegExp(
  String.raw`^(?:and |now |first |just |then )*(?:dry |hard |double |fine |wet |reverse |gently |lightly )*(?:${alternatives(
    [
      ...[
        'shak',
        'stir',
        'strain',
        'buil[dt]',
        'pour',
        'serv',
        'blend(?!ed with)',
        'blitz',
        'fill',
        'churn',
        'swizzle',
        'roll',
      ],
      ...[
        'chill',
        'combine',
        'mix (?:everything|all|well|it)',
        'let',
        'wait',
        'smoke',
        'light',
        'wet',
        'rim',
      ],
      ...[
        'drizzle',
        'warm',
        'heat',
        'lift',
        'give',
        'throw',
        'whip',
        'dump',
        'use',
        'lace',
        'discard',
        'express',
        'tag',
        'enjoy',
        'muddle$',
      ],
    ],
  )})`,
  'i',
);
/** Of the glass, the ice, the method or the menu, never in a recipe's list. */
const NOT_POURED = new RegExp(
  String.raw`\b(?:${alternatives([
    ...[
      'glass',
      'coupe',
      'flute',
      'mug',
      'tumbler',
      'highball',
      'ice',
      'cubes?',
      'rim',
      'rimmed',
      'shaker',
      'seconds?',
      'strain',
    ],
    ...[
      'smoked?',
      'cloche',
      'wood',
      'served?',
      'taste[sd]?',
      'cup',
      'bowl',
      'up',
      'rocks',
      'method',
      'equal parts',
      'hidden',
      'stock',
      'menu',
    ],
    ...['discard(?:ed)?', 'recipe', 'cheers', 'everything', 'ingredients?', 'shaken?', 'stirred', 'strained'],
  ])})\b`,
  'i',
);
/** Things that hold these words are poured all the same. */
const POURED_ALL_THE_SAME = /ginger ale|ice cream|salted|smoked (?!with|over|under)|ice wine|iced/i;
/** Without an amount these sit on the glass. */
const GARNISH_SHAPE =
  /\b(?:twist|peel|zest|wheel|wedge|slice|sprig|frond|fan|ribbon|crown|coin|skewer|cherry|olive|onion|umbrella|stick|flower|disc|swath|shell|bouquet|segment)s?$/i;
const CITRUS = /^(?:lemon|lime)s?$/i;
const MOST_UNKNOWN_WORDS = 4;
const LONGEST_NAME = 120;

interface Mark {
  text: string;
  role: IngredientLine['role'];
  /** Poured by a step: "top with soda". */
  isTop?: boolean;
}

const MARKS: readonly (readonly [pattern: RegExp, role: Mark['role'], isTop?: true])[] = [
  [/^(?:and )?(?:garnish(?:ed)?|decorate|finish)(?: it)?(?: with)?[:\s]+(?:an? |the )?(.+)$/i, 'garnish'],
  [/^(?:an? )?(.+?)(?:,? (?:to|for|as)(?: an?| the)?)?\s?garnish$/i, 'garnish'],
  [/^(?:an? )?(.+? for (?:the|a) rim)$/i, 'garnish'],
  [
    /^(?:and )?(?:twist|express|squeeze) (?:an? |the )?(.+? (?:peel|twist|zest))(?: (?:on|over)\b.*)?$/i,
    'garnish',
  ],
  [
    /^(?:and )?(?:top(?:ped)?(?: it)?(?: up| off)?(?: with)?|lengthen(?:ed)? with|finished with|fill(?:ed)? up with)\s+(.+)$/i,
    'poured',
    true,
  ],
  [
    /^(?:and )?(?:grated?|dust(?:ed)?(?: with)?|sprinkled?(?: with)?)\s+(?:some |a little |a bit of )?(.+?)(?: (?:on|over) .*)?$/i,
    'garnish',
  ],
  [/^(.+?),? to float$/i, 'float'],
  [/^(?:and )?float(?:ed)?(?: of| with)?\s+(?:the )?(.+)$/i, 'float'],
  [/^(.+?) (?:float|floated)(?: on top)?$/i, 'float'],
  [/^(?:and )?rinse (?:an? |the )?(?:\w+ ){0,3}(?:glass|coupe|with) (?:with )?(.+)$/i, 'rinse'],
  [/^rinse with\s+(.+)$/i, 'rinse'],
  [/^(?:an? )?(.+?):? rinse$/i, 'rinse'],
  [/^(?:and )?muddle\s+(?:the )?(.+)$/i, 'poured'],
];

function marked(piece: string): Mark {
  for (const [pattern, role, isTop] of MARKS) {
    const text = pattern.exec(piece)?.[1];
    if (text) return { text, role, isTop };
  }
  return { text: piece, role: 'poured' };
}

/** "It is a tall drink with vodka" starts at the vodka. */
function withoutPreface(clause: string): string {
  const [, before = '', after = ''] = /^(.*?)\s(?:with|from|of)\s+(.+)$/i.exec(clause) ?? [];
  const isPreface =
    /\b(?:drink|cocktail|it|punch|one|mix|version|recipe)\b/i.test(before) &&
    !mainIngredient(before) &&
    readAmount(before)?.ml === undefined;
  return isPreface && mainIngredient(after) ? after : clause;
}

const isThing = (part: string): boolean =>
  readAmount(part)?.ml !== undefined ||
  mainIngredient(part) !== undefined ||
  STEP.test(part) ||
  NOT_POURED.test(part) ||
  /^(?:garnish|top|float)/i.test(part);

/** Splits at "and" where each side is something to pour: "gin and tonic water" but not "flowers and herbs". */
function separate(whole: string): string[] {
  if (/^(?:and )?(?:garnish|decorate|top|float|rinse|lengthen|finish)|garnish$/i.test(whole)) return [whole];
  const clause = withoutPreface(whole);
  const parts = clause.split(/\s+(?:and|plus|with|&|\+)\s+(?=\S)/i);
  if (parts.length === 1) return parts;
  const isList = parts.every(isThing) || (parts.length > 2 && parts.filter(isThing).length > 1);
  return isList || readAmount(parts[1] ?? '')?.ml !== undefined ? parts : [clause];
}

const CLIPPED: readonly RegExp[] = [LEAD, LEAD, LEAD, TAIL, TAIL, /[.,:!]+$/];
const clipped = (text: string): string =>
  CLIPPED.reduce((body, clip) => body.replace(clip, '').trim(), text.trim());

/** Bare numbers from here on are millilitres: "45 gin, 20 lemon". */
const LEAST_ML = 5;
const LEAST_ML_OF_FRUIT = 15;
const LIQUIDS: ReadonlySet<string> = new Set<IngredientKind>([
  ...(['spirit', 'liqueur', 'fortified', 'sparkling wine', 'wine', 'citrus', 'juice', 'syrup'] as const),
  ...(['soda', 'dairy', 'coffee', 'egg'] as const),
]);

/** The amount of a thing, before it or behind it; bare numbers of a liquid are millilitres. */
function amountOf(body: string): Amount | undefined {
  const read = readAmount(body) ?? readAmount(body.replace(/^(\D+) (\d[\d.]*)$/, '$2 $1'));
  if (!read?.rest) return undefined;
  const kind = mainIngredient(read.rest)?.kind ?? '';
  const least = kind === 'juice' || kind === 'egg' ? LEAST_ML_OF_FRUIT : LEAST_ML;
  return !read.unit && read.quantity >= least && LIQUIDS.has(kind)
    ? readAmount(body.replace(/(\d)(?=$| )/, '$1 ml'))
    : read;
}

/** Lemon and lime stand for their juice, unless they are counted or lie on the glass. */
const isJuice = (name: string, amount: Amount | undefined, body: string): boolean =>
  CITRUS.test(name) && (amount?.unit !== undefined || amount === undefined) && !/^an?\s/i.test(body);

const ALTERNATIVE = /^\(([^)]*)\)\s*/;

function lineOf({ text, role }: Mark): IngredientLine | undefined {
  const body = clipped(text).replace(/^(?=(?:dash|splash|pinch|drop|barspoon|shot)\b)/i, '1 ');
  const amount = amountOf(body);
  const other = ALTERNATIVE.exec(amount?.rest ?? '')?.[0].trim();
  const bare = (amount?.rest ?? body)
    .replace(ALTERNATIVE, '')
    .replace(/^(?:an?|the|some|fresh(?:ly squeezed)?(?= (?:lemon|lime)$)) /i, '')
    .replace(/^[:,]\s*|[:,]$/g, '')
    .trim();
  if (!/\p{L}{2}/u.test(bare) || /^(?:no|none|without)$/i.test(bare) || bare.length > LONGEST_NAME)
    return undefined;
  const spelled = mainIngredient(bare) || !mainIngredient(mended(bare)) ? bare : mended(bare);
  const name =
    role === 'poured' && isJuice(spelled, amount, body)
      ? `${spelled.toLowerCase().replace(/s$/, '')} juice`
      : spelled;
  const ingredient = mainIngredient(name);
  const isGarnish =
    role === 'poured' &&
    !amount?.unit &&
    (ingredient?.kind === 'garnish' || (!amount && GARNISH_SHAPE.test(name)));
  const one = CITRUS.test(spelled) && /^an?\s/i.test(body) ? '1' : undefined;
  const measure = [amount?.text ?? one, other].filter(Boolean).join(' ');
  return { text: '', amount: measure || undefined, name, ingredient, role: isGarnish ? 'garnish' : role };
}

const isStep = (piece: string) =>
  (STEP.test(piece) || STEP.test(mended(piece))) && readAmount(piece)?.ml === undefined;

/** "3/4 oz each of" is no line of its own. */
const withoutEach = (text: string): string =>
  text.replace(/(?:\d+ )?\d[\d./]*\s?(?:oz|ounces?|ml|cl|parts?)?\s(?:of )?each(?: of)?\b:?/gi, ' ');

interface Setting {
  isAmongSteps: boolean;
  /** Unknown things may be poured: others of the same line are, or the line is a list's. */
  isInList: boolean;
}

const UNLIKELY =
  /\b(?:it|is|like|very|for|by|our|this|that|but|drink|cocktail|instead|without|you|i|we|so|or|not|best|hi|dear|on|my|long|tall)\b/i;

function isPlausible(line: IngredientLine, { role, text }: Mark, setting: Setting): boolean {
  const { name, amount, ingredient } = line;
  if (/\binstead\b|^or\b/i.test(name)) return false;
  if (/\brim(?:med)?\b/i.test(name)) return role === 'garnish';
  if (amount && !/\b(?:seconds?|minutes?|times?|proof|drinks?|servings?|%)\b/i.test(name))
    return ingredient !== undefined || !NOT_POURED.test(name);
  if (NOT_POURED.test(name) && !POURED_ALL_THE_SAME.test(name)) return false;
  if (ingredient) return words(name).length <= 7 && ingredientsIn(words(name)).length <= 2;
  if (role !== 'poured') return true;
  return (
    !setting.isAmongSteps &&
    setting.isInList &&
    words(name).length <= MOST_UNKNOWN_WORDS &&
    !UNLIKELY.test(text)
  );
}

/** The same thing once more: in the same words, or without an amount by its last words or its kind. */
function isSame(one: IngredientLine, other: IngredientLine): boolean {
  const [key, again] = [words(one.name).join(' '), words(other.name).join(' ')];
  if (key === again) return true;
  if (other.amount || (one.role !== other.role && other.role !== 'float')) return false;
  return key.endsWith(` ${again}`) || (one.ingredient !== undefined && one.ingredient === other.ingredient);
}

/** Everything to pour that a recipe's lines name, in order, each once. */
export function ingredientsOf(recipe: readonly Line[], isName: (text: string) => boolean): IngredientLine[] {
  const found: IngredientLine[] = [];
  const hasList = recipe.some(({ section }) => section === 'ingredients');
  let isAmongSteps = false;
  for (const { section, text } of recipe) {
    const pieces = piecesOf(withoutEach(text))
      .flatMap(separate)
      .filter((piece) => !isName(piece));
    const things = pieces.filter((piece) => mainIngredient(piece) ?? readAmount(piece)?.ml).length;
    const isInList = things > 1 || (pieces.length === 1 && section === 'ingredients');
    for (const piece of pieces) {
      if (isStep(piece)) {
        isAmongSteps = true;
        continue;
      }
      const mark = marked(piece);
      const isOnlyMixing = section === 'method' && hasList && mark.role === 'poured' && !mark.isTop;
      const line = isOnlyMixing ? undefined : lineOf(mark);
      if (!line || !isPlausible(line, mark, { isAmongSteps, isInList })) continue;
      if (!found.some((other) => isSame(other, line))) found.push({ ...line, text: written(line) });
    }
  }
  return found;
}

/** The same of a text without headings. */
export const readIngredients = (text: string): IngredientLine[] =>
  ingredientsOf(readRecipeText(text).lines, () => false);

/** The line for the form. */
export function written({ amount, name, role }: Pick<IngredientLine, 'amount' | 'name' | 'role'>): string {
  if (role === 'garnish' && / for (?:the|a) rim$/i.test(name)) return capital(name);
  if (role === 'garnish') return `${capital([amount, name].filter(Boolean).join(' '))}, to garnish`;
  if (role === 'rinse') return `${capital(name)}, to rinse the glass`;
  const body = amount ? `${amount} ${name}` : capital(name);
  return role === 'float' ? `${body}, floated` : body;
}
