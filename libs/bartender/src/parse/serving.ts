import { TEXT_LENGTHS } from '@peanut/contracts';
import { capital, cut } from '../language/sentences.js';

const GLASSES: readonly (readonly [RegExp, string])[] = [
  [/nick\s?(?:&|and|n|'n')\s?nora|\bn\s?&\s?n\b/i, 'Nick & Nora'],
  [/copper (?:mug|cup)|mule mug|\bin copper\b/i, 'Copper mug'],
  [/tiki mug/i, 'Tiki mug'],
  [/julep (?:cup|tin)/i, 'Julep cup'],
  [/martini glass|cocktail glass/i, 'Martini glass'],
  [/double (?:rocks|old.fashioned)|\bdof\b/i, 'Double rocks'],
  [
    /rocks glass|old.fashioned glass|lowball|tumbler|short glass|whiske?y glass|(?:^|[,;./]\s*)rocks(?=\s*(?:[,;./]|$))/im,
    'Rocks',
  ],
  [/hurricane glass/i, 'Hurricane'],
  [/margarita glass/i, 'Margarita glass'],
  [/glencairn/i, 'Glencairn'],
  [/irish coffee (?:glass|mug)/i, 'Irish coffee glass'],
  [/poco grande/i, 'Poco Grande'],
  [/champagne (?:flute|glass)|\bflute\b/i, 'Flute'],
  [
    /highball|(?:tall|long) glass|(?:^|[,;./]\s*|served )(?:long|tall)(?=\s*(?:[,;./]|$))|\btall (?:with|over|on)\b/im,
    'Highball',
  ],
  [/collins glass|\bcollins\b/i, 'Collins'],
  [/\bcoupes?\b|coupette|champagne saucer/i, 'Coupe'],
  [/wine glass|balloon|\bcopa\b/i, 'Wine glass'],
  [/snifter/i, 'Snifter'],
  [/shot glass/i, 'Shot glass'],
  [/\bgoblet\b/i, 'Goblet'],
  [/sour glass/i, 'Sour glass'],
  [/sling glass/i, 'Sling glass'],
  [/pint glass|\bpint\b|pilsner/i, 'Pint glass'],
  [/mason jar|\bjar\b/i, 'Jar'],
  [/tea ?cup|punch cup/i, 'Teacup'],
  [/sherry glass|port glass|cordial glass/i, 'Sherry glass'],
  [/\bmug\b|coffee cup|toddy glass/i, 'Mug'],
  [/\brocks\b/i, 'Rocks'],
];

const RIMS: readonly (readonly [RegExp, string])[] = [
  [/(?:half[- ])(?:salted rim|salt rim)/i, 'half salted rim'],
  [
    /salt(?:ed)?(?:[- ]| the )rim|rim(?:med)? (?:with|in) (?:\w+ )?salt|salt(?:ed)? on the rim/i,
    'salted rim',
  ],
  [/sugar(?:ed)?(?:[- ]| the )rim|rim(?:med)? (?:with|in) sugar/i, 'sugared rim'],
];

/** Glasses that go by their own name. */
const OTHER_GLASS =
  /\b(?:zombie|tulip|delmonico|fizz|absinthe|beer|milkshake|dessert|parfait|liqueur|brandy) glass\b/i;

const glassNamed = (text: string): string | undefined => {
  const other = OTHER_GLASS.exec(text)?.[0];
  return other ? capital(other.toLowerCase()) : GLASSES.find(([pattern]) => pattern.test(text))?.[1];
};

/** What is on the glass's rim. */
export const readRim = (text: string): string | undefined =>
  RIMS.find(([pattern]) => pattern.test(text))?.[1];

/** What names a glass in a text; undefined for one that is not known. */
export const glassPattern = (glass: string): RegExp | undefined =>
  GLASSES.find(([pattern]) => pattern.test(`${glass} glass`))?.[0];

/** "Never in a coupe", "instead of the flute". */
const REFUSED_GLASS =
  /\b(?:(?:not|never) (?:(?:serve|pour)(?:d|ed)? )?in(?:to)?|instead of|rather than) (?:an? |the )?[\w&' ]{2,24}?(?=[,;.!\n]| but\b| and\b|$)/gi;

/** The glass a text names, with "chilled" and the rim; undefined when it names none. */
export function readGlass(text: string): string | undefined {
  const glass = glassNamed(text.replace(REFUSED_GLASS, ' '));
  if (!glass) return undefined;
  const isChilled =
    /(?:chilled|cold|frozen|frosted) (?:\w+ ){0,2}?(?:coupe|martini|nick|flute|glass|copper|rocks|highball)/i.test(
      text,
    );
  return [glass, isChilled && 'chilled', readRim(text)].filter(Boolean).join(', ');
}

/** The glass a label gives: one that is known, else its words. */
export const glassOf = (value: string | undefined): string | undefined =>
  value === undefined
    ? undefined
    : (readGlass(value) ?? readGlass(`${value.replace(/\.$/, '')} glass`) ?? capital(value));

const ICES: readonly (readonly [RegExp, string])[] = [
  [/(?:no|without|hold the) ice(?! first)|\bneat\b/i, 'None'],
  [/served? (?:straight )?up|straight up|\bup (?:in|,|$)|(?:[,/&]|and) up\b|\bup\./i, 'None, served up'],
  [/crushed ice|pebble ice|shaved ice|(?:^|[,;./]\s*)crushed(?=\s*(?:[,;./]|$))/im, 'Crushed ice'],
  [/cracked ice/i, 'Cracked ice'],
  [/\b(?:big|large) ice\b/i, 'One large cube'],
  [/two (?:large|big) (?:ice )?cubes/i, 'Two large cubes'],
  [/(?:ice )?sphere|ice ball/i, 'One large sphere'],
  [/(?:large|big|one|single|huge|king)(?: (?!sugar)\w+){0,2} (?:cube|rock)\b/i, 'One large cube'],
  [/\bcubes\b|over ice|fresh ice|on the rocks|on ice|fill(?:ed)? with ice|with plenty of ice/i, 'Cubes'],
];

/** The ice a text names; "without ice first" speaks of shaking, not of the glass. */
export function readIce(text: string): string | undefined {
  const served = text.replace(
    /(?:shak|stir)\w*(?: (?!strain|pour|serve)\w+){0,4} (?:with|without|over) ice(?: cubes)?(?: first)?/gi,
    ' ',
  );
  return ICES.find(([pattern]) => pattern.test(served))?.[1];
}

/** The ice a label gives; "none" is as the glass has it, if that is none. */
export function iceOf(value: string | undefined, usual: string): string | undefined {
  if (value === undefined) return undefined;
  if (/^(?:none|no|n\/a|without|-|–)$/i.test(value.trim())) return /^none/i.test(usual) ? usual : 'None';
  return readIce(value) ?? readIce(`over ${value} ice`) ?? capital(value);
}

/** The ice that goes without saying for a glass and a method. */
export function usualIce(glass: string, method: string): string {
  if (/coupe|martini|nick|flute|wine glass, chilled/i.test(glass)) return 'None, served up';
  if (/^mug|snifter|shot/i.test(glass)) return 'None';
  if (/julep|hurricane|tiki/i.test(glass) || method === 'muddle') return 'Crushed ice';
  return /rocks/i.test(glass) && method === 'stir' ? 'One large cube' : 'Cubes';
}

const WOOD =
  /\b(cherry|apple|oak|hickory|maple|mesquite|pecan|cedar|beech|alder|birch|pear|walnut|rosemary|cinnamon|thyme|hay|tobacco|lavender|bourbon barrel|whiske?y barrel)[ -]?(?:wood|chips?|smoke|stave|oak)?\b/i;
const SMOKED =
  /\bsmok(?:ed|ing)\b(?! (?:salt|paprika|sea|chipotle|ice|almond|maple syrup|honey|syrup|tea))|\bwood smoke\b|wood[- ]?smoke|smok(?:e|ing) (?:gun|under|over|with|the glass|the drink|it\b)|\bsmoke (?:bubble|cloche|box|lid)|under (?:a |the )?cloche|(?:with|add) (?:\w+ )?smoke\b|smoke top/i;

/** The smoke a text asks for, null when it asks for none. */
export function readSmoke(text: string): string | null {
  const match = SMOKED.exec(text);
  if (!match) return null;
  const near = text.slice(Math.max(0, match.index - 25), match.index + 60);
  const wood = WOOD.exec(near.slice(Math.min(25, match.index)))?.[1] ?? WOOD.exec(near)?.[1];
  return smokeOf(wood);
}

/** The smoke a label gives, in the bar's words where it names no more than a wood. */
export function smokeIn(value: string | undefined): string | undefined {
  if (value === undefined || /^(?:none|no|without|-|–)$/i.test(value.trim())) return undefined;
  return value.split(/\s+/).length > 3 ? cut(capital(value), TEXT_LENGTHS.smoke) : smokeOf(woodIn(value));
}

/** "Cherry wood, under the cloche": cherry where no wood was named. */
export function smokeOf(wood = 'cherry'): string {
  const name = wood.charAt(0).toUpperCase() + wood.slice(1).toLowerCase();
  const isWood = !/rosemary|cinnamon|thyme|hay|tobacco|lavender|barrel/i.test(wood);
  return `${name}${isWood ? ' wood' : ''} smoke, under the cloche`;
}

/** The wood a text names, if any. */
export const woodIn = (text: string): string | undefined => WOOD.exec(text)?.[1];
