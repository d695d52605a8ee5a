import { foundIn } from './mend.js';
import { type LabelReader } from '../language/labels.js';
import { IT } from './edit-flags.js';
import { plainText } from './plain-text.js';
import { alternatives } from '../language/words.js';

const NAME_END =
  String.raw`(?=\s+and (?:serve|use|add|remove|make|set|put|hide|swap|change|replace|mark|drop|give|move|the \w+ (?:to|is))\b` +
  String.raw`|\s+(?:from now on|for now|instead|please|now|again)\b|[,;\n!]|(?<!\b(?:no|nr|st|mr|dr))\.(?:\s|$)|$)`;
const RENAME = new RegExp(
  String.raw`\b(?:re-?name(?: ${IT})?(?: (?:to|as|into))?:?|(?:call|name|title) ${IT}|(?:change|set|update) (?:the |its )?name(?: (?:to|into|as))?` +
    String.raw`|new name(?: is|:)?|(?:name|title)(?: should (?:be|read)| is(?! (?:wrong|not|too|incorrect|off))|:)|(?:it|this)(?:['’]s| is| should be| will be| shall be) (?:now |to be |actually |really )?(?:called|named))` +
    String.raw`\s+(?!\s)["“]?(.{1,120}?)["”]?${NAME_END}`,
  'i',
);

/** The new name a text gives. */
export const readRename = (text: string): string | undefined => RENAME.exec(text)?.[1]?.trim();

const VERBS = alternatives(
  `make, use, serve, add, remove, rename, call, hide, show, put, swap, replace, change, set, mark, take, drop, move, shake, stir, double, halve, increase, reduce, smoke, cut, shorten, give, let, lower, raise, omit, leave, skip, lose, switch, garnish, top, name, update, pour`,
);
const FIELDS = 'proof|name|glass|ice|smoke|description|prep|notes|profile|water|rest|spirit|garnish';
const STATES = alternatives(
  `out of stock, sold out, unavailable, not available, back in stock, in stock again, invisible, visible again, off the menu, back on the menu`,
);
const POLITE = String.raw`(?:please |also |then |can you |could you |would you |could we |can we |we should |let['’]?s |i want (?:you )?to |i['’]d like (?:you )?to )*`;
/** What begins another order; "and smoke" at the end may be a taste. */
const ORDER = String.raw`${POLITE}(?:(?:${VERBS})\s+\S|(?:hide|show|publish)\b)`;
const STEPS = new RegExp(
  [
    String.raw`[;\n]|\.(?=\s|$)|[!?]`,
    String.raw`,?\s(?:and|then|but)\s(?=${ORDER})|,\s(?=${ORDER})`,
    String.raw`,?\s(?:and|but)\s(?=(?:a (?:little|bit|touch|tad) (?:of )?)?(?:more|less|extra|no)\s)`,
    String.raw`\s(?=with \S+(?: \S+)? on top\b)|,\s(?=(?:${FIELDS})\s\d)`,
    String.raw`,?\sand (?=(?:the|its) (?:${FIELDS})\b)`,
    String.raw`(?:,|,?\sand)\s(?=(?:it is |it['’]s |we are |we['’]re |now )?(?:${STATES})\b)`,
  ].join('|'),
  'i',
);
const OPENING = new RegExp(
  String.raw`^(?:(?:ok|okay|hi|hey|so|hmm|and|i think|maybe|how about we|would it be possible to),? )*${POLITE}`,
  'i',
);
const NEXT_ORDER = new RegExp(String.raw`;\s*(?=${POLITE}(?:${VERBS})\b)`, 'gi');
/** "…, it goes brown", "… because people ask": why, not what. */
const REASON =
  /,?\s(?:because|since|as (?:people|guests|we|it)|so that)\b.*$|,\s(?:it|they|we|people|guests|nobody|everyone|i)\b.*$/i;

/** The single changes asked for, in order, numbers in figures. */
export const changesIn = <Meaning>(text: string, labels: LabelReader<Meaning>): string[] =>
  labels
    .inLines(plainText(text).replace(NEXT_ORDER, '\n'))
    .flatMap((line) => (labels.read(line)?.value ? [line] : line.split(STEPS)))
    .map((change) =>
      change
        .trim()
        .replace(OPENING, '')
        .replace(/(?<!\s)\s+please$/i, ''),
    )
    .filter(Boolean);

export const withoutReason = (change: string): string => change.replace(REASON, '');

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
    String.raw`\b(?:${names})\s*(?::|=|(?:should (?:be|read|say)|to be|to|into|is|are|reads?|as)\b:?|→)\s*["“]?(.{1,2000}?)["”]?` +
      String.raw`(?=\s+and (?:${VERBS})\s+\S|[;\n]|\.\s+[A-Z]|\.?$)`,
    'i',
  );
  return pattern.exec(text)?.[1]?.trim();
}

/** One kind of change; undefined when the words ask for none of its kind. */
export type Edit<Draft> = (change: string, draft: Draft) => Draft | undefined;

/** Makes the changes one after the other, each by the first edit that understands it; returns what is different. */
export function edited<Draft extends object>(
  changes: readonly string[],
  current: Draft,
  edits: readonly Edit<Draft>[],
): Draft {
  let changed = {} as Draft;
  for (const change of changes) {
    const draft = { ...current, ...changed };
    const attempt = (words: string) => {
      for (const edit of edits) {
        const made = edit(words, draft);
        if (made) return made;
      }
      return undefined;
    };
    changed = { ...changed, ...foundIn(change, attempt) };
  }
  const before = new Map<string, unknown>(Object.entries(current));
  const entries = Object.entries(changed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(entries) as Draft;
}
