import { type CocktailInput, TEXT_LENGTHS } from '@peanut/contracts';
import { capital, cut, inText, unstopped, withArticle } from '../language/sentences.js';
import { type Edit, readField } from './edit-steps.js';
import { foundIn } from './mend.js';
import { iceOf, readGlass, readIce, readRim, smokeOf, woodIn, glassPattern } from './serving.js';

type Draft = Partial<CocktailInput>;

export const smoke: Edit<Draft> = (change, { smoke: old }) => {
  if (
    /\b(?:no(?: more)?|remove(?: the)?|without(?: the)?|drop(?: the)?|not|un|lose the|stop|skip the|less) smok(?:e|ed|ing|y)\b|\bunsmoked\b/i.test(
      change,
    )
  )
    return { smoke: null };
  if (
    /\b(?:make (?:it|this) (?:more )?smok(?:y|ey|ed|ier)|smokier|more smok(?:y|e)|smoke (?:it|this)|add (?:some |a (?:bit|touch|little) of |\w+ )?smoke|smoked? (?:with|under|over)|needs? smoke|\w+[- ]?wood smoke|smoky)\b/i.test(
      change,
    )
  )
    return {
      smoke:
        smokeOf(woodIn(change.replace(/smok\w*/i, ''))) === old
          ? `${old}, twice as long`
          : smokeOf(woodIn(change)),
    };
  const written = readField(change, 'smoke');
  return written ? { smoke: cut(capital(written), TEXT_LENGTHS.smoke) } : undefined;
};

/** "Half salt rim", "no rim". */
export const rim: Edit<Draft> = (change, { glass: old = '' }) => {
  if (!/\brim(?:med)?\b/i.test(change)) return undefined;
  const [vessel = '', ...more] = old.split(', ');
  const others = more.filter((part) => !/\brim\b/i.test(part));
  const isGone = /\b(?:no|without|lose|drop|remove|skip|take)\b/i.test(change);
  const next = isGone ? undefined : readRim(change);
  return isGone || next ? { glass: [vessel, ...others, next].filter(Boolean).join(', ') } : undefined;
};

export const serving: Edit<Draft> = (change) => {
  if (/\b(?:instead of ice|ice cream)\b/i.test(change)) return undefined;
  const isServing = /\b(?:glass|serve[sd]?|pour|use|in(?:to)? an?|over|on|with|ice|up|rocks)\b/i.test(change);
  if (!isServing || /^add\b/i.test(change)) return undefined;
  const glass = readGlass(change);
  const ice = readIce(change);
  return glass || ice ? { ...(glass && { glass }), ...(ice && { ice }) } : undefined;
};

export const glass: Edit<Draft> = (change) => {
  const written = readField(change, 'glass(?:ware)?')?.replace(/^(?:an? |the )/i, '');
  const known = written && foundIn(written, (name) => readGlass(name) ?? readGlass(`${name} glass`));
  return written ? { glass: cut(known ?? capital(written), TEXT_LENGTHS.glass) } : undefined;
};

export const ice: Edit<Draft> = (change, { ice: old = '' }) => {
  const written = readField(change, 'ice');
  return written ? { ice: cut(iceOf(written, old) ?? written, TEXT_LENGTHS.ice) } : undefined;
};

/** "No ice" alone: a refusal names no glass. */
export const withoutIce: Edit<Draft> = (change) =>
  /^(?:no|without|do(?: not|n['’]?t) (?:use|add|put)(?: any)?) ice\b/i.test(change)
    ? { ice: 'None' }
    : undefined;

type Serving = Partial<Pick<CocktailInput, 'glass' | 'ice' | 'prep'>>;

const vesselOf = (glass = ''): string => glass.split(',')[0]?.trim() ?? '';

/** "Rocks" as a sentence names it: "rocks glass". */
function glassNoun(glass: string): string {
  const vessel = vesselOf(glass);
  const name = /^(?:Nick|Glencairn|Irish|Collins)/.test(vessel) ? vessel : vessel.toLowerCase();
  return /glass|mug|cup|jar|flute|coupe|goblet|snifter|nora|glencairn|pint|tin/i.test(name)
    ? name
    : `${name} glass`;
}

/** The preparation with another glass wherever it names the old one. */
function withGlass(prep: string, old: string, glass: string): string {
  const pattern = glassPattern(old);
  if (!pattern) return prep;
  const noun = `${/chilled/i.test(glass) ? 'chilled ' : ''}${glassNoun(glass)}`;
  const named = new RegExp(
    String.raw`\b(?:(an?|the) )?(?:(?:chilled|frozen|cold|frosted) )?(?:${pattern.source})(?: glass)?`,
    'gi',
  );
  return prep.replace(named, (_, article?: string) => {
    if (!article) return noun;
    return /^the$/i.test(article) ? `the ${noun}` : withArticle(noun);
  });
}

const NO_ICE = /^none\b/i;
const ICE_WORDS = String.raw`(?:(?:one|two|a|the|some|fresh|large|big|clear|plenty|of|cracked|crushed|more|single) )*(?:ice cubes?|cubes?|spheres?|ice)\b`;
const SERVED_OVER = new RegExp(String.raw`\b(?:over|on|onto) ${ICE_WORDS}( in(?:to)?\b)?`, 'i');
const FILLED = new RegExp(String.raw`(,| and) ((?:fill|crown)(?: it| the \w+)? with) ${ICE_WORDS}`, 'i');
const AGAINST = /\b(?:against|beside|on) the (?:cube|sphere)\b/gi;
const IN_THE_SHAKER = /\b(?:shak|stir|swizzl|muddl|blend)\w*/i;
const INTO_GLASS =
  /\b(?:strain|pour|serve)\b.*?\binto an? [\p{L}&' ]*?(?:glass|coupe|flute|mug|nora|cup|goblet|snifter|glencairn)\b/iu;

const iceNoun = (ice: string): string => (/^cubes$/i.test(unstopped(ice)) ? 'fresh cubes' : inText(ice));

function toldWithoutIce(sentence: string): string {
  return sentence
    .replace(SERVED_OVER, (_, into?: string) => (into ? 'into' : 'into the glass'))
    .replace(FILLED, '')
    .replace(AGAINST, 'in the glass');
}

function toldWithIce(sentence: string, ice: string): string {
  return sentence
    .replace(SERVED_OVER, (_, into = '') => `over ${iceNoun(ice)}${into}`)
    .replace(FILLED, (_, link: string, fills: string) => `${link} ${fills} ${iceNoun(ice)}`)
    .replace(AGAINST, (found) => (/cube|sphere/i.test(ice) ? found : found.replace(/cube|sphere/i, 'ice')));
}

/** Each sentence about the glass; what is said of ice in the shaker stays. */
function withOtherIce(prep: string, ice: string): string {
  const change = (sentence: string) =>
    NO_ICE.test(ice) ? toldWithoutIce(sentence) : toldWithIce(sentence, ice);
  const mended = prep
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => (IN_THE_SHAKER.test(sentence) ? sentence : change(sentence)))
    .join(' ');
  const isSaid =
    NO_ICE.test(ice) || mended !== prep || mended.toLowerCase().includes(iceNoun(ice).toLowerCase());
  return isSaid ? mended : prep.replace(INTO_GLASS, (found) => `${found} over ${iceNoun(ice)}`);
}

/** The preparation after a change of glass or ice, where it speaks of the old one. */
export function mendedPrep(
  before: Serving,
  { glass = before.glass, ice = before.ice, prep = before.prep }: Serving,
): string {
  const isOtherGlass = vesselOf(glass) !== vesselOf(before.glass);
  const poured = isOtherGlass ? withGlass(prep ?? '', vesselOf(before.glass), glass ?? '') : (prep ?? '');
  return ice === undefined || ice === before.ice ? poured : withOtherIce(poured, ice);
}
