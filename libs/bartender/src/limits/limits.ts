import { knownDrink } from '../intent/drink-names.js';
import { hasOwnSubject, isLasting, limitsRestated } from '../intent/follow-up.js';
import { type Intent, type Limits, noLimits } from '../intent/intent.js';
import { thingsNamed } from '../intent/health.js';
import { parseIntent } from '../intent/parse-intent.js';
import { GUEST_LIMITS, type GuestLimit } from '@peanut/contracts';
import { contentOf, GUARDED, partsInDoubt } from '../knowledge/allergens/held.js';
import { contentsOfDiets, contentsRefused } from '../knowledge/avoidances.js';
import { phraseKey } from '../language/words.js';
import { familyName } from '../knowledge/families.js';
import { barOf } from '../profile/bar.js';
import { classicProfile, describedProfile } from '../profile/classic-profile.js';
import { type ProfileFacts } from '../profile/profile.js';
import {
  type ChatQuestion,
  type MenuSnapshot,
  type RawRecommendation,
  type RecommendationQuery,
} from '../provider.js';

type Limited = Pick<ProfileFacts, 'contains' | 'doubts' | 'families' | 'vocabulary'>;

const NAMED = 0.9;

/** A limit of a guest that a drink does not keep, or that it is not known to keep. */
export interface Broken {
  /** What the guest may not have: "egg", "gin". */
  thing: string;
  /** The parts of the recipe that leave it open; none where the drink surely holds it. */
  doubts: readonly string[];
}

/** What a name or a recipe's word says is in it, but for what only the table of allergens can tell. */
const holds = ({ contains, vocabulary }: Limited, content: string): boolean =>
  contains.has(content) ||
  (!GUARDED.has(content) &&
    content.split(' ').every((word) => contains.has(word) || (vocabulary.get(word) ?? 0) >= NAMED));

const surely = (thing: string | undefined): Broken | undefined =>
  thing === undefined ? undefined : { thing, doubts: [] };

/**
 * The limit that a drink may break, although its recipe cannot tell. A refused allergen always counts: "no nuts" may be
 * an allergy, and leaving a drink out costs one choice. Other doubts count only where it is a matter of health.
 */
function inDoubt(
  { doubts }: Limited,
  { avoidContents, avoidFamilies, isAlcoholFree, isFirm }: Limits,
): Broken | undefined {
  for (const thing of isAlcoholFree ? ['alcohol', ...avoidContents] : avoidContents) {
    const parts = isFirm || GUARDED.has(thing) ? partsInDoubt(doubts, thing) : [];
    if (parts.length > 0) return { thing, doubts: parts };
  }
  const [family] = avoidFamilies;
  return isFirm && family && doubts.unknown.length > 0
    ? { thing: familyName(family), doubts: doubts.unknown }
    : undefined;
}

/** What keeps a drink from this guest; undefined when it is known to be right. */
export function brokenLimit(drink: Limited, limits: Limits): Broken | undefined {
  if (limits.isUnread) return surely('perhaps what you may not have');
  if (limits.isAlcoholFree && (drink.contains.has('alcohol') || drink.families.size > 0))
    return surely('alcohol');
  const content = [...limits.avoidContents].find((one) => holds(drink, one));
  if (content) return surely(content);
  const family = [...limits.avoidFamilies].find((one) => drink.families.has(one));
  return surely(family && familyName(family)) ?? inDoubt(drink, limits);
}

/** Whether the limits ask for a recipe that is known: what is said of a drink is none. */
const needsRecipe = ({ avoidContents, isFirm }: Limits): boolean =>
  [...avoidContents].some((content) => isFirm || GUARDED.has(content));

/**
 * Whether a drink that is not on the menu breaks this guest's limits: by its recipe, if there is one, and by its
 * description, which never clears it of an allergen.
 * @param lengthened the menu's drink that is to be made without its spirit
 */
export function isBrokenOffMenu(
  drink: Pick<RawRecommendation, 'name' | 'spirit' | 'description'>,
  limits: Limits,
  lengthened?: Limited,
): boolean {
  const classic = knownDrink(drink.name);
  if (classic && brokenLimit(classicProfile(classic), limits)) return true;
  if (lengthened && brokenLimit(lengthened, { ...limits, avoidFamilies: new Set(), isAlcoholFree: false }))
    return true;
  if (!classic && !lengthened && needsRecipe(limits)) return true;
  const said = describedProfile(drink);
  return brokenLimit({ ...said, doubts: { of: new Map(), unknown: [] } }, limits) !== undefined;
}

/** A wish's limits without the rest of it. */
export const limitsIn = ({
  avoidFamilies,
  avoidContents,
  isAlcoholFree,
  isFirm,
  isUnread,
}: Limits): Limits => ({
  avoidFamilies,
  avoidContents,
  isAlcoholFree,
  isFirm,
  isUnread,
});

/** The limits of a wish, and those that stand; the form's choices have none. */
export const limitsOfQuery = (
  { description, limits }: RecommendationQuery,
  menu: MenuSnapshot,
  bar = barOf(menu),
): Limits => {
  const said = description === undefined ? noLimits() : limitsIn(parseIntent(description, bar));
  return together(standingLimits(limits), said);
};

/** What a guest keeps on the phone: a matter of health until the guest takes it away. */
export const standingLimits = (limits: readonly GuestLimit[] = []): Limits => ({
  ...noLimits(),
  avoidContents: new Set(limits.flatMap(contentsOfLimit)),
  isAlcoholFree: limits.includes('alcohol'),
  isFirm: limits.length > 0,
});

function contentsOfLimit(limit: GuestLimit): readonly string[] {
  if (limit === 'alcohol') return [];
  return limit === 'vegan' ? contentsOfDiets([limit]) : contentsRefused(phraseKey(limit));
}

/** What of a text's limits a phone can keep: the allergens, the diet, and no alcohol where it is a matter of health. */
export function limitsToKeep(text: string, menu: MenuSnapshot): GuestLimit[] {
  const { avoidContents, isAlcoholFree, isFirm } = parseIntent(text, barOf(menu));
  const isVegan = contentsOfDiets(['vegan']).every((one) => avoidContents.has(one));
  const isKept = (limit: GuestLimit): boolean => {
    if (limit === 'vegan') return isVegan;
    if (limit === 'alcohol') return isAlcoholFree && isFirm;
    const isOfDiet = isVegan && contentsOfDiets(['vegan']).includes(contentOf(limit));
    return avoidContents.has(contentOf(limit)) && !isOfDiet;
  };
  return GUEST_LIMITS.filter(isKept);
}

/**
 * A limit holds until the guest asks for that very thing. A firm limit always holds. A limit that could not be read
 * holds until it is said in English.
 */
function stillStanding(before: Limits, now: Intent): Limits {
  const isSaidAgain = !now.isForeign && (now.isFirm || now.avoidContents.size + now.avoidFamilies.size > 0);
  const earlier = { ...before, isUnread: before.isUnread && !isSaidAgain };
  if (earlier.isFirm) return earlier;
  const wanted = new Set<string>(
    now.constraints.flatMap((one) =>
      one.kind === 'family' ? one.family : one.kind === 'contains' ? one.name : [],
    ),
  );
  const wantsSpirit = now.constraints.some(({ kind }) => kind === 'family');
  return {
    avoidFamilies: new Set([...earlier.avoidFamilies].filter((family) => !wanted.has(family))),
    avoidContents: new Set([...earlier.avoidContents].filter((content) => !wanted.has(content))),
    isAlcoholFree: earlier.isAlcoholFree && !wantsSpirit,
    isFirm: false,
    isUnread: earlier.isUnread,
  };
}

export const together = (earlier: Limits, now: Limits): Limits => ({
  avoidFamilies: new Set([...earlier.avoidFamilies, ...now.avoidFamilies]),
  avoidContents: new Set([...earlier.avoidContents, ...now.avoidContents]),
  isAlcoholFree: earlier.isAlcoholFree || now.isAlcoholFree,
  isFirm: earlier.isFirm || now.isFirm,
  isUnread: earlier.isUnread || now.isUnread,
});

/** What of a message's limits holds for the guest: all of it where it says so, else the allergens. */
const lasting = (text: string, now: Intent): Limits =>
  now.isFirm || now.isUnread || isLasting(text)
    ? now
    : { ...noLimits(), avoidContents: new Set([...now.avoidContents].filter((one) => GUARDED.has(one))) };

/** "Peanuts and eggs", said to "to what exactly?", are what the guest may not have. */
function addAnswer(now: Intent, text: string): void {
  const things = thingsNamed(text);
  for (const thing of things) now.avoidContents.add(thing);
  now.isFirm ||= things.length > 0;
}

/**
 * The limits of a conversation. What the guest never has always counts. What was ruled out for one drink counts only in
 * messages without a subject of their own.
 */
export function limitsOfChat(question: ChatQuestion, menu: MenuSnapshot, bar = barOf(menu)): Limits {
  const { message, history } = question;
  let [always, wished] = [noLimits(), noLimits()];
  const standing = standingLimits(question.limits);
  const turns = [...history, { type: 'user' as const, content: message }];
  for (const { type, content } of turns) {
    const text = type === 'user' ? content : limitsRestated(content);
    if (text === undefined) continue;
    const now = parseIntent(text, bar);
    if (type === 'user' && always.isUnread) addAnswer(now, text);
    const isFresh = type === 'user' && hasOwnSubject(text, now);
    always = together(stillStanding(always, now), lasting(text, now));
    wished = together(stillStanding(isFresh ? noLimits() : wished, now), now);
  }
  return together(standing, together(always, wished));
}
