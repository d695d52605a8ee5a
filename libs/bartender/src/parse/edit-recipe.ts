import { type CocktailFields, TEXT_LIMITS } from '@peanut/contracts';
import { FAMILY_BY_WORD } from '../knowledge/families.js';
import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { inFigures, readAmount } from '../language/amounts.js';
import { shortIngredient } from '../recommend/highlights.js';
import { isGarnish } from '../profile/recipe.js';
import { capital, cut } from '../language/sentences.js';
import { mentions, phraseKey, words } from '../language/words.js';
import { baseSpirit } from './base-spirit.js';
import { replaceWord } from './edit-words.js';
import { rescaled } from './measures.js';
import { readIngredients, type IngredientLine } from './read-ingredients.js';

export type Draft = Partial<CocktailFields>;

const THE = /^(?:the|some|any|all|of|a|an|more|extra|our)\s+/i;
const bare = (text: string) =>
  text
    .trim()
    .replace(THE, '')
    .replace(THE, '')
    .replace(/\b(?:please|too|as well|entirely|completely|altogether|garnish)\b/gi, '')
    .replace(/[.!]+$/, '')
    .trim();

/** The lines that speak of a thing: by its words, or by what it is ("sugar" for "simple syrup"). */
function linesWith(lines: readonly string[], thing: string): string[] {
  const byName = lines.filter((line) => mentions(isGarnish(line) ? line : shortIngredient(line), thing));
  if (byName.length > 0) return byName;
  const byWords = lines.filter((line) => mentions(line, thing));
  if (byWords.length > 0) return byWords;
  const last = words(thing).at(-1) ?? '';
  const byLast = last.length > 3 ? lines.filter((line) => words(line).includes(last)) : [];
  if (byLast.length > 0) return byLast;
  const known = mainIngredient(thing);
  return known ? lines.filter((line) => mainIngredient(line) === known) : [];
}

const FORWARD =
  /\b(?:swap|replace|change|substitute|switch)(?: out)?(?: the)? (.{1,60}?) (?:for|with|by|to|into) (.{1,80})$/i;
const BACKWARD =
  /^(?:.*\b(?:use|with|put|take) )?(.{1,60}?) (?:instead of|in place of|rather than)(?: the)? (.{1,80})$/i;

/** "Swap bourbon for rye" and "rye instead of bourbon". */
function readSwap(text: string): Swap | undefined {
  const [, old, next] = FORWARD.exec(text) ?? [];
  if (old && next) return { old: bare(old), next: bare(next) };
  const [, fresh, gone] = BACKWARD.exec(text) ?? [];
  return fresh && gone ? { old: bare(gone), next: bare(fresh) } : undefined;
}

/** The line's own measure with another thing behind it; a remark about the old one goes with it. */
function withThing(line: string, { old, next }: Swap): string {
  if (isGarnish(line)) return capital(replacedPart(line, old, next));
  const amount = readAmount(line);
  const metric = /^\([\d.]+ ml\)/.exec(amount?.rest ?? '')?.[0];
  const alike = replaceWord(line, old, next);
  const isNearlyTheSame =
    mainIngredient(alike)?.kind === mainIngredient(line)?.kind && mainIngredient(line)?.kind !== 'spirit';
  if (isNearlyTheSame && alike !== line && !readAmount(next)) return alike;
  const measure = readAmount(next) ? [] : [amount?.text, metric];
  return [...measure, inFigures(next)].filter(Boolean).join(' ');
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
  const swap = readSwap(text);
  const isOfGarnish = /\bgarnish/i.test(text);
  const lines = draft.ingredients ?? [];
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
      description: cut(replaceWord(description, old, name), TEXT_LIMITS.description),
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
  const wanted = ingredientsIn(words(text)).find(({ ingredient }) => ingredient.kind === 'spirit');
  const old = base ? mainIngredient(base) : undefined;
  if (!base || !old || !wanted || wanted.ingredient === old) return undefined;
  const spirit = FAMILY_BY_WORD.has(phraseKey(old.name)) ? old.name : (old.family ?? old.name);
  const word = mentions(base, spirit) ? spirit : shortIngredient(base);
  return swapped(`swap ${word} for ${wanted.phrase}`, draft, spirits);
}

const isAnEnd = (line: string) => isGarnish(line);

/** "Add two dashes of Angostura": before the garnish. */
export function withAdded(text: string, draft: Draft): { draft: Draft; added: IngredientLine[] } | undefined {
  const match =
    /\b(?:add|put in|mix in|top (?:it )?(?:up |off )?with|garnish (?:it )?with|with (?:a|an|some|extra|more))\s+(.{1,200})$/i.exec(
      text,
    );
  if (!match?.[1] || /^(?:smoke|ice)\b/i.test(match[1])) return undefined;
  const source = /^garnish/i.test(match[0])
    ? `garnish with ${match[1]}`
    : match[1].replace(/\bto (?:it|the (?:drink|recipe))\b.*$/i, '');
  const found = readIngredients(source);
  const added = found.length > 0 ? found : unknownThing(source);
  if (added.length === 0) return undefined;
  const lines = (draft.ingredients ?? []).filter((line) => !added.some(({ name }) => mentions(line, name)));
  const end = lines.findIndex(isAnEnd);
  const at = end < 0 || added.every(({ role }) => role === 'garnish') ? lines.length : end;
  return {
    added,
    draft: { ingredients: [...lines.slice(0, at), ...added.map((line) => line.text), ...lines.slice(at)] },
  };
}

function unknownThing(source: string): IngredientLine[] {
  const name = inFigures(bare(source));
  const isThing =
    name !== '' && words(name).length <= 6 && !/\b(?:description|name|glass|ice|note)\b/i.test(name);
  return isThing
    ? [
        {
          text: name.charAt(0).toUpperCase() + name.slice(1),
          amount: undefined,
          name,
          ingredient: undefined,
          role: 'poured',
        },
      ]
    : [];
}

/** "Remove the egg white". */
export function withRemoved(text: string, draft: Draft): Draft | undefined {
  const match =
    /\b(?:remove|drop|leave out|take out|without|omit|skip|delete|lose|no more|no|hold)\s+(.{1,120})$/i.exec(
      text,
    );
  const lines = draft.ingredients ?? [];
  const gone = match?.[1]
    ? match[1].split(/\s+(?:and|or)\s+|,\s*/).flatMap((thing) => linesWith(lines, bare(thing)))
    : [];
  const left = lines.flatMap((line) => (gone.includes(line) ? withoutPart(line, match?.[1] ?? '') : [line]));
  return gone.length > 0 && left.length > 0 ? { ingredients: left } : undefined;
}

/** "Mint sprig and a lime wedge, to garnish" keeps its wedge when the mint goes. */
function withoutPart(line: string, thing: string): string[] {
  if (!isGarnish(line) || !/ and | or /.test(line)) return [];
  const [things = '', ...tail] = line.split(',');
  const kept = things.split(/ and | or /).filter((part) => !mentions(part, bare(thing)));
  const text = kept.join(' and ').replace(/^an? /i, '');
  return kept.length > 0 ? [[text.charAt(0).toUpperCase() + text.slice(1), ...tail].join(',')] : [];
}

const SWEETENERS = new Set(['syrup']);
const less = (ounces: number) => (ounces <= 0.25 ? ounces / 2 : ounces - Math.max(0.25, ounces / 4));
const more = (ounces: number) => ounces + Math.max(0.25, ounces / 4);

/** Scales the lines a test picks; undefined when nothing changed. */
function scaled(
  lines: readonly string[],
  isMeant: (line: string) => boolean,
  change: (ounces: number) => number,
): Draft | undefined {
  const ingredients = lines.map((line) => (isMeant(line) ? rescaled(line, change) : line));
  return ingredients.some((line, index) => line !== lines[index]) ? { ingredients } : undefined;
}

const kindOf = (line: string) => mainIngredient(line)?.kind ?? '';

/** "Less sweet", "stronger", "more lime", "double the gin": the measures follow. */
export function rebalanced(text: string, draft: Draft): Draft | undefined {
  const lines = draft.ingredients ?? [];
  if (
    /\b(?:less sweet|not (?:so|as|too) sweet|drier|dryer|reduce the (?:sugar|sweetness|syrup))\b/i.test(text)
  )
    return scaled(lines, isSweet, less);
  if (/\b(?:sweeter|more sweet)\b/i.test(text)) return scaled(lines, isSweet, more);
  if (/\b(?:stronger|boozier|more boozy)\b/i.test(text))
    return scaled(
      lines,
      (line) => kindOf(line) === 'spirit',
      (ounces) => ounces + 0.5,
    );
  if (/\b(?:lighter|weaker|less strong|less boozy|lower proof)\b/i.test(text))
    return scaled(
      lines,
      (line) => kindOf(line) === 'spirit',
      (ounces) => ounces - 0.5,
    );
  if (/\b(?:more (?:tart|sour|citrusy)|tarter|sourer)\b/i.test(text))
    return scaled(lines, (line) => kindOf(line) === 'citrus', more);
  if (/\b(?:less (?:tart|sour|citrusy))\b/i.test(text))
    return scaled(lines, (line) => kindOf(line) === 'citrus', less);
  const amount =
    /\b(double|halve|half|more|extra|less|increase|reduce|cut)(?: the| of the| back on the)?\s+(.{1,60})$/i.exec(
      text,
    );
  if (!amount?.[1] || !amount[2]) return undefined;
  const meant = linesWith(lines, bare(amount[2]));
  const change = {
    double: (ounces: number) => ounces * 2,
    halve: (ounces: number) => ounces / 2,
    half: (ounces: number) => ounces / 2,
  }[amount[1].toLowerCase()];
  return scaled(
    lines,
    (line) => meant.includes(line),
    change ?? (/more|extra|increase/i.test(amount[1]) ? more : less),
  );
}

/** Syrup first; a drink without any loses some of its liqueur. */
function isSweet(line: string): boolean {
  return SWEETENERS.has(kindOf(line));
}
