import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type Ingredient, type IngredientKind } from '../knowledge/ingredients.js';
import { GARNISHES, LEADS, TAILS } from '../knowledge/recipe-words.js';
import { type Amount, countInFigures, readAmount } from '../language/amounts.js';
import { capital } from '../language/sentences.js';
import { words } from '../language/words.js';
import { mended } from './mend.js';

export interface IngredientLine {
  /** As it goes into the form, without an amount when none was given. */
  text: string;
  /** Measure with its unit, tidied; undefined when none was given. */
  amount: string | undefined;
  name: string;
  ingredient: Ingredient | undefined;
  role: 'poured' | 'garnish' | 'rinse' | 'float';
  /** As much as the glass takes: that is its measure. */
  isTop?: boolean;
}

const LEAD = new RegExp(String.raw`^(?:${LEADS})\s+`, 'i');
const TAIL = new RegExp(String.raw`(?<!\s)\s+(?:${TAILS})$`, 'i');
const GARNISH_SHAPE = new RegExp(
  String.raw`\b(?:${GARNISHES})s?$|^(?:slice|wedge|sprig|twist|wheel|peel|strip)s? of\b`,
  'i',
);
const CITRUS = /^(?:lemon|lime)s?$/i;
/** "A lemon" is one. */
const COUNTED = /^(?:lemon|lime)$|\b(?:sugar cube|egg|egg white|egg yolk)$/i;
const LONGEST_NAME = 120;

export interface Mark {
  text: string;
  role: IngredientLine['role'];
  /** Poured by a step: "top with soda". */
  isTop?: boolean;
}

const MARKS: readonly (readonly [pattern: RegExp, role: Mark['role'], isTop?: true])[] = [
  [
    /^(?:and )?(?:garnish(?:ed)?|decorated?|finish|ornament|adorn|crown(?:ed)?|drop in)(?: it)?(?: with)?[:\s]+(?![:\s])(?:an? |the )?(.+)$/i,
    'garnish',
  ],
  [/^(?:an? )?(.+?)(?:,? (?:to|for|as)(?: an?| the)?)?\s?garnish$/i, 'garnish'],
  [/^(?:an? )?(.+? for (?:the|a) rim)$/i, 'garnish'],
  [
    /^(?:and )?(?:twist|express|squeeze) (?:an? |the )?(.+? (?:peel|twist|zest))(?: (?:on|over)\b.*)?$/i,
    'garnish',
  ],
  [
    /^(?:and )?(?:top(?:ped)?(?: it)?(?: up| off)?(?: with)?|lengthen(?:ed)? with|finished with|fill(?:ed)?(?: it)?(?: up)? with)\s+(\S.*)$/i,
    'poured',
    true,
  ],
  [/^(.+?),? (?:to|for) top(?:ping)?(?: up| off)?$/i, 'poured', true],
  [
    /^(?:and )?(?:grated?|dust(?:ed)?(?: with)?|sprinkled?(?: with)?)\s+(?=\S)(?:some |a little |a bit of )?(.+?)(?: (?:on|over) .*)?$/i,
    'garnish',
  ],
  [/^(.+?),? to float$/i, 'float'],
  [/^(?:and )?float(?:ed)?(?: of| with)?\s+(?=\S)(?:the )?(.+)$/i, 'float'],
  [/^(.+?) (?:float|floated)(?: on top)?$/i, 'float'],
  [/^(?:and )?(?:drop|pop|plop) in (?:an? |the |one )?(.+)$/i, 'garnish'],
  [/^(?:and )?rinse (?:an? |the )?(?:\w+ ){0,3}(?:glass|coupe|with) (?:with )?(.+)$/i, 'rinse'],
  [/^rinse with\s+(\S.*)$/i, 'rinse'],
  [/^(?:an? )?(.+?),?:? (?:(?:to|for) )?(?:rinse|rinsing)(?: (?:the|a) glass)?$/i, 'rinse'],
  [/^(.+?),? to coat (?:the|a) glass$/i, 'rinse'],
  [/^(?:[a-z]+ ){0,4}?muddle\s+(?=\S)(?:the )?(.+)$/i, 'poured'],
];

export function marked(piece: string): Mark {
  for (const [pattern, role, isTop] of MARKS) {
    const text = pattern.exec(piece)?.[1];
    if (text) return { text, role, isTop };
  }
  return { text: piece, role: 'poured' };
}

/** A thing may follow up to three lead-ins, and have two tails. */
const CLIPPED: readonly RegExp[] = [LEAD, LEAD, LEAD, TAIL, TAIL, /(?<![.,:!])[.,:!]+$/];

/** "It has vodka" is vodka. */
export const withoutLead = (text: string): string => text.trim().replace(LEAD, '');

const clipped = (text: string): string =>
  CLIPPED.reduce((body, clip) => body.replace(clip, '').trim(), text.trim());

/** Bare numbers from here on are millilitres: "45 gin, 20 lemon". */
const LEAST_ML = 5;
const LEAST_ML_OF_FRUIT = 15;
const LIQUIDS: ReadonlySet<string> = new Set<IngredientKind>([
  ...(['spirit', 'liqueur', 'fortified', 'sparkling wine', 'wine', 'citrus', 'juice', 'syrup'] as const),
  ...(['soda', 'dairy', 'coffee', 'egg'] as const),
]);

/** "Gin 45", "gin 1 1/2": the number goes before the thing. */
const withNumberFirst = (body: string): string => {
  const [, whole = '', pieces = ''] =
    /^(.+?):\s*(\d+ (?:lea(?:f|ves)|slices?|sprigs?|wedges?))$/i.exec(body) ?? [];
  if (whole !== '') return `${pieces} of ${whole}`;
  const [, thing = '', number = ''] = /^(\D+?) ([\d.][\d ./]*)$/.exec(body) ?? [];
  return thing !== '' && mainIngredient(thing) ? `${number} ${thing}` : body;
};

/** The amount before or after a thing. Bare numbers of a liquid are millilitres, fractions are ounces. */
function amountOf(body: string): Amount | undefined {
  const figures = readAmount(body)?.unit ? body : withNumberFirst(body);
  const read = readAmount(figures);
  if (!read?.rest || read.unit) return read?.rest ? read : undefined;
  const kind = mainIngredient(read.rest)?.kind ?? '';
  const least = kind === 'juice' || kind === 'egg' ? LEAST_ML_OF_FRUIT : LEAST_ML;
  const isUnknownLiquid = kind === '' && read.quantity >= LEAST_ML_OF_FRUIT && !/s$/i.test(read.rest);
  if (!LIQUIDS.has(kind) && !isUnknownLiquid) return read;
  if (read.quantity >= least) return readAmount(`${read.quantity} ml ${read.rest}`);
  const isOfFruit = ['citrus', 'juice', 'egg'].includes(kind) && !/^\d*\.\d/.test(figures);
  const isFraction = !Number.isInteger(read.quantity) && !isOfFruit;
  return isFraction ? readAmount(`${read.text} oz ${read.rest}`) : read;
}

/** Lemon and lime mean their juice, unless they are counted or garnish. */
const isJuice = (name: string, amount: Amount | undefined, body: string): boolean =>
  CITRUS.test(name) && (amount?.unit !== undefined || amount === undefined) && !/^an?\s/i.test(body);

const ALTERNATIVE = /^\(([^)]*)\)\s*/;

/** "Bitters x2" are two dashes, "cherry x2" two cherries. */
const timesFirst = (_: string, thing: string, count: string): string =>
  mainIngredient(thing)?.kind === 'bitters' ? `${count} dashes ${thing}` : `${count} ${thing}`;

const knownWords = (text: string): number =>
  ingredientsIn(words(text)).reduce((sum, { phrase }) => sum + phrase.split(' ').length, 0);

/** Spelling is corrected where that makes more words known: "honey sirup". */
const wellSpelled = (text: string): string => {
  const known = knownWords(text);
  const better = mended(known === 0 ? text.toLowerCase() : text);
  return knownWords(better) > known ? better : text;
};

/** "Place a lime wedge on the rim": a garnish with how it is put there. */
const PUT = /^(?:place|float|rest|perch|lay|set|drape|hang|balance)\s(?:an? |the )?/i;
const WHERE =
  /\s(?:on|to|over|across|in) (?:the |its )?(?:rim|edge|side|top|glass|drink|foam|surface)(?: of the (?:glass|drink))?$/i;
const asGarnish = (text: string): string =>
  /\b(?:salt|sugar)/i.test(text) ? text : text.replace(PUT, '').replace(WHERE, '');

/** One thing with its amount; undefined for what is no thing. */
export function lineOf({ text, role, isTop }: Mark): IngredientLine | undefined {
  const thing = role === 'garnish' ? asGarnish(clipped(text)) : clipped(text);
  const body = countInFigures(thing.replace(/^(.+?) x ?(\d)$/i, timesFirst)).replace(
    /^(?=(?:dash|splash|pinch|drop|barspoon|shot)\b(?! in\b))/i,
    '1 ',
  );
  const amount = amountOf(body);
  const other = ALTERNATIVE.exec(amount?.rest ?? '')?.[0].trim();
  const bare = (amount?.rest ?? body)
    .replace(ALTERNATIVE, '')
    .replace(/^(?:(?:an?|the|some) )?(?:(?:little|bit of|touch of|hint of|handful of|few) )?/i, '')
    .replace(/^fresh(?:ly squeezed)? (?=(?:lemon|lime)$)/i, '')
    .replace(/^[:,]\s*|[:,]$/g, '')
    .trim();
  if (!/\p{L}{2}/u.test(bare) || /^(?:no|none|with|without)$/i.test(bare) || bare.length > LONGEST_NAME)
    return undefined;
  const spelled = wellSpelled(bare);
  const name =
    role === 'poured' && isJuice(spelled, amount, body)
      ? `${spelled.toLowerCase().replace(/s$/, '')} juice`
      : spelled;
  const ingredient = mainIngredient(name);
  const isGarnish =
    role === 'poured' &&
    !amount?.unit &&
    (ingredient?.kind === 'garnish' || (!amount && GARNISH_SHAPE.test(name)));
  const one = COUNTED.test(spelled) && /^an?\s/i.test(body) ? '1' : undefined;
  const measure = [amount?.text ?? one, other].filter(Boolean).join(' ');
  const line = {
    amount: measure || undefined,
    name,
    ingredient,
    role: isGarnish ? ('garnish' as const) : role,
    ...(isTop && measure === '' && { isTop }),
  };
  return { ...line, text: written(line) };
}

/** The line for the form. */
export function written({
  amount,
  name,
  role,
  isTop = false,
}: Pick<IngredientLine, 'amount' | 'name' | 'role' | 'isTop'>): string {
  if (role === 'garnish' && / for (?:the|a) rim$/i.test(name)) return capital(name);
  if (role === 'garnish') return `${capital([amount, name].filter(Boolean).join(' '))}, to garnish`;
  if (role === 'rinse') return `${capital(name)}, to rinse the glass`;
  if (isTop) return `${capital(name)}, to top`;
  const body = amount ? `${amount} ${name}` : capital(name);
  return role === 'float' ? `${body}, floated` : body;
}
