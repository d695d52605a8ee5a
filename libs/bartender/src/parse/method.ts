import { type Classic } from '../knowledge/classics.js';
import { type IngredientKind } from '../knowledge/ingredients.js';
import { capital, listed, uncapital } from '../language/sentences.js';
import { sentencesOf } from './pieces.js';
import { type Line } from './recipe-text.js';
import { type IngredientLine } from './ingredient-line.js';

export type Method = Classic['method'];

const SAID: readonly (readonly [RegExp, Method])[] = [
  [/dry[- ]shak/i, 'dry shake'],
  [/\bmuddl/i, 'muddle'],
  [/\bblend(?:ed|er)?\b(?! of| malt| scotch| whisk| rum| aged)/i, 'blend'],
  [/\bshak(?:e|en|ing)\b/i, 'shake'],
  [/(?<!n['’]t |not )\bstir(?:red|ring)?\b/i, 'stir'],
  [/\bbuil[dt]\b|build in/i, 'build'],
];

/** "No shaking", "never stirred": what is not to be done. */
const REFUSED =
  /\b(?:no|not|never|without|do not|don['’]?t|isn['’]?t|instead of|rather than)\s+(?:be\s+)?(?:shak|stir|blend|muddl)\w*/gi;

/** The method a text names. */
export function readMethod(text: string): Method | undefined {
  const wanted = text.replace(REFUSED, ' ');
  return SAID.find(([pattern]) => pattern.test(wanted))?.[1];
}

/** The method, or another one where the text refuses it. */
export function allowedMethod(method: Method, text: string): Method {
  const refused = (text.match(REFUSED) ?? []).join(' ');
  const isRefused = (one: Method) => SAID.some(([pattern, said]) => said === one && pattern.test(refused));
  if (!isRefused(method) && !(method === 'dry shake' && isRefused('shake'))) return method;
  return isRefused('stir') ? 'build' : 'stir';
}

/** Wine with a liqueur in it is poured as wine is. */
const isWine = (kinds: ReadonlySet<IngredientKind | undefined>): boolean =>
  kinds.has('wine') && [...kinds].every((kind) => kind === 'wine' || kind === 'liqueur');

const isHot = ({ name }: IngredientLine): boolean =>
  /^(?:hot|boiling) (?:water|coffee|tea|milk|cider|chocolate)/i.test(name);

/** What the ingredients ask for: egg a dry shake, juice and cream a shake, a long drink building, the rest stirring. */
export function usualMethod(lines: readonly IngredientLine[], glass: string | undefined): Method {
  const kinds = new Set(
    lines.filter(({ role }) => role === 'poured').map(({ ingredient }) => ingredient?.kind),
  );
  if (kinds.has('egg')) return 'dry shake';
  if (lines.some(isHot)) return 'build';
  if (isWine(kinds)) return 'build';
  const isLong = kinds.has('soda') || /mug|highball|collins/i.test(glass ?? '');
  if (isLong && !kinds.has('syrup') && !kinds.has('liqueur')) return 'build';
  const isShaken = (['citrus', 'juice', 'dairy', 'coffee', 'syrup'] as const).some((kind) => kinds.has(kind));
  if (isShaken && (kinds.has('citrus') || kinds.has('dairy') || kinds.has('juice') || kinds.has('coffee')))
    return 'shake';
  return 'stir';
}

/** The glass that goes without saying. */
export function usualGlass(method: Method, lines: readonly IngredientLine[]): string {
  const kinds = new Set(lines.map(({ ingredient }) => ingredient?.kind));
  if (lines.some(isHot)) return 'Mug';
  if (isWine(kinds)) return 'Wine glass, chilled';
  if (kinds.has('soda')) return 'Highball';
  if (kinds.has('sparkling wine')) return 'Flute';
  if (method === 'stir' || method === 'build' || method === 'muddle') return 'Rocks';
  return method === 'blend' ? 'Hurricane' : 'Coupe, chilled';
}

const IMPERATIVE =
  /^(?:and |now |first |then |dry |hard |double |fine |reverse |\w+ly )*(?:put|place|scoop|drizzle|drop|rim|rub|dip|shake|stir|build|muddle|blend|pour|strain|top|fill|warm|combine|add|roll|swizzle|churn|rinse|smoke|garnish|chill|heat|wet|float|serve|squeeze|express|throw|blitz|whip|layer|whisk)\b/i;

/** Methods that the bar's own words have none for: one word of them is worth keeping. */
const RARE = /^(?:roll|swizzle|churn|throw|blitz|whip|layer|whisk)/i;
const METHOD =
  /shake|stir|build|muddle|blend|blitz|roll|swizzle|churn|warm|combine|throw|pour|fill|squeeze|add|layer|whisk|whip/i;
const asSentences = (steps: readonly string[]): string =>
  steps
    .map(
      (step) =>
        `${capital(step.replace(/^and /i, '').replace(/(?:(?<!\s)\s+)?[|•]\s*/g, ', ')).replace(/(?<![\s.,;–—-])[\s.,;–—-]+$/, '')}.`,
    )
    .join(' ');

/** Steps begin in the middle of a sentence too: "…, then shake with ice". */
function stepIn(sentence: string): string {
  if (IMPERATIVE.test(sentence)) return sentence;
  const start = sentence.search(
    /(?:^|[,;)] ?|\sand )(?:dry |double |fine )*(?:shake|stir|muddle|build|blend|strain)\b(?! (?:and|or) )/i,
  );
  return start < 0 ? sentence : sentence.slice(start).replace(/^[,;)\s]+|^and /i, '');
}

/** The steps as they were written: those under their heading, else those beyond a word. */
export function writtenSteps(lines: readonly Line[]): string | undefined {
  const headed = lines.filter(({ section }) => section === 'method').flatMap(({ text }) => sentencesOf(text));
  if (headed.length > 0) return asSentences(headed);
  const steps = lines
    .flatMap(({ text }) => sentencesOf(text))
    .map(stepIn)
    .filter((sentence) => IMPERATIVE.test(sentence) && (/\s/.test(sentence) || RARE.test(sentence)));
  return steps.some((step) => METHOD.test(step) && (/\s\S+\s/.test(step) || RARE.test(step)))
    ? asSentences(steps)
    : undefined;
}

const isLengthener = ({ ingredient, role }: IngredientLine) =>
  role === 'poured' && (ingredient?.kind === 'soda' || ingredient?.kind === 'sparkling wine');

/** Steps in the bar's own words. */
export function composeSteps(
  method: Method,
  lines: readonly IngredientLine[],
  glass: string,
  ice: string,
  smoke: string | null,
): string {
  const into = uncapital(glass.split(',')[0] ?? 'glass').replace(
    /^(rocks|highball|collins|hurricane|double rocks|nick & Nora)$/i,
    '$1 glass',
  );
  const long = lines.filter(isLengthener).map(({ name }) => name);
  const herbs = lines.filter(({ ingredient }) => ingredient?.kind === 'herb').map(({ name }) => name);
  const onIce = /^none/i.test(ice)
    ? ''
    : ` over ${/large/i.test(ice) ? 'one large cube' : /crushed|cracked/i.test(ice) ? uncapital(ice) : 'fresh ice'}`;
  const all = long.length > 0 ? `everything but the ${listed(long)}` : 'everything';
  const strain = `Strain into a ${/chilled/i.test(glass) ? 'chilled ' : ''}${into}${onIce}.`;
  const isSweetened = lines.some(({ name }) => /sugar|syrup|honey|agave/i.test(name));
  const opening: Record<Method, string> = {
    stir: `Stir ${all} over ice for 30 seconds. ${strain}`,
    shake: `Shake ${all} hard with ice for 12 seconds. ${strain}`,
    'dry shake': `Dry shake ${all} without ice for 15 seconds, then shake again with ice. ${strain}`,
    build: `Build ${all} in the ${into}${onIce}.`,
    muddle: `Muddle ${herbs.length > 0 ? `the ${listed(herbs)}` : 'the fruit'} gently in the ${into}${isSweetened ? ' with the sugar' : ''}. Add the rest${onIce} and stir.`,
    blend: `Blend everything with a cup of crushed ice until smooth. Pour into a ${into}.`,
  };
  const top =
    long.length > 0 && method !== 'blend' ? `Top with the ${listed(long)} and lift once with a spoon.` : '';
  const garnish = lines.filter(({ role }) => role === 'garnish').map(({ name }) => name);
  const finish = garnish.length > 0 ? `Garnish with ${uncapital(listed(garnish))}.` : '';
  return [opening[method], top, finish, smoke ? 'Smoke under the cloche and lift it at the table.' : '']
    .filter(Boolean)
    .join(' ');
}
