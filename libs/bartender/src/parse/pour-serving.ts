import { TEXT_LENGTHS, WHISKEY_NUMBER } from '@peanut/contracts';
import { numberOfWord, numberWords } from '../language/number-words.js';
import { capital, cut, unstopped } from '../language/sentences.js';
import { phrases } from '../language/words.js';
import { sentencesOf } from './pieces.js';

/** How a whiskey is poured: with how much water, after what rest, as which of the flight, and why there. */

const COUNT = String.raw`(?:half an?|(?:a )?couple(?: of)?|(?:a )?few|an?|one|two|three|four|five|six|several|\d{1,2})(?: ?(?:to|or|-|–) ?(?:\d{1,2}|two|three|four|five|six))?`;
const SIZE = '(?:small |tiny |little |good |generous |big |single )?';
const MEASURE = String.raw`(?:drops?|splash(?:es)?|tea ?spoons?|tsps?|bar ?spoons?|dash(?:es)?|ml|bit|touch|little|trickle|thimble)(?: or two)?`;
const WATER = new RegExp(
  String.raw`\b(${COUNT} ${SIZE}${MEASURE}) (?:of )?(?:still |spring |cool |cold )?water\b|\b(${COUNT} ${SIZE}drops?(?: or two)?)\b(?! (?:of )?[a-z]+ (?:bitters|oil))`,
  'i',
);
const NEAT =
  /\b(?:no (?:added )?water|without (?:any )?water|neat only|(?:drink|drunk|serve|served|best|pour|poured|sip|keep|enjoy)(?: it)? neat|(?:do not|don['’]?t) (?:add|need) (?:any )?water)\b/i;

/** The water a text asks for. */
export function waterIn(text: string): string | undefined {
  const [, measured, drops] = WATER.exec(text) ?? [];
  const said = measured ?? drops ?? (NEAT.test(text) ? 'None' : undefined);
  return said && cut(capital(said), TEXT_LENGTHS.water);
}

const inMinutes = (text: string): string =>
  text
    .replace(/\ba quarter of an hour\b/gi, '15 minutes')
    .replace(/\bhalf an hour\b/gi, '30 minutes')
    .replace(/\b[a-z]+(?=[ -]min)/gi, (word) => String(numberOfWord(word) ?? word));

const TIME = String.raw`(\d{1,3}(?: ?(?:to|or|-|–) ?\d{1,3})?|a few|a couple(?: of)?)[ -]?min(?:ute)?s?\b`;
const RESTS = [
  new RegExp(
    String.raw`\b(?:rest|breathe?|wait|stand|sit|air|leave|let|give|needs?|wants?)(?:s|ing)?\b[^.;\n\d]{0,40}?${TIME}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${TIME}['’]? (?:of )?(?:rest|air|breathing|in (?:the|a|your) glass|to (?:rest|breathe|open|sit)|before|sit|wait)`,
    'i',
  ),
  new RegExp(String.raw`(?:^|[,;|·•]|\s[-–—])[^\S\n\r\u2028\u2029]*${TIME}\s*(?=$|[,;.|·•–—-])`, 'im'),
];

/** How long it is to rest. */
export function restIn(text: string): string | undefined {
  const said = inMinutes(text);
  const found = RESTS.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0];
  return found && `${capital(found)} minutes`;
}

const ORDINALS = phrases(
  `first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth`,
);
const FIGURE = String.raw`(\d{1,3}(?![\d%]|[.,]\d)|${numberWords(1, 12)})(?:st|nd|rd|th)?\b(?! of \d)`;
const NTH = `(${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th))`;
const OF_FLIGHT = String.raw`(?:in|on|of) (?:(?:the|our|my|this|tonight['’]?s) )?(?:flight|line-?up|tasting|order|list|night|evening|row)`;
/** "#2 Redbreast", "Number four: Pikesville": before everything else. */
const PLACE_FIRST = new RegExp(
  String.raw`^(?:(?:bottle|dram|pour|whiske?y) )?(?:#|(?:number|no\.?|nr\.?|pour|dram|glass)\s)\s?${FIGURE}(?:\s?[:.,)–—-]+\s*|\s+(?=\p{Lu}))`,
  'iu',
);
const PLACES = [
  PLACE_FIRST,
  new RegExp(String.raw`(?:#|\b(?:number|no\.?|nr\.?|pour|dram|glass)\s)\s?${FIGURE} ${OF_FLIGHT}`, 'i'),
  new RegExp(
    String.raw`\b(?:pour|serve|put|place|slot|stand|go|come|make)[a-z]{0,3}\b[^.;\n]{0,30}?(?:#|\b(?:number|no\.?|nr\.?|spot|position|slot)\s)\s?${FIGURE}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:pour|serve|put|place|slot|drink|taste|goes|comes|stands)[a-z]{0,2}\b[^.,;\n]{0,40}?\b${NTH}(?=\s*(?:[,.;!?)–—-]|$|(?:in|on|of|because|since|as|so|and|to|after|before|pour|dram)\b))`,
    'i',
  ),
  new RegExp(String.raw`(?:^|[.,;]\s+|\bas )(?:#|(?:number|no\.?)\s)\s?${FIGURE}\s*(?=[.,;:]|$)`, 'im'),
  new RegExp(String.raw`\b(?:for|as) (?:the|our|my|your) ${NTH} (?:pour|dram|glass|whiske?y|one)\b`, 'i'),
  new RegExp(
    String.raw`\b${NTH} (?:(?:pour|dram|glass|whisk(?:e)?y|one|place|spot) )?(?:${OF_FLIGHT}|to pour)`,
    'i',
  ),
];

function placeOf(word: string): number {
  const said = word.toLowerCase();
  return Number.parseInt(said, 10) || (numberOfWord(said) ?? ORDINALS.indexOf(said) + 1);
}

/** Its place in the flight. */
export function placeIn(text: string): number | undefined {
  const found = PLACES.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
  const place = found === undefined ? 0 : placeOf(found);
  return place >= WHISKEY_NUMBER.min && place <= WHISKEY_NUMBER.max ? place : undefined;
}

/** Without the place it begins with. */
export const withoutPlace = (text: string): string => text.replace(PLACE_FIRST, '');

const WHY = /\b(?:because|since|so that|which is why|that(?:['’]s| is) why)\b[\s:,]*/i;
const OF_ORDER = new RegExp(
  String.raw`\b(?:pour|serve|put|place|slot|flight|line-?up|order|goes|comes|belongs|last|${ORDINALS.join('|')}|(?:after|before|between) the)`,
  'i',
);

const ORDER = /,\s+(?=(?:and |so |but )?(?:let|give|rest|add|serve|pour|no|with|leave)\b)/i;

/** Why the owner has it, in words of their own: "Chosen because it is the whole of Scotland in one glass." */
const OF_CHOICE = /\b(?:because|chosen|(?:i|we) (?:chose|choose|picked|pick))\b/i;

/** The sentence that gives the reason for its place in the flight, or for having it at all. */
export function reasonSentence(text: string): string | undefined {
  const sentences = sentencesOf(text).flatMap((sentence) => sentence.split(/\s[-–—|•]\s/));
  return sentences.find(isOfPlace) ?? sentences.find((sentence) => OF_CHOICE.test(sentence));
}

const isOfPlace = (sentence: string): boolean => WHY.test(sentence) && OF_ORDER.test(sentence);

/** The reason for its place in the flight, else the owner's own sentence. */
export function reasonIn(text: string): string | undefined {
  const sentence = reasonSentence(text);
  if (sentence !== undefined && !isOfPlace(sentence))
    return cut(`${capital(unstopped(sentence))}.`, TEXT_LENGTHS.rationale);
  const why = sentence?.split(WHY).at(-1)?.split(ORDER)[0]?.trim();
  return why && cut(`${capital(why.replace(/^of\b/i, 'Because of'))}.`, TEXT_LENGTHS.rationale);
}

/** Whether a sentence says how it is poured, and nothing of its taste. */
export const isOfServing = (sentence: string): boolean =>
  [waterIn, restIn, placeIn, reasonIn].some((read) => read(sentence) !== undefined);
