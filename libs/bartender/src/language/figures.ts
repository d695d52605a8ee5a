import { numberOfWord, numberWords } from './number-words.js';
import { remembered } from './remembered.js';
import { UNIT } from './units.js';

const ONE_TO_TWELVE = numberWords(1, 12);
/** In figures; an article is one. */
const digitsOf = (word: string): string => String(numberOfWord(word) ?? (/^\d/.test(word) ? word : 1));

const COUNTED = new RegExp(String.raw`^(?:${ONE_TO_TWELVE})\b`, 'i');
/** The number word a line begins with in figures: "two egg whites". */
export const countInFigures = (line: string): string => line.replace(COUNTED, digitsOf);

const COUNT = String.raw`(?:\d+|an?|${ONE_TO_TWELVE})`;
const QUALITY = '(?:good |generous |healthy |small |big |heaped |level |scant |fat )?';
const PARTS: ReadonlyMap<string, string> = new Map([
  ['half', '1/2'],
  ['third', '1/3'],
  ['quarter', '1/4'],
]);

/** Each turns a way to say a number into figures. */
const SAID_NUMBERS: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [
    /(?<![\d.,])([1-9]\d{0,2})[,.’' ](\d{3})(?=(?:[.,]\d{1,2})? ?(?:ml|g|grams?|mls|millilit\w{2,4})\b(?! (?:bottle|can|carton|pack)))/gi,
    (_, thousands = '', rest = '') => thousands + rest,
  ],
  [/(?<!\/)(\d)(?:\s?[-–]\s?| and | & )(\d\/\d)/g, (_, whole = '', part = '') => `${whole} ${part}`],
  [
    new RegExp(String.raw`\b(${ONE_TO_TWELVE}) (?:or|to) (${ONE_TO_TWELVE})\b`, 'gi'),
    (_, from = '', to = '') => `${digitsOf(from)}-${digitsOf(to)}`,
  ],
  [/(\d) ?EL\b/g, (_, count = '') => `${count} tbsp`],
  [/(\d) ?TL\b/g, (_, count = '') => `${count} tsp`],
  [/(\d),(\d)/g, (_, whole = '', part = '') => `${whole}.${part}`],
  [/(\d)(?=(?:ml|cl|dl|oz|g|tsp|tbsp)\b)/gi, (_, digit = '') => `${digit} `],
  [
    new RegExp(String.raw`\b(${COUNT}) and (?:an? |one )?(half|third|quarter)(?: of)?(?: an?)?(?= )`, 'gi'),
    (_, count = '', part = '') => `${digitsOf(count)} ${PARTS.get(part.toLowerCase()) ?? ''}`,
  ],
  [
    new RegExp(String.raw`\b(?:an?|one) (${UNIT}) and an? (half|third|quarter)\b(?: of)?`, 'gi'),
    (_, unit = '', part = '') => `1 ${PARTS.get(part.toLowerCase()) ?? ''} ${unit}`,
  ],
  [
    /\b(two|three)[- ](third|quarter)s?(?: of)?(?: an?)? /gi,
    (_, count = '', part = '') => `${digitsOf(count)}/${part.toLowerCase() === 'third' ? '3' : '4'} `,
  ],
  [
    new RegExp(String.raw`\b(?:an? |one )?(half|third|quarter)[- ](?:of )?(?:an? )?(?=(?:${UNIT})\b)`, 'gi'),
    (_, part = '') => `${PARTS.get(part.toLowerCase()) ?? ''} `,
  ],
  [/\bhalf (?:of )?an? /gi, () => '1/2 '],
  [new RegExp(String.raw`\ba couple (?:of )?(?=(?:${UNIT})\b)`, 'gi'), () => '2 '],
  [new RegExp(String.raw`\b(?:a )?few (?=(?:${UNIT})\b)`, 'gi'), () => '3 '],
  [
    new RegExp(String.raw`\b(${COUNT}) ${QUALITY}(?=(?:${UNIT})\b(?! glass))`, 'gi'),
    (_, count = '') => `${digitsOf(count)} `,
  ],
];

const VULGAR: ReadonlyMap<string, string> = new Map([
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
]);

/** Figures and words without end are no amount, and take the library time that grows with their square. */
const ENDLESS_FIGURES = /(?:[\d½¼¾⅓⅔⅛⅜][ \n./,]{0,2}){30,}/g;
const ENDLESS_WORD = /(\S{200})\S+/g;

/** Lines such as "45 ml gin" have none of these: nothing in them is rewritten. */
const MAY_SAY_NUMBERS = new RegExp(
  String.raw`[½¼¾⅓⅔⅛⅜⁄∕]|\d(?:\s?[-–&,]|[.’' ]\d{3}| and | ?[ET]L\b|(?:ml|cl|dl|oz|g|tsp|tbsp)\b| ${QUALITY.slice(0, -1)})|` +
    String.raw`\b(?:an?|half|third|quarter|couple|few|${ONE_TO_TWELVE})\b|(?:\d[ \n./,]{0,2}){30}|\S{200}`,
  'i',
);

/** Amounts in figures: "one and a half ounces" as "1 1/2 ounces", "1,5 cl" as "1.5 cl". */
export const inFigures = remembered((text): string =>
  !MAY_SAY_NUMBERS.test(text)
    ? text
    : SAID_NUMBERS.reduce(
        (done, [said, figures]) => done.replace(said, figures),
        text
          .replace(ENDLESS_FIGURES, ' ')
          .replace(ENDLESS_WORD, '$1')
          .replace(/[⁄∕]/g, '/')
          .replace(
            /(?:(\d) ?)?([½¼¾⅓⅔⅛⅜])/g,
            (_, whole: string | undefined, sign: string) =>
              `${whole === undefined ? '' : `${whole} `}${VULGAR.get(sign) ?? sign}`,
          ),
      ),
);
