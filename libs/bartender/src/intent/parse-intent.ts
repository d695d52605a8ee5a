import { type Family, lineage } from '../knowledge/families.js';
import { type Bar } from '../profile/bar.js';
import { classicProfile } from '../profile/classic-profile.js';
import { numberOfWord } from '../language/number-words.js';
import { phrases } from '../language/words.js';
import { isForeign } from '../language/foreign.js';
import { COMMON_WORDS } from '../knowledge/common-words.js';
import { ABSTAINS, IS_FIRM } from '../knowledge/avoidances.js';
import { type Flavour } from '../knowledge/flavours.js';
import { conceptAt, type FoundConcept } from '../knowledge/lexicon.js';
import { applyConcept, avoidDish } from './apply-concept.js';
import { nameAt, nameOf, type FoundName } from './drink-names.js';
import { isUnnamedAllergy, readHealth, withoutPastHarm } from './health.js';
import { readForeignLimits } from './foreign-limits.js';
import { Negation } from './negation.js';
import { readBounds, speaksOfPours } from './pours.js';
import { isSign, tokenize } from './tokenize.js';
import { emptyIntent, type Intent } from './intent.js';

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
const LIKE_CUES = new Set(
  phrases(`
    like, similar, close, resemble, reminiscent, style, reminds, along, akin`),
);
const MOST_ASKED_FOR = 30;
function countSaid(token: string): number | undefined {
  const count = token === 'couple' ? 2 : (numberOfWord(token) ?? Number(token));
  return count <= MOST_ASKED_FOR ? count : undefined;
}
const COUNTED = new Set(
  phrases(`
    option, drink, cocktail, recommendation, suggestion, idea, choice, whiskey, whisky, different, more,
    other, thing`),
);
const FREE_WORD = 0.7;
/** Points of the score. */
const NOTE_WEIGHT = 8;
/** "Like a Lagavulin, but softer": so soon after the name. */
const ALTERED_WITHIN = 5;

/** What an English text asks for. Instructions in it are words like any others. */
export function parseIntent(text: string, bar: Bar): Intent {
  const intent = emptyIntent();
  const heard = withoutPastHarm(text);
  readForeignLimits(intent, heard);
  readHealth(intent, heard);
  if (isForeign(text))
    return { ...intent, isForeign: true, isUnread: intent.isUnread || isUnnamedAllergy(heard, intent) };
  const tokens = tokenize(heard, bar);
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
      applyName(intent, name, negation.refuses(tokens, at, name.length), tokens, at);
      at += name.length - 1;
    } else if (concept) {
      const refused = negation.refuses(tokens, at, concept.length);
      applyConcept(intent, concept, refused, weight);
      if (!refused && isNote(concept) && isOnMenu(concept.phrase, bar))
        intent.constraints.push({ kind: 'word', word: concept.phrase, isNote: true, weight: NOTE_WEIGHT });
      at += concept.length - 1;
      weight = 1;
    } else readWord(intent, tokens, at, negation, bar);
    weight = EMPHASIS.get(tokens[at] ?? '') ?? (isSign(tokens[at] ?? '') ? 1 : weight);
  }
  if (!intent.type && speaksOfPours(text, tokens, intent)) intent.type = 'whiskey';
  readLimits(intent, tokens);
  intent.isUnread ||= isUnnamedAllergy(heard, intent);
  readBounds(intent, text);
  return settled(intent);
}

function readLimits(intent: Intent, tokens: readonly string[]): void {
  const line = ` ${tokens.join(' ')} `;
  if (ABSTAINS.test(line)) intent.isAlcoholFree = true;
  intent.isFirm ||= IS_FIRM.test(line);
  if (intent.avoidContents.size > 0 || intent.isAlcoholFree) intent.isEmpty = false;
}

/** How a drink feels is told in too many words to take any of them literally. */
const FEELS = new Set<Flavour>([
  'smooth',
  'refreshing',
  'rich',
  'dry',
  'sparkling',
  'sour',
  'bitter',
  'creamy',
]);
const isNote = ({ concept }: FoundConcept): boolean =>
  concept.kind === 'flavour' && !FEELS.has(concept.flavour);

/** "Toffee" asks for sweetness, and most of all for the drink whose notes say so. A bar without drinks may have it. */
const isOnMenu = (phrase: string, bar: Bar): boolean =>
  phrase.length > 3 &&
  (bar.all.length === 0 || bar.all.some(({ vocabulary }) => (vocabulary.get(phrase) ?? 0) >= 0.8));

/** A known drink that is not on the menu gives way to a taste of the same words: "highball", "spritz". */
const isMeantAsName = ({ named, length }: FoundName, conceptLength: number): boolean =>
  length > conceptLength || (length === conceptLength && (named.drink ?? named.bottle) !== undefined);

/** Words to skip after "than": what the wish is compared with is not wished. */
function thingAfter(tokens: readonly string[], at: number, bar: Bar): number {
  const next = ['a', 'an', 'the', 'that', 'this'].includes(tokens[at + 1] ?? '') ? 2 : 1;
  const length = nameAt(bar, tokens, at + next)?.length ?? conceptAt(tokens, at + next)?.length;
  return length ? next + length - 1 : 0;
}

function applyName(
  intent: Intent,
  { named }: FoundName,
  refused: 'strict' | 'soft' | undefined,
  tokens: readonly string[],
  at: number,
): void {
  intent.isEmpty = false;
  if (refused) {
    intent.excluded.add(nameOf(named).toLowerCase());
    return;
  }
  const isLikened = tokens.slice(Math.max(0, at - 4), at).some((token) => LIKE_CUES.has(token));
  if (named.drink && !isLikened) intent.named.push(named.drink);
  const target = named.drink ?? classicProfile(named);
  intent.constraints.push({
    kind: 'like',
    name: nameOf(named),
    target,
    isOnMenu: named.drink !== undefined,
    isAltered: isLikened || tokens.slice(at + 1, at + 1 + ALTERED_WITHIN).includes('but'),
    weight: 2,
  });
}

function readWord(intent: Intent, tokens: readonly string[], at: number, negation: Negation, bar: Bar): void {
  const token = tokens[at] ?? '';
  const count = countSaid(token);
  if (count && tokens.slice(at + 1, at + 3).some((next) => COUNTED.has(next))) {
    intent.count = count;
    return;
  }
  const isMeasured = /^\d+$/.test(token) && /^(?:proof|percent|abv)$/.test(tokens[at + 1] ?? '');
  if (isSign(token) || COMMON.has(token) || token.length < 3 || isMeasured) return;
  if (avoidDish(intent, token, () => negation.refuses(tokens, at, 1))) return;
  const carriers = bar.pourable.filter(({ vocabulary }) => (vocabulary.get(token) ?? 0) >= 0.5);
  if (carriers.length === 0) {
    intent.unknown.push(token);
    return;
  }
  intent.isEmpty = false;
  const refused = negation.refuses(tokens, at, 1);
  if (refused === 'strict') intent.avoidContents.add(token);
  else if (!refused) intent.constraints.push({ kind: 'word', word: token, weight: FREE_WORD });
}

/** "Whiskey from Japan" asks for Japanese whisky, not for any. */
const isNarrowed = (family: Family, intent: Intent): boolean =>
  intent.constraints.some(
    (constraint) =>
      constraint.kind === 'family' &&
      constraint.family !== family &&
      lineage(constraint.family).includes(family),
  );

/** Asking twice is asking once. */
function once(parts: Intent['constraints']): Intent['constraints'] {
  const seen = new Set<string>();
  return parts.filter((constraint) => {
    const { weight: _, ...what } =
      constraint.kind === 'like' ? { kind: constraint.kind, name: constraint.name, weight: 0 } : constraint;
    const key = JSON.stringify(what);
    if (constraint.kind === 'strength' || constraint.kind === 'flavour' || constraint.kind === 'less flavour')
      return true;
    return !seen.has(key) && seen.add(key);
  });
}

type Strengths = Extract<Intent['constraints'][number], { kind: 'strength' }>[];

/** "Not too strong, not too weak" is in between. */
function between(strengths: Strengths): Strengths[number] | undefined {
  const [one, other] = [
    strengths.find(({ strength }) => strength === 'not strong'),
    strengths.find(({ strength }) => strength === 'not light'),
  ];
  if (one && other) one.strength = 'medium';
  return one && other && one;
}

/** Nobody asks for these: "oat" in the name of a drink is no wish for gluten. */
const ONLY_AVOIDED: ReadonlySet<string> = new Set(['gluten', 'sulphite', 'lupin']);

/** The last word counts where two contradict each other, and what was refused is not asked for. */
function settled(intent: Intent): Intent {
  const strengths = intent.constraints.filter((constraint) => constraint.kind === 'strength');
  const lastStrength = between(strengths) ?? strengths.at(-1);
  const lastByFlavour = new Map<string, Intent['constraints'][number]>();
  for (const constraint of intent.constraints)
    if (constraint.kind === 'flavour' || constraint.kind === 'less flavour')
      lastByFlavour.set(constraint.flavour, constraint);
  intent.constraints = once(intent.constraints).filter((constraint) => {
    if (constraint.kind === 'strength') return constraint === lastStrength;
    if (constraint.kind === 'flavour' || constraint.kind === 'less flavour')
      return lastByFlavour.get(constraint.flavour) === constraint;
    if (constraint.kind === 'family')
      return !intent.avoidFamilies.has(constraint.family) && !isNarrowed(constraint.family, intent);
    if (constraint.kind === 'contains')
      return !intent.avoidContents.has(constraint.name) && !ONLY_AVOIDED.has(constraint.name);
    return constraint.kind !== 'like' || !intent.excluded.has(constraint.name.toLowerCase());
  });
  if (intent.wantsOtherSpirit) turnFromSpirit(intent);
  return intent;
}

/** "gin … different spirit": the spirit named before is the one to leave. */
function turnFromSpirit(intent: Intent): void {
  for (const constraint of intent.constraints)
    if (constraint.kind === 'family') intent.avoidFamilies.add(constraint.family);
  intent.constraints = intent.constraints.filter((constraint) => constraint.kind !== 'family');
  intent.isVaried = true;
}
