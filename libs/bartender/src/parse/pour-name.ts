import { type Bar } from '../profile/bar.js';
import { FLAVOUR_BY_WORD } from '../knowledge/flavours.js';
import { nameAt, nameOf } from '../intent/drink-names.js';
import { phrases, words } from '../language/words.js';
import { titleCase } from './name-shape.js';
import { readName } from './read-name.js';
import { readRecipeText } from './recipe-text.js';
import { readSpirit } from './whiskey-style.js';

const MOST_WORDS = 12;
const REGION = 'speyside|islay|highlands?|lowlands?|campbeltown|kentucky|tennessee';
const KIND = String.raw`single (?:malt|pot|grain)|blended|bourbon whiskey|(?:kentucky )?straight (?:bourbon|rye|corn|wheat|malt|whisk)|(?:irish|japanese|canadian|american|indian|swedish|australian) (?:single|pot|blend|malt|rye|whisk)|a (?:bourbon|rye|scotch)`;
/** What says which release it is, behind a dash or in brackets: "– 2023", "(Batch 12)", "- "Jimmy's Batch"". */
const RELEASE = String.raw`(?:(?:19|20)\d\d\b|["“]|(?:(?:special|limited) )?(?:batch|release|edition|act|chapter|build|series|vintage|cask)\b)`;
/** Where a bottle's name ends. */
const NAME_END = new RegExp(
  [
    String.raw`(?<!\s)\s*(?:,(?! (?:jr|sr)\b| (?:act|batch) \S*\d| (?:19|20)\d\d (?:\w+ )?(?:release|edition)\b| [^\s,]{2,20} batch\b)|[;\n|•]|:(?!\d|(?<=\d:) ["“])|\((?!${RELEASE})|\/(?!\d))|\s[*~]|\s[-–—]\s(?!${RELEASE})|(?<!\b(?:no|nr|st|mr|dr|col|jr|sr|small|[a-z]))[.!](?=\s|$)`,
    String.raw`\s\d{2,3}\s?cl\b|\s\d{2}(?:[.,]\d+)?\s?(?:%|percent|abv|vol)|\s\d{2,3}(?:[.,]\d+)?\s?(?:proof|pf)\b|\s[4-6]\d[.,]\d\b|\sat \d`,
    String.raw`\s@|\snas\b|\s(?:yesterday|today|tonight|recently|again)\b|\s(?:is|at|with|from(?! the barrel)|which|it['’]?s)\s|\s(?:${KIND})`,
    String.raw`\s(?:${REGION})(?=\s(?:${KIND}|scotch|malt|whisk|[-–—(\d])|$)`,
  ].join('|'),
  'i',
);
const TALK = new RegExp(
  String.raw`^(?:(?:just|now|adding|shelf|menu|list|our|we|i|i['’]d|please|like|want|to|add|pour(?:ing)?|serv(?:e|ing)|got|have|bought|found|opened|opening|trying|tried|picked up|us|today|tonight['’]?s?|new|next|bottle|dram|pour|whisk(?:e?)y|addition|in|is|here['’]?s|this|review|the|a|an|another|of|says)\b[\s:]*|#?\d+[.):]\s*)+(?=\p{Lu})`,
  'iu',
);
/** Words that say what kind it is, and not which. */
const ONLY_KIND =
  /^(?:(?:kentucky|tennessee|straight|bourbon|rye|corn|wheat|whiske?y|single|double|malt|grain|blended|scotch|irish|japanese|canadian|american|small|batch|barrel|pot|still|cask|strength|bottled|in|bond|highland|lowland|speyside|islay|campbeltown|island|peated|unpeated|smoky|sherried|wheated|blend|one|bottle|dram|new|the|an?)\s?)+$/i;
/** Words that tell a sentence from a name. */
const OF_SENTENCE =
  /(?:^|\s)(?:we|i|you|my|it|its|is|was|are|should|could|would|can|will|for|on|after|before|an?|has|have|had|that|this|to|if)(?=\s|$)/;
const NOT_A_NAME = new Set(
  phrases(
    `the, a, an, i, we, had, it, its, it's, this, that, my, our, last, got, just, now, so, hey, ok, here, here's, tonight, tonight's, yesterday,
     tasting, tasted, notes, review, name, hide, show, add, put, pour, pouring, please, new, next, opened, bought, found, tried, finally, another, one, also,
     saturday, sunday, monday, tuesday, wednesday, thursday, friday, christmas, if, when, have, think, expect, serve, drink, why, dear, hello, hi, it, for, from, on, in, at, after, before, let, give,
     japan, ireland, scotland, kentucky, america, india, taiwan, nose, palate, finish, abv, nas, msrp, abgang, nase, gaumen`,
  ),
);
const LINKS = new Set(['of', 'the', 'and', '&', 'in', 'de', 'year', 'years', 'old', 'yo', 'yr', 'no.']);

/** "On the palate …": a word of sentences, and no capital after it. */
const beginsSentence = (head: string): boolean => {
  const [first = '', second = ''] = head.replace(/^(?:the|an?) (?=\p{Ll})/iu, '').split(/\s+/);
  return NOT_A_NAME.has(first.toLowerCase()) && /^\p{Ll}/u.test(second);
};

const isCapital = (word: string): boolean => /^["“‘']?(?:\p{Lu}|\d|#\d)/u.test(word);
const isEnd = (word: string): boolean => /[,:;!?)]$|[^.\s]{3}\.$/.test(word);

/** The names in a sentence: runs of words in capitals. */
function properNames(sentence: string): string[] {
  const names: string[] = [];
  let run: string[] = [];
  const close = () => {
    while (LINKS.has(run.at(-1) ?? '') && !/^(?:year|old|yo|yr)/.test(run.at(-1) ?? '')) run.pop();
    if (run.some((word) => /^\p{Lu}/u.test(word)))
      names.push(run.join(' ').replace(/(?<![,.:;!?)])[,.:;!?)]+$/, ''));
    run = [];
  };
  for (const word of sentence.split(/\s+/)) {
    const isStart = run.length === 0;
    const isOfName = isStart
      ? /^\p{Lu}/u.test(word) && !NOT_A_NAME.has(word.toLowerCase().replace(/(?<![,.:;!?])[,.:;!?]+$/, ''))
      : isCapital(word) || LINKS.has(word);
    if (isOfName) run.push(word);
    if (!isOfName || isEnd(word)) close();
  }
  close();
  return names.filter((name) => !ONLY_KIND.test(name));
}

/** "Dad's favourite is …": what it is to somebody, before its name. */
const INTRODUCED =
  /^.{0,40}\b(?:[Ff]avou?rite|[Pp]ick|[Cc]hoice|[Gg]o-to|[Ww]hiske?y|[Bb]ottle|[Dd]ram|[Pp]our|[Bb]ourbon|[Rr]ye|[Ss]cotch|[Mm]alt)(?: \w+){0,4} (?:is|was|called)(?: the| an?)? (?=\p{Lu})|^(?:\p{Lu}?\p{Ll}*\s){1,6}(?:favou?rite|pick|choice|go-to|addition|bottle|dram|pour),(?: the| an?)? (?=\p{Lu})/u;

/** "It is the Auchentoshan", "Lot 118: Springbank". */
const IT_IS = /^(?:[Ii]t|[Tt]his|[Tt]hat)(?:['’]s| is| was) (?:the |an? )?(?=\p{Lu})/u;
const LISTED =
  /^(?:(?:lot|item|bottle|(?:\w+ )?review|sample|entry|ref)\b\.? ?#?\d*(?: of \d+)?|(?:\w+ ){1,3}of the (?:day|night|week|month|year)|\d{1,3}(?:\.\d)?\/(?:100|10|5))\s*[:.)–—-]+\s*|^\d{1,2} ?(?:cl|ml|oz) (?=\p{Lu})/iu;

/** "Tasted 14.02.2024 – ", "2024-03-05 | ", "3 March 2024: ": when it was, before its name. */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DATED = new RegExp(
  [
    String.raw`^(?:(?:tasted|tasting|opened|reviewed|date|notes from)\b:? ?(?:on )?)?(?:`,
    String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?\.? ${MONTH}\.?,?(?: \d{4})?|${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?`,
    String.raw`)\s?[-–—:|,]\s?`,
  ].join(''),
  'i',
);

const QUOTES = /["“][^"”]{1,60}["”]?/g;

const ofHead = (sentence: string): string => {
  const line = sentence.replace(DATED, '').replace(INTRODUCED, '').replace(IT_IS, '').replace(LISTED, '');
  const talk = TALK.exec(line)?.[0] ?? '';
  const body = /\s/.test(talk.trim()) || /^(?:the|an?|review)\b/i.test(talk) ? line.slice(talk.length) : line;
  const end = NAME_END.exec(body);
  const [head, rest] = end ? [body.slice(0, end.index), body.slice(end.index)] : [body, ''];
  if (OF_SENTENCE.test(head.replace(QUOTES, '')) || beginsSentence(head)) return properNames(line)[0] ?? '';
  // "Compass Box – The Peat Monster": a second name after the dash.
  const second = /^\s[-–—]\s((?:The )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+)$/u.exec(
    rest.split('\n')[0] ?? '',
  )?.[1];
  return second && !readSpirit(second) ? `${head} ${second}` : head;
};

/** A bottle that is known, wherever the text names it; as it is written where a piece begins with it. */
function knownIn(text: string, bar: Bar): string | undefined {
  for (const piece of text.split(/[,;\n]/)) {
    const tokens = words(piece);
    for (const at of tokens.keys()) {
      const found = nameAt(bar, tokens, at);
      if (found && (found.named.bottle ?? found.named.drink?.type === 'whiskey'))
        return at === 0 ? titleCase(ofHead(piece.trim())) : nameOf(found.named);
    }
  }
  return undefined;
}

/** A line, a sentence, or what follows a colon. */
const PART_END =
  /\n|(?<=\p{Ll}{3}): |(?<=\s\d{1,2}): (?!["“])|(?<!\bCol\.)(?<=\p{L}{3}[.!?]|%\.)\s+(?=\p{Lu})/u;

/** `Booker's 2023-01 "Charlie's Batch"`: quotes within a name, of which its house is a part. */
function withQuotedBatch(text: string): string | undefined {
  const line = text.split('\n').find((one) => /["“]\p{Lu}/u.test(one)) ?? '';
  const head = ofHead(line.trim()).trim();
  const house = head.replace(QUOTES, '').trim();
  const isNamed = house !== head && /\p{Lu}\p{L}/u.test(house) && !ONLY_KIND.test(house);
  return isNamed && head.split(/\s+/).length <= MOST_WORDS ? head : undefined;
}

/** "Dark chocolate": what it tastes of, before its name. */
const isTaste = (text: string): boolean =>
  !/\s\p{Lu}/u.test(text) && words(text).every((word) => FLAVOUR_BY_WORD.has(word));

/** "Batch 2022-01 "Ronnie's Batch"" below the name. */
const RELEASE_LINE = /(?<=\n)(?:batch|release|edition|cask)\b[^\n]*/gi;

/** The bottle's name: up to the first comma, strength or kind; "called …" and quotes go first. */
export function pourName(said: string, bar: Bar): string | undefined {
  const text = said.replace(RELEASE_LINE, '');
  const batch = withQuotedBatch(text);
  if (batch !== undefined) return batch;
  const isCalled = /["“]\p{Lu}[^"”\n]{0,60}[^.,!?"”\n]["”]|\b(?:[Cc]alled|[Nn]amed|[Nn]ame is)\b/u.test(text);
  const called = isCalled ? readName(readRecipeText(text), bar)?.name : undefined;
  if (called) return ofHead(called);
  const heads = text
    .split(PART_END)
    .map((line) => ofHead(line.trim()).trim())
    .filter(
      (one) =>
        /\p{L}{2}/u.test(one) &&
        !ONLY_KIND.test(one) &&
        !NOT_A_NAME.has(one.toLowerCase()) &&
        !/^(?:[\d.,]+\s?%|proof\b|abv\b|(?:cask|barrel) #?\d)|\d (?:points|pts)\b/i.test(one) &&
        TALK.exec(`${one} X`)?.[0].trim() !== one,
    );
  const named = heads.filter((one) => /^(?:\d{2,4} )?\p{Lu}/u.test(one));
  const head = (named.find((one) => !isTaste(one)) ?? named[0] ?? heads[0] ?? '')
    .replace(/^(?:(?:an?|the|another) )*(?:(?:new )?bottle of )?(?=\w)/i, '')
    .replace(/ (?:bourbon|rye|whiskey|whisky|scotch)$(?<=[A-Z].*)/, '');
  return head !== '' && head.split(/\s+/).length <= MOST_WORDS ? titleCase(head) : knownIn(text, bar);
}
