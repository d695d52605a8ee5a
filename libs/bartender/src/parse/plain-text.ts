import { UNIT } from '../language/amounts.js';

const BULLET = /^[ \t]*(?:[-*•·◦‣▪●○→–—+✓✔☐]|\(?\d{1,2}[.)](?!\d)|[a-hA-H]\)|[Ss]tep \d+[:.)]?)[ \t]+/gm;

const STARRED = /[\p{L})]\*+\s/u;
/** Lines behind a starred word that begin with a star are notes to it. */
function withoutNotes(text: string): string {
  const at = text.search(STARRED);
  return at < 0 ? text : text.slice(0, at) + text.slice(at).replace(/(?<=\n)[ \t]*\*+\p{L}[^*\n]*$/gmu, '');
}

/** What a plain text carries that says nothing about the drink. */
const CLEANINGS: readonly (readonly [RegExp, string] | ((text: string) => string))[] = [
  // Prices, and the dots that lead to one on a menu.
  [/^([^\n]{3,60}?)(?:[ ]?\.){3,} *[£$€]?\d{1,2}(?:\.\d\d)?[ \t]*\n/, '$1\n'],
  [/[£$€]\s?\d{1,4}(?:[.,]\d{1,2})?(?!\d)/g, ''],
  [/^(?:voice (?:memo|note)|note to self|memo|transcript)\s*:\s*/i, ''],
  [/\t[ \t]*/g, ' | '],
  [/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u20e3)+/gu, ' • '],
  [/(^|\s)[#@][a-z]\w*/gi, ' '],
  // Credits.
  [
    /^[ \t]*(?:(?:[Aa]dapted|[Tt]aken) from|(?:[Cc]reated|[Ii]nvented|[Ii]nspired|[Rr]ecipe|[Pp]hotos?) by|[Cc]ourtesy of|(?:[Ff]rom|[Bb]y|[Vv]ia) (?:[Tt]he )?(?=\p{Lu}))[^\n\d]*(?:\b(?:19|20)\d\d\b[^\n]*)?$/gmu,
    '',
  ],
  [/^[ \t]*\(\p{Lu}[\p{L}’'.]*(?:[\s,&]+\p{Lu}[\p{L}’'.]*)*[\s,&]*\)[ \t]*$/gmu, ''],
  withoutNotes,
  // What is made beforehand: "For the syrup: …", "Honey syrup: mix equal parts …".
  [/^[ \t]*for (?:the|your) (?!drink|cocktail|garnish|rim|recipe|mix|glass)[^:\n]{3,40}:[^\n]*$/gim, ''],
  [
    /^[ \t]*[\p{L} -]{0,40}(?:syrup|cordial|shrub|mix|infusion|salt|sugar|brine|tincture|solution|honey|saccharum|foam|cream|tea|butter|water|juice|milk|pur[eé]e|vodka|gin|rum|tequila|bourbon|agave|orgeat|grenadine|falernum):[ \t]*(?:mix|combine|stir|simmer|heat|boil|soak|infuse|steep|dissolve|cream|blend) [^\n]*$/gimu,
    '',
  ],
  // "Sugar syrup (1:1)" says how thick it is.
  [/\((\d ?: ?\d)\)(?=[ \t]*(?:[,;.\n]|$))/g, '$1'],
  // What a syrup is made of: "(2 parts honey to 1 part water)", "(1:1)".
  [/(?<!\s)\s*\((?:[^()\n]{0,40}\bparts? [^()\n]{0,30}\bto \d|\d ?: ?\d)[^()\n]{0,40}\)/gi, ''],
  // Numbers within a line: "1) 2 oz gin 2) 1 oz lime".
  [/(?<=\S)[ \t]+(?:[2-9]|1\d)\)[ \t]+(?=\S)/g, '\n'],
  // "Gin (2 oz) lime (1 oz)", "lime (3/4)", "mint (8 leaves)", "cucumber 3 slices".
  [/\((\d+ \d\/\d|\d\/\d|\d?\.\d{1,2}|\d? ?[½¼¾⅓⅔])\)/g, '($1 oz)'],
  [
    new RegExp(
      String.raw`(?<!\d[^,;\n()]{0,40}|\bparts? )(\(\d[\d./]*(?: \d\/\d)? ?(?:${UNIT})\.?\))[ \t]+(?=\p{L})`,
      'giu',
    ),
    '$1, ',
  ],
  [/(?<!\p{L})((?:\p{L}+ ){0,2}\p{L}{3,}) \((\d{1,2})\)(?=[ \t]*[,;])/gu, '$2 $1'],
  [
    /(?<!\p{L})(\p{L}{3,}) \(?(\d{1,2}) (slices?|wedges?|wheels?|leaves|sprigs?|chunks?)\)?(?=[ \t]*(?:[,.;\n]|$))/gu,
    '$2 $1 $3',
  ],
  [/\bover the back of (?:a|the|your) (?:bar ?)?spoon\b/gi, ''],
  [
    /\b(?:the )?(?:freshly )?(?:squeezed )?juice (?:(?:of|from) (?=(?:an?|one|two|half|\d)\b)|(?=\d+ (?:lemon|lime|orange|grapefruit)))/gi,
    'juice of ',
  ],
  [/\b(?:the )?whites? of (an?|one|\d+) eggs?\b/gi, '$1 egg white'],
  [/^(?:hi|hello|hey|dear)\b[^,.!\n]{0,30}[,!]\s*/gim, ''],
  [/\*\*|__|`+|~~/g, ''],
  [/(?<![ \t])[ \t]+[*#]+[ \t]*$/gm, ''],
  [/^[ \t]*→[ \t]*/gm, ''],
  [/^[ \t]*step \d{1,2}[ \t]*(?:[:.][ \t]*)?$/gim, ''],
  // What a page says around a recipe.
  [/\bprep(?:aration)?(?: time)?\s?: ?\d{1,3} ?m[a-z]*\.?/gi, ''],
  [
    /^[ \t]*(?:(?:did|have) you (?:make|made|tr)|tried (?:this|it)|rate this|leave (?:a|us)|jump to|print\b|pin (?:it|this|recipe)|nutrition|(?:course|cuisine|keywords?)\b)[^\n]*$/gim,
    '',
  ],
  [/(?<=[\p{L}\d])=(?=[\p{L}\d])/gu, ': '],
  [/^for (?:one|two|\d+)\s*[:,]\s*/gim, ''],
  [/(?:(?<!\s)\s+)?(?:->|=>|→|⇒|»)\s*/g, ' → '],
  [/[<>^~=]{2,}/g, ' • '],
  [/\bw(?:\/\s?|\s(?=[a-z]))/gi, 'with '],
  [/ n (?=[a-z])/g, ' and '],
  [/(?:(?<!\s)\s+)?(?:\.{4,}|…{2,}|(?:(?<!\.)\.{2,}|…)(?=\s*(?:\d|top\b)))\s*/gi, ' '],
  [/\.{2,}|…/g, '. '],
  [/\s-{2,}\s/g, ' – '],
  [/\b(pls|plz)\b/gi, 'please'],
  [/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, ''],
  [/^[ \t]*\[(?:recipe|review|new|oc|homemade|cocktail|drink)\][ \t]*/gim, ''],
  [/\[([^[\]\n]*)\]/g, '($1)'],
  [BULLET, ''],
  [BULLET, ''],
  [/^[ \t]*•[ \t•]*|(?<![ \t•])[ \t]*•[ \t•]*$/gm, ''],
  // A number on a line of its own belongs to the line after it.
  [/^[ \t]*(\d[\d ./¼½¾⅓⅔⅛]*)\n(?=[ \t]*[a-z])/gm, '$1 '],
];
const withoutShouting = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.toLowerCase());

/** More lines than any drink has would only take time. */
const MOST_LINES = 200;

/** The text without what only decorates it. */
export const plainText = (text: string): string =>
  CLEANINGS.reduce(
    (done, cleaning) => (typeof cleaning === 'function' ? cleaning(done) : done.replace(...cleaning)),
    withoutShouting(text.trim()),
  )
    .trim()
    .split('\n', MOST_LINES)
    .join('\n');
