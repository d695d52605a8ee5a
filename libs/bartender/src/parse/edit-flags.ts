import { nameAt } from '../intent/drink-names.js';
import { alternatives, phrases, words } from '../language/words.js';
import { type Bar } from '../profile/bar.js';

/** What the owner wants shown or hidden, in stock or out; shared by both kinds of drink. */
export interface Flags {
  isVisible?: boolean;
  isAvailable?: boolean;
}

/** What an edit speaks of. */
export const IT = '(?:it|this one|that one|this|the drink|the cocktail|the whiske?y|the bottle)';
const FLAGS: readonly (readonly [list: string, flags: Flags])[] = [
  [
    String.raw`
      un-?hide, back on the (?:menu|list|card), show ${IT}, make ${IT} visible, visible again, publish,
      list ${IT} again, (?:show|shown) again, (?:put|bring) ${IT}? ?back on, relist`,
    { isVisible: true },
  ],
  [
    String.raw`
      hide, hidden, unlist, take ${IT} (?:off|down)(?: the menu)?,
      (?:remove|drop) ${IT} from the (?:menu|list), make ${IT} invisible, invisible, not visible,
      off the (?:menu|list), not on the (?:menu|list)(?: yet)?, keep ${IT} hidden, pull ${IT}, do not show ${IT}, don['’]?t show ${IT}, unpublish`,
    { isVisible: false },
  ],
  [
    String.raw`
      back in stock, in stock again, available again, (?:re-?stocked|restock),
      (?:now|is|it['’]s) in stock, make ${IT} available, we have ${IT} again, we have more,
      we got (?:more|a new|new|two|another), mark (?:it )?(?:as )?(?:in stock|available),
      (?:a )?new (?:bottle|bottles|delivery) (?:came|arrived|is here)`,
    { isAvailable: true },
  ],
  [
    String.raw`
      out of stock, sold out, no longer available, unavailable, not available, isn['’]t available,
      (?:we |have |has )?(?:ran|run|running) out, (?:is|bottle['’]s) (?:empty|out),
      bottle is (?:finished|gone), we(?:['’]re| are) out(?: of ${IT})?,
      (?:temporarily|currently|sadly) out, none left, no more left, all gone,
      86(?:['’]?d|ed)?(?= ${IT}), out for now, used up, can(?:no|[’']?)t make`,
    { isAvailable: false },
  ],
];
const FLAG_NAMES = new Set(['isVisible', 'isAvailable']);
const FLAG_PATTERNS = FLAGS.map(
  ([list, flags]) => [new RegExp(String.raw`\b(?:${alternatives(list)})\b`, 'i'), flags] as const,
);
const BRING_BACK = new RegExp(
  String.raw`\b(?:put|bring|get) ${IT} back\b(?! on)|^${IT}['’]?s? (?:is )?back\b`,
  'i',
);

const SWITCHES =
  /\b(visible|shown|available|in stock|hidden)\b\s*(?:(?::|=|→|is|to)\s*)?(yes|no|true|false|on|off)\b/gi;

/** "Visible: no", "in stock = yes". */
function switched(text: string): Flags | undefined {
  const found = [...text.matchAll(SWITCHES)].map(([, flag = '', value = '']): Flags => {
    const isOn = /yes|true|on/i.test(value);
    if (/hidden/i.test(flag)) return { isVisible: !isOn };
    return /visible|shown/i.test(flag) ? { isVisible: isOn } : { isAvailable: isOn };
  });
  return found.length > 0 ? (Object.assign({}, ...found) as Flags) : undefined;
}

const DENIED =
  /\b(?:not|no longer|isn['’]?t|never)\s+(?:(hidden|invisible)|unavailable|out of stock|sold out)\b/i;

/** The flags a text sets; "bring it back" undoes whichever is off. */
export function readFlags(text: string, current: Flags): Flags | undefined {
  const denied = DENIED.exec(text);
  if (denied) return denied[1] ? { isVisible: true } : { isAvailable: true };
  const byName = switched(text);
  if (byName) return byName;
  const found = FLAG_PATTERNS.filter(([pattern]) => pattern.test(text)).map(([, flags]) => flags);
  const isBack = found.length === 0 && BRING_BACK.test(text);
  const back: Flags = current.isAvailable === false ? { isAvailable: true } : { isVisible: true };
  const flags = Object.assign({}, ...[...found].reverse(), isBack ? back : {}) as Flags;
  return Object.keys(flags).length > 0 ? flags : undefined;
}

/** "Not visible", "don't show it"; "don't hide it" is another matter. */
export const refusedFlags = (text: string, current: Flags): Flags | undefined =>
  /^do(?:es)?n?['’]?t? ?(?:not )?\b(?!show|list|display)|^never\b/i.test(text)
    ? undefined
    : readFlags(text, current);

const CLAUSE_END = /([.:;!?](?=\s|$)|[\n,()]|\s[-–—]\s|\b(?:but|so|and)\b)/i;
const MOST_WORDS = 8;
/** Hides a taste, not a drink; and what a shop has sold out. */
const OF_OTHERS =
  /\b(?:hidden|to hide|hides|hiding)\b(?! (?:for|until|from)\b)(?<!\b(?:be|stay|it|keep) hidden)|\beverywhere\b/i;

const flagsIn = (clause: string): Flags | undefined =>
  clause.trim().split(/\s+/).length > MOST_WORDS || OF_OTHERS.test(clause)
    ? undefined
    : readFlags(clause, {});

/** The flags that the text of a whole drink sets, each in a short clause: "sold out for now". */
export const flagsSaid = (text: string): Flags =>
  Object.assign({}, ...text.split(CLAUSE_END).map(flagsIn), switched(text)) as Flags;

/** What is said around a flag without naming another thing. */
const AROUND_FLAG = new Set(
  phrases(
    `it, this, that, one, they, we, i, is, are, be, has, have, the, a, our, my, its, drink, cocktail, whiskey, whisky, bottle, dram, pour,
     please, sorry, unfortunately, sadly, currently, for, now, right, today, tonight, tomorrow, again, just, until, further, notice, next, week,
     weekend, month, soon, at, moment, time, being, and, also, so, but, from, on, off, of, in, to, menu, list, card, bar, stock, make, mark, set, keep, put,
     as, last, still, yes, no, not, more, new, guest, me`,
  ).flatMap(words),
);

/** Whether all flags of a text are those of a drink: "sold out", "the Lagavulin is out", but not "tickets are sold out". */
const areFlagsOfDrink = (text: string, bar: Bar): boolean =>
  text
    .split(CLAUSE_END)
    .filter((clause) => readFlags(clause, {}))
    .every((clause) => {
      const beside = [SWITCHES, ...FLAG_PATTERNS.map(([pattern]) => pattern)];
      const said = words(beside.reduce((rest, pattern) => rest.replace(pattern, ' '), clause));
      return said.every((word) => AROUND_FLAG.has(word)) || said.some((_, at) => nameAt(bar, said, at));
    });

/** Whether flags are all that was read, and none of a drink: the text is about something else. */
export const areStrayFlags = (fields: object, text: string, bar: Bar): boolean => {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => FLAG_NAMES.has(name)) && !areFlagsOfDrink(text, bar);
};

const OF_IT = /^(?:we|i|it|this|that|they|sorry)\b/i;

/** What a clause says besides its flag: "Yellow Spot is out" names a bottle. */
function besidesFlag(clause: string): string {
  if (!flagsIn(clause)) return clause;
  const at = Math.min(...FLAG_PATTERNS.map(([pattern]) => pattern.exec(clause)?.index ?? clause.length));
  const before = clause.slice(0, at).trim();
  return /\s/.test(before) && /^\p{Lu}/u.test(before) && !OF_IT.test(before) ? clause.slice(0, at) : '';
}

/** The text of a drink without the clauses that set its flags. */
export const withoutFlags = (text: string): string =>
  text
    .split(CLAUSE_END)
    .map((part, at, parts) =>
      at % 2 === 1 && besidesFlag(parts[at - 1] ?? '') === '' && flagsIn(parts[at - 1] ?? '')
        ? ''
        : besidesFlag(part),
    )
    .join('')
    .trim();
