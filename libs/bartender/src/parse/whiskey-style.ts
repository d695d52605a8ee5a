import { type WhiskeyInput } from '@peanut/contracts';
import { numberOfWord, numberWords, TENS_WORDS } from '../language/number-words.js';
import { capital, listed, unstopped } from '../language/sentences.js';

const SPIRITS: readonly (readonly [RegExp, string])[] = [
  [/japan/i, 'Japanese whisky'],
  [/\birish\b|pot still|ireland/i, 'Irish whiskey'],
  [/tennessee|\btn\b/i, 'Tennessee whiskey'],
  [/canadian/i, 'Canadian whisky'],
  [/(?<!high[- ])\brye\b(?! spice| bread)/i, 'rye'],
  [/bourbon(?! casks?| barrels?| oak| finish)/i, 'bourbon'],
  [
    /single malt|islay|speyside|\b(?:high|low|is)lands?\b(?! park)|campbeltown|\b(?:skye|orkney|jura|arran|mull)\b/i,
    'single malt',
  ],
  [/blended (?:scotch|malt)|scotch blend/i, 'blended Scotch'],
  [/\bscotch\b/i, 'Scotch'],
  [/\b(?:single|blended) grain|grain whisk/i, 'grain whisky'],
  [/\bwheated\b/i, 'bourbon'],
];

/** The kind of whiskey a text names. A bourbon with "high rye" stays a bourbon. */
export function readSpirit(text: string): string | undefined {
  if (/bourbon/i.test(text) && /high[- ]rye|rye (?:content|in the mash)/i.test(text)) return 'bourbon';
  return SPIRITS.find(([pattern]) => pattern.test(text))?.[1];
}

const WOOD = 'casks?|barrels?|butts?|pipes?|hogsheads?|puncheons?|wood|oak|staves|finish(?:ed)?';
const ORIGINS = [
  new RegExp(
    String.raw`\b(?:matured|aged|finished|rested|mellowed|maturation|finish|matures) (?:for [^.;\n]{1,30} )?(?:in|by) [^.;\n]{0,80}?\b(?:${WOOD})\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:ex-?)?(?:bourbon|rye|scotch)(?:[- ]|(?:,| and| &|\/| or) ?(?:[a-z-]+ ){1,3})(?:${WOOD})\b`,
    'gi',
  ),
  /\b\d{1,2}(?:\.\d)?\s?% (?:malted )?(?:rye|corn|wheat|barley|malt)\b/gi,
  /\b(?:after|before|between|follow(?:s|ing)?|than|like|unlike) (?:the|an?|our|your|any|most|all) [^.,;\n]{0,40}/gi,
];

/** Without the casks it came from, the grains it is made of, and what it is compared with. */
export const withoutOrigin = (text: string): string =>
  ORIGINS.reduce((rest, origin) => rest.replace(origin, ' '), text);

const PROOF =
  /\b(\d{2,3}(?:[.,]\d{1,2})?)[^\S\n]?(?:°\s?)?(?:us )?(?:proof|pf|prf)\b|\bproof\s?(?:of|:|is|to|=|at|should be)?\s?(\d{2,3}(?:[.,]\d{1,2})?)\b/i;
const ABV =
  /\b(\d{2}(?:[.,]\d{1,2})?)[^\S\n]?(?:%|percent\b|per cent\b|vol\b|abv\b)(?! (?:malted )?(?:rye|corn|wheat|barley|malt)\b)|\babv\s?(?:of|:|is|=)?\s?(\d{2}(?:[.,]\d{1,2})?)/i;

/** "Ledaig 10, 46.3": no other number of a bottle looks like it. */
const BARE_ABV =
  /(?<![\d.,/£€$#-])\b((?:4\d|5\d|6\d)[.,]\d)(?![\d%/]|[.,]\d|\s?(?:cl|ml|ppm|l|yo|years?|points|stars)\b)/i;
/** The law has it at this proof. */
const BONDED = /\bbottled[- ]in[- ]bond\b|\bbib\b|\bb\.i\.b\b|\bbonded\b/i;
const BONDED_PROOF = 100;

const SAID_STRENGTH = new RegExp(
  String.raw`\b((?:(?:an?|one) )?hundred(?: and)?\b)? ?(${TENS_WORDS})?[ -]?(${numberWords(1, 19)})?(?: point (${numberWords(0, 9)}))?(?= (?:proof|percent|per cent|abv|%))`,
  'gi',
);

/** A strength in words in figures: "hundred and ten proof", "forty six point three percent". */
export const inProof = (text: string): string =>
  text.replace(SAID_STRENGTH, (said, hundred?: string, tens = '', ones = '', tenths = '') => {
    if (!hundred && tens === '' && ones === '') return said;
    const whole = (hundred ? 100 : 0) + (numberOfWord(tens) ?? 0) + (numberOfWord(ones) ?? 0);
    return ` ${whole}${tenths ? `.${numberOfWord(tenths)}` : ''}`;
  });

const numberOf = (text: string | undefined) => Number((text ?? '').replace(',', '.'));
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Strength in degrees proof, from proof or from per cent of alcohol. */
export function readProof(text: string): number | undefined {
  const proof = PROOF.exec(text);
  if (proof) return tenth(numberOf(proof[1] ?? proof[2]));
  const abv = ABV.exec(text) ?? BARE_ABV.exec(text);
  if (abv) return tenth(numberOf(abv[1] ?? abv[2]) * 2);
  return BONDED.test(text) ? BONDED_PROOF : undefined;
}

export const isSmoky = (text: string): boolean =>
  /\b(?:peated|peaty|smok[ey]|islay|bonfire|iodine)/i.test(text) &&
  !/unpeated|no smoke|not smoky/i.test(text);

/** Proof by style, where a text says nothing. */
export const usualProof = (spirit: string): number =>
  /bourbon|rye/i.test(spirit) ? 90 : /malt|japan/i.test(spirit) ? 86 : 80;

/** How much water a pour takes. */
export function usualWater(proof: number, smoky: boolean): string {
  if (proof >= 110) return 'A teaspoon, added by halves';
  if (proof >= 101) return '5 drops';
  if (smoky) return '3 to 5 drops';
  return proof >= 86 ? 'A few drops' : 'None';
}

/** How long it waits in the glass. */
export function usualRest(proof: number, smoky: boolean): string {
  if (proof >= 110) return '10 minutes';
  if (smoky || proof >= 101) return '7 minutes';
  return proof >= 88 ? '5 minutes' : '3 minutes';
}

const PROFILES: readonly (readonly [RegExp, string])[] = [
  [/bourbon/i, 'Round, sweet oak'],
  [/rye/i, 'Spiced and dry'],
  [/irish/i, 'Light and smooth'],
  [/japan/i, 'Clean and precise'],
  [/malt/i, 'Malty and balanced'],
];
const NOTES: readonly (readonly [RegExp, string])[] = [
  [/bourbon|tennessee/i, 'Vanilla, caramel, oak'],
  [/rye/i, 'Pepper, clove, orange peel'],
  [/irish/i, 'Apple, vanilla, honey'],
  [/japan/i, 'Orchard fruit, light oak'],
  [/malt|scotch/i, 'Malt, honey, dried fruit'],
];

const byStyle = (rows: readonly (readonly [RegExp, string])[], spirit: string, fallback: string) =>
  rows.find(([pattern]) => pattern.test(spirit))?.[1] ?? fallback;

export const usualProfile = (spirit: string, smoky: boolean): string =>
  smoky ? 'Smoky and maritime' : byStyle(PROFILES, spirit, 'Balanced');
export const usualNotes = (spirit: string, smoky: boolean): string =>
  smoky ? 'Peat smoke, sea salt, citrus' : byStyle(NOTES, spirit, 'Oak, vanilla, spice');

type Told = Pick<WhiskeyInput, 'proof' | 'profile'>;

/** A reason for its place in the flight, from what is known of it. */
export function composeRationale({ proof, profile }: Told): string {
  const place =
    proof >= 105
      ? 'towards the end of the flight'
      : proof <= 84
        ? 'early, before the strong ones'
        : 'in the middle of the flight';
  const like = listed(unstopped(profile).split(/,\s*(?:and\s+)?/));
  return `${capital(like)}, at ${proof} proof. Pour it ${place}.`;
}
