import { type CocktailInput, TEXT_LENGTHS } from '@peanut/contracts';
import { saysWithoutAlcohol } from '../knowledge/allergens/wording.js';
import { FAMILY_BY_WORD } from '../knowledge/families.js';
import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { inFigures, readAmount } from '../language/amounts.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { isGarnish } from '../profile/recipe.js';
import { capital, cut } from '../language/sentences.js';
import { mentions, phraseKey, words } from '../language/words.js';
import { baseSpirit } from './left-out.js';
import { replaceWord, withoutReason } from './edit-steps.js';
import { bare, linesWith } from './recipe-lines.js';
import { type IngredientLine } from './ingredient-line.js';
import { readIngredients } from './read-ingredients.js';
import { soberLines } from './sober-lines.js';

export type Draft = Partial<CocktailInput>;

/** What is swapped for what; some people say it the other way round. */
const SWAPS: readonly RegExp[] = [
  /\b(?:swap|replace|change|substitute|switch|sub)(?: out| in)?(?: the)? (?<old>.{1,60}?) (?:for|with|by|to|into)(?: the)? (?<next>.{1,80})$/i,
  /^(?:.*\b(?:use|with|put|take|do|add|pour|mix)(?: in)? )?(?<next>.{1,60}?) (?:instead of|in place of|rather than)(?: the)? (?<old>.{1,80})$/i,
  /^(?<old>.{1,60}?) → (?<next>.{1,80})$/,
  /^(?:the )?(?<old>.{1,40}?) out,? (?:and )?(?<next>.{1,60}?) in$/i,
];

/** "Swap bourbon for rye" and "rye instead of bourbon"; the old thing is the one that is in the recipe. */
function readSwap(text: string, lines: readonly string[]): Swap | undefined {
  for (const pattern of SWAPS) {
    const { old, next } = pattern.exec(text)?.groups ?? {};
    if (!old || !next) continue;
    const swap = { old: bare(old), next: bare(inFigures(next)) };
    const isReversed =
      (linesWith(lines, swap.old).length === 0 && linesWith(lines, swap.next).length > 0) ||
      (!lines.some((line) => mentions(line, swap.old)) && lines.some((line) => mentions(line, swap.next)));
    return isReversed ? { old: swap.next, next: swap.old } : swap;
  }
  return undefined;
}

/** The line's own measure with another thing behind it; a remark about the old one goes with it. */
function withThing(line: string, { old, next }: Swap): string {
  if (isGarnish(line)) return capital(replacedPart(line, old, next));
  const amount = readAmount(line);
  const metric = /^\([\d.]+ ml\)/.exec(amount?.rest ?? '')?.[0];
  const alike = replaceWord(line, old, next).replace(/\b(\p{L}+) \1\b/giu, '$1');
  const isNearlyTheSame =
    mainIngredient(alike)?.kind === mainIngredient(line)?.kind && mainIngredient(line)?.kind !== 'spirit';
  if (isNearlyTheSame && alike !== line && !readAmount(next)) return alike;
  const measure = readAmount(next) ? [] : [amount?.text, metric];
  return [...measure, next].filter(Boolean).join(' ');
}

/** "Orange peel and a cherry, to garnish" with lemon for orange keeps its cherry. */
function replacedPart(line: string, old: string, next: string): string {
  const [things = '', ...tail] = line.split(',');
  const parts = things.split(/ (?=and |or )/).map((part) => {
    const [, link = '', thing = ''] = /^((?:and |or )?)(.*)$/.exec(part) ?? [];
    return mentions(thing, old) ? `${link}${next}` : part;
  });
  return [parts.join(' '), ...tail].join(',');
}

interface Swap {
  old: string;
  next: string;
}

/** "Swap bourbon for rye": in the recipe, and wherever the words name it. */
export function swapped(text: string, draft: Draft, spirits: readonly string[]): Draft | undefined {
  const lines = draft.ingredients ?? [];
  const swap = readSwap(text, lines);
  const isOfGarnish = /\bgarnish/i.test(text);
  const touched = swap ? linesWith(lines, swap.old).filter((line) => !isOfGarnish || isGarnish(line)) : [];
  if (!swap || touched.length === 0) return undefined;
  const poured = touched.some((line) => !isGarnish(line)) && !isOfGarnish;
  const ingredients = lines.map((line) =>
    touched.includes(line) && (!poured || !isGarnish(line)) ? withThing(line, swap) : line,
  );
  return { ingredients, ...(poured && rewritten(swap, { ...draft, ingredients }, spirits)) };
}

/** The draft's other words after a swap, and its spirit when the base was swapped. */
function rewritten(
  { old, next }: Swap,
  { prep, description, ingredients = [] }: Draft,
  spirits: readonly string[],
): Draft {
  const name = bare(readAmount(next)?.rest ?? next);
  const spirit = mainIngredient(old)?.kind === 'spirit' ? baseSpirit(ingredients, spirits) : undefined;
  return {
    ...(prep !== undefined && { prep: replaceWord(prep, old, name) }),
    ...(description !== undefined && {
      description: cut(replaceWord(description, old, name), TEXT_LENGTHS.description),
    }),
    ...(spirit && { spirit }),
  };
}

/** "Make it a mezcal margarita", "change the spirit to rye": the base spirit alone is swapped. */
export function withOtherBase(text: string, draft: Draft, spirits: readonly string[]): Draft | undefined {
  if (!/^(?:make (?:it|this)|change|use|base|switch|turn|set)\b/i.test(text) || /\bglass\b/i.test(text))
    return undefined;
  const lines = draft.ingredients ?? [];
  const base = lines.find((line) => mainIngredient(line)?.kind === 'spirit');
  const other = mainIngredient(SWAPS[0]?.exec(text)?.groups?.['old'] ?? '');
  if (other?.kind === 'spirit' && base && other !== mainIngredient(base)) return undefined;
  const wanted = ingredientsIn(words(text)).find(({ ingredient }) => ingredient.kind === 'spirit');
  const old = base ? mainIngredient(base) : undefined;
  if (!base || !old || !wanted || wanted.ingredient === old) return undefined;
  const spirit = FAMILY_BY_WORD.has(phraseKey(old.name)) ? old.name : (old.family ?? old.name);
  const word = mentions(base, spirit) ? spirit : shortIngredient(base);
  return swapped(`swap ${word} for ${wanted.phrase}`, draft, spirits);
}

const ADDS = new RegExp(
  String.raw`\b(?:add(?: in)?|put(?: in)?|mix in|throw in|include|finish (?:it )?with|float|top (?:it )?(?:up |off )?with|garnish (?:it )?with` +
    String.raw`|with(?= .+ on top)|give it|needs|use(?= (?:\d|an? |half |two |three ))|with (?:a|an|some|extra|more))\s+(.{1,200})$`,
  'i',
);

/** "Add two dashes of Angostura": before the garnish. */
export function withAdded(text: string, { ingredients = [] }: Draft): Draft | undefined {
  const match = ADDS.exec(withoutReason(text));
  const thing = match?.[1]?.replace(
    /\bto (?:it|this|the (?:drink|recipe|mix))\b.*$|(?<!\s)\s+(?:as well|instead)$/i,
    '',
  );
  if (!match || !thing || /^(?:smoke|ice|it|the|this)\b/i.test(thing)) return undefined;
  const source = /^(?:garnish|float)/i.test(match[0])
    ? `${match[0].slice(0, -(match[1] ?? '').length)}${thing}`
    : thing;
  const found = readIngredients(source.replace(/^garnish it/i, 'garnish'));
  const added = found.length > 0 ? found : unknownThing(source);
  if (added.length === 0) return undefined;
  const isThere = (line: string) => added.some(({ name }) => mentions(line, name));
  if (added.every(({ role }) => role === 'garnish') && ingredients.filter(isGarnish).some(isThere))
    return undefined;
  const lines = ingredients.filter((line) => isGarnish(line) || !isThere(line));
  const end = lines.findIndex(isGarnish);
  const at = end < 0 || added.every(({ role }) => role === 'garnish') ? lines.length : end;
  return { ingredients: [...lines.slice(0, at), ...added.map((line) => line.text), ...lines.slice(at)] };
}

/** Words of a text, of how it is told or of nothing in particular: no bottle is called so. */
const NO_THING =
  /\b(?:description|name|glass|ice|notes?|minutes?|prep|preparation|method|steps?|mention|something|anything|text|sentences?|words?|lines?|menu|story|photo|picture|price|love|flair|style|fun|details?|about|that|which)\b/i;

function unknownThing(source: string): IngredientLine[] {
  const name = bare(source);
  const isThing = name !== '' && words(name).length <= 6 && !NO_THING.test(name);
  return isThing
    ? [{ text: capital(name), amount: undefined, name, ingredient: undefined, role: 'poured' }]
    : [];
}

const REMOVES =
  /\b(?:remove|drop|leave out|take out|without|omit|skip|delete|lose|ditch|no more|no|hold|get rid of|do(?: not|n['’]?t) (?:use|add|put|include)(?: any)?)\s+(.{1,120})$/i;

/** "Remove the egg white". */
export function withRemoved(text: string, { ingredients: lines = [] }: Draft): Draft | undefined {
  const things =
    REMOVES.exec(withoutReason(text))?.[1]
      ?.split(/(?<!\s)\s+(?:and|or)\s+|,\s*/)
      .map(bare) ?? [];
  const left = things.reduce<readonly string[]>((kept, thing) => {
    const gone = thing === '' ? [] : linesWith(kept, thing);
    return kept.flatMap((line) => (gone.includes(line) ? withoutPart(line, thing) : [line]));
  }, lines);
  return left.length > 0 && left.join() !== lines.join() ? { ingredients: [...left] } : undefined;
}

/** "Mint sprig and a lime wedge, to garnish" keeps its wedge when the mint goes. */
function withoutPart(line: string, thing: string): string[] {
  if (!isGarnish(line) || !/ and | or /.test(line)) return [];
  const [things = '', ...tail] = line.split(',');
  const kept = things.split(/ and | or /).filter((part) => !mentions(part, thing));
  const text = kept.join(' and ').replace(/^an? /i, '');
  return kept.length > 0 ? [[capital(text), ...tail].join(',')] : [];
}

const GARNISHED =
  /\bgarnish(?:ed)?\b(?: it| should be| is)?(?: with| to| into| for|:)?\s+(?:an? |the )?(.{2,80}?)(?: instead)?$/i;

/** "Garnish with a rosemary sprig instead", "change the garnish to a twist", "no garnish". */
export function withGarnish(text: string, { ingredients = [] }: Draft): Draft | undefined {
  if (!/\bgarnish/i.test(text)) return undefined;
  const poured = ingredients.filter((line) => !isGarnish(line));
  if (/\b(?:no|without|lose|skip|drop|remove)(?: the| any)? garnish\b/i.test(text))
    return poured.length > 0 ? { ingredients: poured } : undefined;
  const isAnother =
    /\binstead\b|\bgarnish (?:should|will|is|to) (?:be|now)\b|\b(?:change|swap|replace|make|switch)(?: out)?(?: the)? garnish\b/i.test(
      text,
    );
  const thing = GARNISHED.exec(text)?.[1];
  const added =
    isAnother && thing && !/\bof\b|\bfor\b/i.test(thing) ? readIngredients(`garnish with ${thing}`) : [];
  return added.length > 0 ? { ingredients: [...poured, ...added.map((line) => line.text)] } : undefined;
}

/** "Make it spirit-free": what holds alcohol goes, bitters too; soda fills a glass that would be empty. */
export function withoutAlcohol(text: string, { ingredients = [] }: Draft): Draft | undefined {
  const isAsked = saysWithoutAlcohol(text) || /\bwithout (?:the )?alcohol\b/i.test(text);
  const sober = isAsked ? soberLines(ingredients) : undefined;
  return sober && { ingredients: sober };
}
