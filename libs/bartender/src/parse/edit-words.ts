/** What the owner wants shown or hidden, in stock or out; shared by both kinds of drink. */
export interface Flags {
  isVisible?: boolean;
  isAvailable?: boolean;
}

const FLAGS: readonly (readonly [RegExp, Flags])[] = [
  [
    /\b(?:un-?hide|(?:put|bring) (?:it|this|this one|him|her)?\s?back(?: on)?|back on the menu|show (?:it|this)|make (?:it|this) visible|visible again|list (?:it|this) again|publish)\b/i,
    { isVisible: true },
  ],
  [
    /\b(?:hide|unlist|take (?:it|this|this one) off(?: the menu)?|remove (?:it|this|this one) from the menu|(?:make (?:it|this) )?invisible|not visible|off the menu|pull (?:it|this))\b/i,
    { isVisible: false },
  ],
  [
    /\b(?:back in stock|in stock again|available again|re-?stocked|(?:now|is|it's) in stock|make (?:it|this) available|we have (?:it|more) again|mark (?:it )?(?:as )?(?:in stock|available))\b/i,
    { isAvailable: true },
  ],
  [
    /\b(?:out of stock|sold out|no longer available|unavailable|not available|(?:we |have |has )?(?:ran|run) out|(?:is|bottle's) empty|bottle is (?:empty|finished|gone)|none left|no more left|all gone|86(?:'?d|ed)?(?= (?:it|this)))\b/i,
    { isAvailable: false },
  ],
];

/** The flags a text sets. */
export const readFlags = (text: string): Flags =>
  FLAGS.reduceRight<Flags>(
    (flags, [pattern, flag]) => (pattern.test(text) ? { ...flags, ...flag } : flags),
    {},
  );

const RENAME =
  /\b(?:re-?name(?: it| this)?(?: (?:to|as))?|call (?:it|this)|name (?:it|this)|(?:change|set) (?:the )?name to|new name(?: is|:)?|name(?: should be| is|:))\s+["“]?(.{1,120}?)["”]?(?=\s+and (?:serve|use|add|remove|make|set|put|hide|swap|change|replace|mark|drop|the \w+ (?:to|is))\b|[,;\n]|\.(?:\s|$)|$)/i;

/** The new name a text gives. */
export const readRename = (text: string): string | undefined => RENAME.exec(text)?.[1]?.trim();

const VERBS =
  'make|use|serve|add|remove|rename|call|hide|show|put|swap|replace|change|set|mark|take|drop|move|shake|stir|double|halve|increase|reduce|smoke|cut|shorten|give|let|lower|raise|omit|leave';
const FIELDS = 'proof|name|glass|ice|smoke|description|prep|notes|profile|water|rest|spirit';
const STATES =
  'out of stock|sold out|unavailable|not available|back in stock|in stock again|invisible|visible again|off the menu|back on the menu';
const STEPS = new RegExp(
  [
    String.raw`[;\n]|\.(?=\s|$)`,
    String.raw`,?\s(?:and|then)\s(?=(?:also |then )?(?:${VERBS})\b)|,\s(?=(?:${VERBS})\b)`,
    String.raw`,?\sand (?=the (?:${FIELDS})\b)`,
    String.raw`(?:,|,?\sand)\s(?=(?:it is |it's |we are |we're |now )?(?:${STATES})\b)`,
  ].join('|'),
  'i',
);

/** The single changes asked for, in order. */
export const changesIn = (text: string): string[] =>
  text
    .split(STEPS)
    .map((part) => part.trim())
    .filter(Boolean);

/** `old` replaced by `next` in a text, with the capital it had. */
export function replaceWord(text: string, old: string, next: string): string {
  const pattern = new RegExp(`\\b${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'gi');
  return text.replace(pattern, (found) =>
    /^\p{Lu}/u.test(found) ? next.charAt(0).toUpperCase() + next.slice(1) : next,
  );
}

/** A field set by its name: "description: …", "set the water to …". */
export function readField(text: string, names: string): string | undefined {
  const pattern = new RegExp(
    String.raw`\b(?:${names})\s*(?::|=|(?:should (?:be|read|say)|to be|to|is|are|reads?|as)\b)\s*["“]?(.{1,2000}?)["”]?(?=\s+and (?:${VERBS})\b|[;\n]|\.\s+[A-Z]|\.?$)`,
    'i',
  );
  return pattern.exec(text)?.[1]?.trim();
}
