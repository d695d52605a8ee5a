import { amountsIn, UNIT } from '@peanut/bartender/amounts';
import { isCounted, QUALITY, THING } from './counted';
import { type Pair, readPair } from './read-pair';
import { amountAtStart, type SureAmount } from './sure-amount';

/** A line whose amount is surely understood. */
export interface SureLine {
  /** What is made of the things that the amount counts: "Juice of ". */
  lead: string;
  /** One, or two that say the same: "2 oz (60 ml)". */
  amounts: [SureAmount, SureAmount?];
  /** How the owner joined the two. */
  join: Pair['join'] | undefined;
  /** What it is an amount of, in the owner's words. */
  thing: string;
}

/** Figures that are no second amount: of a name ("Licor 43", "151 rum"), "40%", "2:1". */
const NAMED_FIGURES =
  /^\d+(?=[ -]\p{L})|(?<=\p{Lu}[\p{L}.’']* )\d+\b|\d{1,3}(?:\.\d{1,2})? ?%|\d{1,2}:\d{1,2}/gu;
const FIGURE = /[\d¼-¾⅐-⅞]/;
/** "1 oz or more" and "2 oz oz gin" say something else than an amount of a thing. */
const NO_THING = new RegExp(String.raw`^(?:[^\p{L}\p{N}]|(?:or|to|and|plus|more|x|l|g|${UNIT})\b)`, 'iu');
/** "12 oz bottle" is the size of one. */
const CONTAINER = /^(?:bottles?|cans?|glass(?:es)?|packs?|jars?)\b/i;

/** The bartender cuts short what no recipe says. */
const ENDLESS = /\S{200}|(?:[\d¼-¾⅐-⅞][ \n./,]{0,2}){30}/;

/** "1 lime or two". */
const DOUBTFUL = /\b(?:or|to) (?:two|three|four|more|so)\b/i;

const isThing = (thing: string): boolean =>
  /\p{L}{2}/u.test(thing) &&
  !DOUBTFUL.test(thing) &&
  !NO_THING.test(thing) &&
  amountsIn(thing).length === 0 &&
  !FIGURE.test(thing.replace(NAMED_FIGURES, ''));

const PART =
  'chunks|flesh|juice|leaves|peels?|pieces|pulp|rind|seeds|segments|skin|slices|squeeze|strips?|twists?|wedges|wheels|whites?|yolks?|zest';
/** "Juice of 1 lime", "Finely grated zest and juice from half a lemon": more fruit gives more of it. */
const PART_OF = new RegExp(
  String.raw`^(?:(?:${QUALITY}|${THING})[ -])*(?:${PART})(?: (?:&|and|or) (?:${PART}))?(?: from| of)?(?: the)? (?=\S)`,
  'iu',
);

/** The line's amount, and what it is an amount of; undefined where there is any doubt. */
export function readLine(line: string): SureLine | undefined {
  if (ENDLESS.test(line)) return undefined;
  const [lead = ''] = PART_OF.exec(line) ?? [];
  const { amounts, join, thing } = readPair(line) ?? readOne(line.slice(lead.length)) ?? { thing: '' };
  const bare = thing.replace(/^of\s+/i, '');
  if (!amounts || !line.includes(thing) || !isThing(bare)) return undefined;
  const [{ quantity, unit }] = amounts;
  const isSure = unit === undefined ? isCounted(quantity, bare) : lead === '' && !CONTAINER.test(bare);
  return isSure ? { lead, amounts, join, thing } : undefined;
}

function readOne(text: string): Pick<SureLine, 'amounts' | 'join' | 'thing'> | undefined {
  const start = amountAtStart(text);
  return start && { amounts: [start], join: undefined, thing: start.rest };
}
