import { type Family, lineage } from '../knowledge/families.js';
import { type Bar } from '../profile/bar.js';
import { classicProfile } from '../profile/classic-profile.js';
import { understand } from '../text/languages.js';
import { COMMON_WORDS } from '../text/common-words.js';
import { applyConcept, contentsOfDiet } from './apply-concept.js';
import { conceptAt } from './lexicon.js';
import { nameAt, nameOf, type FoundName } from './names.js';
import { Negation } from './negation.js';
import { isSign, readTokens } from './read-tokens.js';
import { emptyWish, type Wish } from './wish.js';

const COMMON = new Set(COMMON_WORDS);
const EMPHASIS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    very: 1.3,
    really: 1.3,
    super: 1.3,
    extra: 1.3,
    more: 1.4,
    most: 1.4,
    especially: 1.3,
    bit: 0.8,
    slightly: 0.7,
    little: 0.8,
    hint: 0.7,
    touch: 0.7,
    fairly: 0.9,
  }),
);
const LIKE_CUES = new Set([
  'like',
  'similar',
  'close',
  'resemble',
  'reminiscent',
  'style',
  'reminds',
  'along',
  'akin',
]);
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    couple: 2,
  }),
);
const COUNTED = new Set([
  'option',
  'drink',
  'cocktail',
  'recommendation',
  'suggestion',
  'idea',
  'choice',
  'whiskey',
  'whisky',
  'different',
  'more',
  'other',
  'thing',
]);
const FREE_WORD = 0.7;

/** What a text asks for. Instructions in it are words like any others. */
export function readWish(text: string, bar: Bar): Wish {
  const tokens = readTokens(understand(text).text, bar);
  const wish = emptyWish();
  const negation = new Negation();
  let weight = 1;
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameAt(bar, tokens, at);
    const concept = conceptAt(tokens, at);
    const isName = name && isMeantAsName(name, concept?.length ?? 0);
    const skip = isName || (concept && concept.length > 1) ? 0 : negation.read(tokens, at);
    if (skip > 0) {
      at += skip - 1;
      continue;
    }
    if (tokens[at] === 'than') {
      at += thingAfter(tokens, at, bar);
      continue;
    }
    if (isName) {
      applyName(wish, name, negation.refuses(tokens, at, name.length), tokens, at);
      at += name.length - 1;
    } else if (concept) {
      const refused = negation.refuses(tokens, at, concept.length);
      applyConcept(wish, concept, refused, weight);
      at += concept.length - 1;
      weight = 1;
    } else readWord(wish, tokens, at, negation, bar);
    weight = EMPHASIS.get(tokens[at] ?? '') ?? (isSign(tokens[at] ?? '') ? 1 : weight);
  }
  if (!wish.type && speaksOfWhiskeys(text)) wish.type = 'whiskey';
  for (const content of contentsOfDiet(tokens)) wish.avoidContents.add(content);
  return settled(wish);
}

/** "Whiskies from Japan" are pours; "whiskey drinks" may be anything. */
const speaksOfWhiskeys = (text: string): boolean =>
  /\bwhisk(?:ies|eys|ys)\b/i.test(text) &&
  !/\b(?:cocktails?|drinks?|no|not|without|hate|dont|don't)\b/i.test(text);

/** A known drink that is not on the menu gives way to a taste of the same words: "highball", "spritz". */
const isMeantAsName = (name: FoundName, conceptLength: number): boolean =>
  name.length > conceptLength || (name.length === conceptLength && name.named.drink !== undefined);

/** Words to skip after "than": what the wish is compared with is not wished. */
function thingAfter(tokens: readonly string[], at: number, bar: Bar): number {
  const next = ['a', 'an', 'the', 'that', 'this'].includes(tokens[at + 1] ?? '') ? 2 : 1;
  const length = nameAt(bar, tokens, at + next)?.length ?? conceptAt(tokens, at + next)?.length;
  return length ? next + length - 1 : 0;
}

function applyName(
  wish: Wish,
  { named }: FoundName,
  refused: 'strict' | 'soft' | undefined,
  tokens: readonly string[],
  at: number,
): void {
  wish.isEmpty = false;
  if (refused) {
    wish.excluded.add(nameOf(named).toLowerCase());
    return;
  }
  const isLikened = tokens.slice(Math.max(0, at - 4), at).some((token) => LIKE_CUES.has(token));
  if (named.drink && !isLikened) wish.named.push(named.drink);
  const target = named.drink ?? classicProfile(named);
  wish.parts.push({
    kind: 'like',
    name: nameOf(named),
    target,
    isOnMenu: named.drink !== undefined,
    weight: 2,
  });
}

function readWord(wish: Wish, tokens: readonly string[], at: number, negation: Negation, bar: Bar): void {
  const token = tokens[at] ?? '';
  const count = NUMBER_WORDS.get(token) ?? (/^[1-9]$/.test(token) ? Number(token) : undefined);
  if (count && tokens.slice(at + 1, at + 3).some((next) => COUNTED.has(next))) {
    wish.count = count;
    return;
  }
  if (isSign(token) || COMMON.has(token) || token.length < 3) return;
  const carriers = bar.pourable.filter(({ vocabulary }) => (vocabulary.get(token) ?? 0) >= 0.5);
  if (carriers.length === 0) {
    wish.unknown.push(token);
    return;
  }
  wish.isEmpty = false;
  if (negation.refuses(tokens, at, 1)) wish.avoidContents.add(token);
  else wish.parts.push({ kind: 'word', word: token, weight: FREE_WORD });
}

/** "Whiskey from Japan" asks for Japanese whisky, not for any. */
const isNarrowed = (family: Family, wish: Wish): boolean =>
  wish.parts.some(
    (part) => part.kind === 'family' && part.family !== family && lineage(part.family).includes(family),
  );

/** Asking twice is asking once. */
function once(parts: Wish['parts']): Wish['parts'] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const { weight: _, ...what } =
      part.kind === 'like' ? { kind: part.kind, name: part.name, weight: 0 } : part;
    const key = JSON.stringify(what);
    if (part.kind === 'strength' || part.kind === 'flavour' || part.kind === 'less flavour') return true;
    return !seen.has(key) && seen.add(key);
  });
}

/** The last word counts where two contradict each other, and what was refused is not asked for. */
function settled(wish: Wish): Wish {
  const strengths = wish.parts.filter((part) => part.kind === 'strength');
  const lastStrength = strengths.at(-1);
  const lastByFlavour = new Map<string, Wish['parts'][number]>();
  for (const part of wish.parts)
    if (part.kind === 'flavour' || part.kind === 'less flavour') lastByFlavour.set(part.flavour, part);
  wish.parts = once(wish.parts).filter((part) => {
    if (part.kind === 'strength') return part === lastStrength;
    if (part.kind === 'flavour' || part.kind === 'less flavour')
      return lastByFlavour.get(part.flavour) === part;
    if (part.kind === 'family') return !wish.avoidFamilies.has(part.family) && !isNarrowed(part.family, wish);
    if (part.kind === 'contains') return !wish.avoidContents.has(part.name);
    return part.kind !== 'like' || !wish.excluded.has(part.name.toLowerCase());
  });
  if (wish.wantsOtherSpirit) turnFromSpirit(wish);
  return wish;
}

/** "gin … different spirit": the spirit named before is the one to leave. */
function turnFromSpirit(wish: Wish): void {
  for (const part of wish.parts) if (part.kind === 'family') wish.avoidFamilies.add(part.family);
  wish.parts = wish.parts.filter((part) => part.kind !== 'family');
  wish.isVaried = true;
}
