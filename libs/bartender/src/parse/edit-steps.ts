import { type DrinkRead, NOT_UNDERSTOOD } from '@peanut/contracts';
import { cut } from '../language/sentences.js';
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
/** "…, and play some jazz": another order, whatever its verb. */
const UNKNOWN_ORDER =
  /,?\s(?:and|then)\s(?!(?:an?|the|its?|this|that|some|with|of|in|on|or|half|one|two|three|for|to|no|more|less)\b)(?=\p{Ll}+ (?:it|this|that|them|the|an?|some|our|my|me|us)\b)|,\s(?=(?:no|not|never|without|do not|don['’]?t)\s)/iu;
/** Its value goes on behind an "and". */
const SETS_A_TEXT =
  /\b(?:call|named?|rename|title)\b|^(?:(?:make|change|set|update) )?(?:the )?(?:tasting )?(?:description|notes?|profile|rationale|prep(?:aration)?|method|steps?)\b/i;
const SMALL_TALK =
  /^(?:thanks?|thank you|please|cheers|ok(?:ay)?|hi|hello|hey|that['’]?s (?:it|all)|(?:because|since)\b.*)$/i;
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
    .flatMap((step) => (SETS_A_TEXT.test(step) ? [step] : step.split(UNKNOWN_ORDER)))
    .map((change) =>
      change
        .trim()
        .replace(OPENING, '')
        .replace(/(?:,|(?<!\s))\s+please$/i, ''),
    )
    .filter((change) => change !== '' && (!SMALL_TALK.test(change) || change === text.trim()));

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

/**
 * One kind of change; undefined when the words ask for none of its kind.
 * @param before the drink as it was before all changes
 */
export type Edit<Draft> = (change: string, draft: Draft, before?: Draft) => Draft | undefined;

/** What changes can be asked for. */
export interface Edits<Draft> {
  all: readonly Edit<Draft>[];
  /** Those that a "no" or "don't" asks for; none of the others is made by a refusal. */
  refusals: readonly Edit<Draft>[];
  /** True when the drink is already without what is refused. */
  isWithout: (thing: string, draft: Draft) => boolean;
}

export const REFUSES =
  /^(?:no|not|never|nothing|without|avoid|stop|do(?:es)? not|do(?:es)?n['’]?t|should(?: not|n['’]?t)|must(?: not|n['’]?t))\b\s*/i;
const PARTS = /(?<!\s)\s*,\s*(?:(?:and|but|then)\s+)?|(?<!\s)\s+(?:and|but|then)\s+/i;

/** Makes one change, by the first edit that understands it. */
function madeBy<Draft>(change: string, { all, refusals }: Edits<Draft>, draft: Draft, before: Draft) {
  const edits = REFUSES.test(change) ? refusals : all;
  return foundIn(change, (words) => {
    for (const edit of edits) {
      const made = edit(words, draft, before);
      if (made) return made;
    }
    return undefined;
  });
}

/** Of one text, and of one change. Each is tried by every edit: so many take a tenth of the time that a text may take. */
const MOST_CHANGES = 50;

const IS_REASON = /^(?:it|they|we|people|guests|nobody|everyone|i)\b/i;

/**
 * A change is taken in parts when one of them makes all of it, or as much as is understood: what the others ask for is
 * then made, or named, by itself. One that would change the same things, or the recipe, is only named.
 */
function partsOf<Draft>(change: string, making: Making<Draft>): { make: string[]; leave: string[] } {
  const whole = making(change);
  const parts = SETS_A_TEXT.test(change) ? [] : change.split(PARTS).filter(Boolean);
  const makesAll = (part: string) => {
    const made = making(part);
    return made && (!whole || JSON.stringify(made) === JSON.stringify(whole));
  };
  const main = parts.length > 1 && parts.length <= MOST_CHANGES ? parts.find(makesAll) : undefined;
  if (main === undefined) return { make: [change], leave: [] };
  if (!whole) return { make: parts, leave: [] };
  const beside = parts.filter((part) => part !== main && !IS_REASON.test(part));
  const changed = new Set(['ingredients', ...Object.keys(whole)]);
  const isApart = (part: string) =>
    Object.keys(making(part) ?? {}).every((name) => name === 'glass' || !changed.has(name));
  const leave = beside.filter((part) => !isApart(part));
  return {
    make: parts.filter((part) => part === main || (beside.includes(part) && !leave.includes(part))),
    leave,
  };
}

type Making<Draft> = (change: string) => (Draft & object) | undefined;

/**
 * Makes the changes one after the other, the first fifty; returns what is different, and the changes that were not
 * understood. A refusal is understood, too, when the drink that all others make is without the thing.
 */
export function edited<Draft extends object>(
  changes: readonly string[],
  current: Draft,
  edits: Edits<Draft>,
): DrinkRead<Draft> {
  let draft = current;
  const left: string[] = [];
  for (const change of changes.slice(0, MOST_CHANGES)) {
    const parts = partsOf(change, (words) => madeBy(words, edits, draft, current));
    for (const part of parts.make) {
      const made = madeBy(part, edits, draft, current);
      if (made) draft = { ...draft, ...made };
      else left.push(part);
    }
    left.push(...parts.leave);
  }
  left.push(...changes.slice(MOST_CHANGES));
  const missed = left.filter(
    (change) => !REFUSES.test(change) || !edits.isWithout(change.replace(REFUSES, ''), draft),
  );
  return { ...different(draft, current), ...(missed.length > 0 && { notUnderstood: asClauses(missed) }) };
}

/** At most so many clauses, each as long as the contract has it. */
export const asClauses = (missed: readonly string[]): string[] =>
  missed.slice(0, NOT_UNDERSTOOD.maxItems).map((change) => cut(change, NOT_UNDERSTOOD.maxLength));

/** The fields that differ from those of the drink as it was. */
function different<Draft extends object>(draft: Draft, current: Draft): Draft {
  const before = new Map<string, unknown>(Object.entries(current));
  const entries = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(entries) as Draft;
}
