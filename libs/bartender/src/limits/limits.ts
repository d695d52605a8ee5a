import { ALLERGENS } from '@peanut/contracts';
import { knownDrink } from '../intent/drink-names.js';
import { hasOwnSubject, isLasting, limitsRestated } from '../intent/follow-up.js';
import { type Intent, type Limits, noLimits } from '../intent/intent.js';
import { parseIntent } from '../intent/parse-intent.js';
import { contentOfAllergen } from '../knowledge/allergens.js';
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

type Limited = Pick<ProfileFacts, 'abv' | 'contains' | 'families' | 'vocabulary'>;

const TRACE_OF_ALCOHOL = 0.5;
const NAMED = 0.9;

const holds = ({ contains, vocabulary }: Limited, content: string): boolean =>
  contains.has(content) ||
  content.split(' ').every((word) => contains.has(word) || (vocabulary.get(word) ?? 0) >= NAMED);

/** What the drink holds although this guest may not have it, in a word; undefined when nothing is wrong. */
export function brokenLimit(drink: Limited, limits: Limits): string | undefined {
  if (limits.isUnread) return 'perhaps what you may not have';
  if (limits.isAlcoholFree && (drink.abv >= TRACE_OF_ALCOHOL || drink.families.size > 0)) return 'alcohol';
  const content = [...limits.avoidContents].find((one) => holds(drink, one));
  if (content) return content;
  const family = [...limits.avoidFamilies].find((one) => drink.families.has(one));
  return family && familyName(family);
}

/** The same of a drink that is not on the menu: by its recipe where it is a classic, and by what is said of it. */
export function brokenOffMenu(
  drink: Pick<RawRecommendation, 'name' | 'spirit' | 'description'>,
  limits: Limits,
): string | undefined {
  const known = knownDrink(drink.name);
  return (
    (known && brokenLimit(classicProfile(known), limits)) ?? brokenLimit(describedProfile(drink), limits)
  );
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

/** The limits of a wish; the form's choices have none. */
export const limitsOfQuery = ({ description }: RecommendationQuery, menu: MenuSnapshot): Limits =>
  description === undefined ? noLimits() : limitsIn(parseIntent(description, barOf(menu)));

/**
 * A limit stands until the guest asks for that very thing again; a firm one stands whatever is asked, and one that was
 * not read until it is said in English.
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

const together = (earlier: Limits, now: Limits): Limits => ({
  avoidFamilies: new Set([...earlier.avoidFamilies, ...now.avoidFamilies]),
  avoidContents: new Set([...earlier.avoidContents, ...now.avoidContents]),
  isAlcoholFree: earlier.isAlcoholFree || now.isAlcoholFree,
  isFirm: earlier.isFirm || now.isFirm,
  isUnread: earlier.isUnread || now.isUnread,
});

const ALLERGENIC: ReadonlySet<string> = new Set(ALLERGENS.map(contentOfAllergen));

/** What of a message's limits holds for the guest: all of it where it says so, else the allergens. */
const lasting = (text: string, now: Intent): Limits =>
  now.isFirm || now.isUnread || isLasting(text)
    ? now
    : { ...noLimits(), avoidContents: new Set([...now.avoidContents].filter((one) => ALLERGENIC.has(one))) };

/**
 * The limits of a conversation. What the guest never has stands; what a wish for one drink ruled out goes on only into
 * messages without a subject of their own.
 */
export function limitsOfChat({ message, history }: ChatQuestion, menu: MenuSnapshot): Limits {
  const bar = barOf(menu);
  let [always, wished] = [noLimits(), noLimits()];
  const turns = [...history, { type: 'user' as const, content: message }];
  for (const { type, content } of turns) {
    const text = type === 'user' ? content : limitsRestated(content);
    if (text === undefined) continue;
    const now = parseIntent(text, bar);
    const isFresh = type === 'user' && hasOwnSubject(text, now);
    always = together(stillStanding(always, now), lasting(text, now));
    wished = together(stillStanding(isFresh ? noLimits() : wished, now), now);
  }
  return together(always, wished);
}
