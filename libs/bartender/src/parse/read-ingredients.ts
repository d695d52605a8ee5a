import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type Ingredient } from '../knowledge/ingredients.js';
import { plainFractions, readAmount } from '../profile/amounts.js';
import { words } from '../language/words.js';
import { capital } from '../language/sentences.js';
import { clausesOf } from './clauses.js';

export interface IngredientLine {
  /** As it goes into the form, without an amount when none was given. */
  text: string;
  /** Measure with its unit, tidied; undefined when none was given. */
  amount: string | undefined;
  name: string;
  ingredient: Ingredient | undefined;
  role: 'poured' | 'garnish' | 'rinse' | 'float';
}

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    a: '1',
    an: '1',
  }),
);
const UNIT_WORDS =
  'ounces?|oz|ml|cl|dash(?:es)?|parts?|shots?|splash(?:es)?|teaspoons?|tsps?|tablespoons?|tbsps?|bar ?spoons?|drops?|pinch(?:es)?|measures?|cups?|jiggers?';
const QUARTERS: ReadonlyMap<string, string> = new Map([
  ['25', '1/4'],
  ['5', '1/2'],
  ['75', '3/4'],
]);
const HALF = new RegExp(String.raw`\bhalf (?:an? )?(${UNIT_WORDS})\b`, 'gi');
const WORD_AMOUNT = new RegExp(
  String.raw`\b(one|two|three|four|five|six|an?)(?: (?:good|generous|small|healthy))? (${UNIT_WORDS})\b`,
  'gi',
);
const COUPLE = new RegExp(String.raw`\ba (?:couple|few) (?:of )?(${UNIT_WORDS})\b`, 'gi');
const TRAILING = new RegExp(String.raw`^(\D.*?)[\s:]+((?:\d+ )?\d[\d./]*\s?(?:${UNIT_WORDS}))\.?$`, 'i');

/** Amounts in one way: "two dashes" as "2 dashes", "45ml" as "45 ml", "half an ounce" as "1/2 oz". */
export function tidyAmounts(text: string): string {
  return plainFractions(text)
    .replace(/\bw\/\s?/gi, 'with ')
    .replace(/(^|\s)\.(\d)/g, '$10.$2')
    .replace(/\b(\d)?(?:\.|0\.)(25|5|75)0? ?(?=oz|ounce)/gi, (_, whole: string | undefined, part: string) =>
      [whole === '0' ? '' : whole, QUARTERS.get(part)].filter(Boolean).join(' ').concat(' '),
    )
    .replace(HALF, '1/2 $1')
    .replace(COUPLE, '2 $1')
    .replace(
      WORD_AMOUNT,
      (_, count: string, unit: string) => `${NUMBER_WORDS.get(count.toLowerCase()) ?? count} ${unit}`,
    )
    .replace(/(\d)\s?(ml|cl|oz)\b\.?/gi, (_, digit: string, unit: string) => `${digit} ${unit.toLowerCase()}`)
    .replace(/(\d) ounces?\b/gi, '$1 oz')
    .replace(/(\d (?:[a-z]+)) of (?=\w)/gi, '$1 ');
}

const LEAD =
  /^(?:and|plus|with|it (?:has|contains)|has|contains|featuring|consist(?:s|ing) of|composed of|add(?:ing)?|using|made (?:from|with|of|by)|made|from|of|the|some|equal (?:parts|measures)(?: of)?|ingredients?:?|a drink|combine|mix(?:ed)?(?: with)?|blend(?:ed)?(?: with)?|\d+\.|[-*•])\s+/i;
const TAIL =
  /\s+(?:in(?:to)? (?:an? |the )?(?:\w+ ){0,4}(?:glass|coupe|flute|mug|highball|tumbler|nora|snifter|cup|collins|rocks).*|over (?:a |an |one |fresh |crushed |big |large |ice).*|on (?:the rocks|a big|a large|one).*|served?\b.*|up in .*|on top|to top(?: up)?|stirred.*|shaken.*|and (?:shake|stir|strain|build|serve|pour|top)\b.*|to taste|, chilled|straight up.*)$/i;
const STEP =
  /^(?:dry |hard |double |fine |wet |reverse )*(?:shak|stir|strain|build|built|pour|serv|blend(?!ed with)|fill|churn|swizzle|roll|chill|combine|mix (?:everything|all|well)|double|fine|let|wait|smoke|light|wet|rim|drizzle|warm|heat|lift|give|throw|whip|dump|use)/i;
const NOT_POURED =
  /\b(?:glass|coupe|flute|mug|tumbler|highball|ice|cubes?|rim|rimmed|shaker|seconds?|strain|smoked?|cloche|wood|served?|taste[sd]?|up|rocks|method|equal parts|hidden|stock|menu)\b/i;
const MOST_UNKNOWN_WORDS = 4;

interface Marked {
  text: string;
  role: IngredientLine['role'];
}

function marked(clause: string): Marked {
  const garnish =
    /^(?:and )?(?:garnish(?:ed)?(?: with)?|decorate with|finish with)[:\s]+(?:an? |the )?(.+)$/i.exec(
      clause,
    ) ?? /^(?:an? )?(.+?)(?:,? (?:to|for|as)(?: an?| the)? )?\s?garnish$/i.exec(clause);
  if (garnish?.[1]) return { text: garnish[1], role: 'garnish' };
  const top =
    /^(?:and )?(?:top(?:ped)?(?: it)?(?: up| off)?(?: with)?|lengthen(?:ed)? with|finished with)\s+(.+)$/i.exec(
      clause,
    );
  if (top?.[1]) return { text: top[1], role: 'poured' };
  const float =
    /^(?:and )?float(?:ed)?(?: of| with)?\s+(.+)$/i.exec(clause) ??
    /^(.+?) (?:float|floated)(?: on top)?$/i.exec(clause);
  if (float?.[1]) return { text: float[1], role: 'float' };
  const rinse =
    /^(?:rinse (?:the glass )?with)\s+(.+)$/i.exec(clause) ?? /^(?:an? )?(.+?) rinse$/i.exec(clause);
  if (rinse?.[1]) return { text: rinse[1], role: 'rinse' };
  const muddle = /^(?:and )?muddle\s+(.+)$/i.exec(clause);
  return { text: muddle?.[1] ?? clause, role: 'poured' };
}

/** "It is a tall drink with vodka" starts at the vodka. */
function withoutPreface(clause: string): string {
  const match = /^(.*?)\s(?:with|from|of)\s+(.+)$/i.exec(clause);
  const [, before = '', after = ''] = match ?? [];
  const isPreface =
    /\b(?:drink|cocktail|it|punch|one|mix|version|recipe)\b/i.test(before) &&
    !mainIngredient(before) &&
    readAmount(before)?.ml === undefined;
  return isPreface && mainIngredient(after) ? after : clause;
}

/** Splits at "and" and "with" where each side is something to pour: "gin and tonic water" but not "flowers and herbs". */
function separate(whole: string): string[] {
  if (/^(?:and )?(?:garnish|decorate|top|float|rinse|lengthen|finish)/i.test(whole)) return [whole];
  const clause = withoutPreface(whole);
  const parts = clause.split(/\s+(?:and|plus|with|&|\+)\s+(?=\S)/i);
  if (parts.length === 1) return parts;
  const areAllThings = parts.every(
    (part) =>
      readAmount(part)?.ml !== undefined ||
      mainIngredient(part) ||
      STEP.test(part) ||
      NOT_POURED.test(part) ||
      /^(?:garnish|top|float)/i.test(part),
  );
  return areAllThings || readAmount(parts[1] ?? '')?.ml !== undefined ? parts : [clause];
}

const SIGNIFICANT = /^(?:lemon|lime)s?$/i;

function lineOf({ text, role }: Marked): IngredientLine | undefined {
  let body = text.trim();
  for (let pass = 0; pass < 3; pass += 1) body = body.replace(LEAD, '').trim();
  body = body
    .replace(TAIL, '')
    .replace(TAIL, '')
    .replace(/[.,:]+$/, '')
    .trim();
  const trailing = TRAILING.exec(body);
  if (trailing?.[1] && trailing[2]) body = `${trailing[2]} ${trailing[1]}`;
  const amount = readAmount(body);
  const isMeasured =
    amount !== undefined && (amount.ml !== undefined || /^\d/.test(body)) && amount.rest !== '';
  const bare = (isMeasured ? amount.rest : body)
    .replace(/^(?:an?|the|some|fresh(?:ly squeezed)?(?= (?:lemon|lime)$)) /i, '')
    .trim();
  if (bare === '' || bare.length > 120) return undefined;
  const name =
    role === 'poured' &&
    SIGNIFICANT.test(bare) &&
    (amount?.ml !== undefined || !isMeasured) &&
    !/^an?\s/i.test(body)
      ? `${bare.toLowerCase().replace(/s$/, '')} juice`
      : bare;
  const known = mainIngredient(name);
  const article = /^an?\s/i.test(body) && !isMeasured ? '1' : undefined;
  return {
    text: '',
    amount: isMeasured ? amount.text : SIGNIFICANT.test(bare) ? article : undefined,
    name,
    ingredient: known,
    role: known?.kind === 'garnish' && role === 'poured' ? 'garnish' : role,
  };
}

const isStep = (clause: string) => STEP.test(clause) && readAmount(clause)?.ml === undefined;

/** "3/4 oz each of" is no line of its own. */
const withoutEach = (text: string): string =>
  text.replace(/(?:\d+ )?\d+(?:\/\d+)?\s?(?:oz|ml|cl|parts?)?\s(?:of )?each\b(?: of)?:?/gi, ' ');

/** Everything to pour that a recipe's text names, in order, each once. */
export function readIngredients(text: string): IngredientLine[] {
  const lines: IngredientLine[] = [];
  let isAmongSteps = false;
  for (const clause of clausesOf(withoutEach(tidyAmounts(text))).flatMap(separate)) {
    if (isStep(clause)) {
      isAmongSteps = true;
      continue;
    }
    const mark = marked(clause);
    const line = lineOf(mark);
    if (!line || !isPlausible(line, mark, isAmongSteps, lines.length)) continue;
    if (!lines.some((other) => isSame(other, line))) lines.push({ ...line, text: written(line) });
  }
  return lines;
}

function isPlausible(line: IngredientLine, { role }: Marked, isAmongSteps: boolean, before: number): boolean {
  if (/\binstead\b/i.test(line.name)) return false;
  if (line.amount && /^\d/.test(line.amount) && !/\b(?:seconds?|minutes?|times?|proof)\b/i.test(line.name))
    return !NOT_POURED.test(line.name) || line.ingredient !== undefined;
  if (NOT_POURED.test(line.name) && !/ginger ale|ice cream|salted/i.test(line.name)) return false;
  if (line.ingredient) return words(line.name).length <= 7 && ingredientsIn(words(line.name)).length <= 2;
  return (
    role !== 'poured' ||
    (!isAmongSteps &&
      before > 0 &&
      words(line.name).length <= MOST_UNKNOWN_WORDS &&
      !/\b(?:it|is|like|very|for|by|our|this|that|but|drink|cocktail|instead|without)\b/i.test(line.name))
  );
}

const isSame = (one: IngredientLine, other: IngredientLine): boolean =>
  words(one.name).join(' ') === words(other.name).join(' ') ||
  (one.ingredient !== undefined &&
    one.ingredient === other.ingredient &&
    !other.amount &&
    one.role === other.role);

/** The line for the form. */
export function written({ amount, name, role }: Pick<IngredientLine, 'amount' | 'name' | 'role'>): string {
  if (role === 'garnish') return `${capital([amount, name].filter(Boolean).join(' '))}, to garnish`;
  if (role === 'rinse') return `${capital(name)}, to rinse the glass`;
  const body = amount ? `${amount} ${name}` : capital(name);
  return role === 'float' ? `${body}, floated` : body;
}
