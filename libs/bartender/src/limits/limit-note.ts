import { nameAt, nameOf, namesIn, type NamedDrink } from '../intent/drink-names.js';
import { type Limits, noLimits } from '../intent/intent.js';
import { sayContent, GUARDED } from '../knowledge/allergens/held.js';
import { bold } from '../language/marked-text.js';
import { listed } from '../language/sentences.js';
import { words } from '../language/words.js';
import { type Bar, barOf } from '../profile/bar.js';
import { classicProfile } from '../profile/classic-profile.js';
import { type ChatQuestion, type MenuSnapshot } from '../provider.js';
import { ASK_FIRST, cannotTell } from './cannot-tell.js';
import { type Broken, brokenLimit, limitsOfChat } from './limits.js';
import { contentsRefused, isAvoidedThing } from '../knowledge/avoidances.js';

/** "A Paloma without the tequila", "a virgin Mojito" are other drinks than those of the name. */
const ALTERED_BEFORE = new Set(['virgin', 'free', 'alcoholic', 'unlike']);
const ALTERED_AFTER = new Set(['without', 'minus']);

function namedAsTheyAre(reply: string, bar: Bar): NamedDrink[] {
  const spoken = words(reply);
  const altered = new Set<string>();
  for (let at = 0; at < spoken.length; at += 1) {
    const found = nameAt(bar, spoken, at);
    if (!found) continue;
    const isAltered =
      ALTERED_BEFORE.has(spoken[at - 1] ?? '') || ALTERED_AFTER.has(spoken[at + found.length] ?? '');
    if (isAltered) altered.add(nameOf(found.named));
    at += found.length - 1;
  }
  return namesIn(bar, spoken).filter((named) => !altered.has(nameOf(named)));
}

/** To a guest who ruled something out in words that the bartender could not read. */
const SAY_IT_IN_ENGLISH =
  'Please mind: I could not read what you may not have. Tell me in English before you drink anything, or ask your host.';

type Found = Broken & { named: NamedDrink };

const brokenBy = (named: NamedDrink, limits: Limits): Found[] => {
  const broken = brokenLimit(named.drink ?? classicProfile(named), limits);
  return broken ? [{ ...broken, named }] : [];
};

const titleOf = (named: NamedDrink): string => `the ${bold(nameOf(named).replace(/^the /i, ''))}`;

/** What is to be minded of the drinks; where the reply says itself that it cannot tell, that is not said again. */
function noteOn(found: readonly Found[], reply: string, end: string): string | undefined {
  const sure = found.filter(({ doubts }) => doubts.length === 0);
  const unsure = /\bI cannot tell\b/.test(reply) ? [] : found.filter((one) => !sure.includes(one));
  const sentences = [
    ...(sure.length > 0
      ? [`${listed(sure.map(({ named, thing }) => `${titleOf(named)} holds ${sayContent(thing)}`))}.${end}`]
      : []),
    ...unsure.map(({ named, thing, doubts }) => cannotTell(titleOf(named), nameOf(named), thing, doubts)),
    ...(unsure.length > 0 ? [ASK_FIRST] : []),
  ];
  return sentences.length > 0 ? `Please mind: ${sentences.join(' ')}` : undefined;
}

const NOT_FOR_YOU = ' That is not for you tonight; if in doubt, ask your host.';

/**
 * A sentence, as marked text, that corrects a reply that names drinks which the guest may not have, or perhaps may not;
 * undefined when there are none. It is true whether the reply recommends the drink or warns of it. A drink that the guest
 * named needs no such sentence, unless it is a matter of health.
 */
export function limitNote(reply: string, question: ChatQuestion, menu: MenuSnapshot): string | undefined {
  const limits = limitsOfChat(question, menu);
  if (limits.isUnread) return SAY_IT_IN_ENGLISH;
  const bar = barOf(menu);
  const asked = limits.isFirm ? [] : namesIn(bar, words(question.message)).map(nameOf);
  const found = namedAsTheyAre(reply, bar)
    .filter((named) => !asked.includes(nameOf(named)))
    .flatMap((named) => brokenBy(named, limits));
  return noteOn(found, reply, NOT_FOR_YOU);
}

/** "Is the Oat Sea free of milk?" asks for milk, not for oats. */
function besideNames(said: readonly string[], bar: Bar): string[] {
  const beside: string[] = [];
  for (let at = 0; at < said.length; at += nameAt(bar, said, at)?.length ?? 1)
    if (!nameAt(bar, said, at)) beside.push(said[at] ?? '');
  return beside;
}

/**
 * Whether a drink holds, or may hold, an allergen that was asked about ("does it contain nuts?"), as marked text;
 * undefined when the reply needs no addition.
 */
export function answerNote(reply: string, message: string, menu: MenuSnapshot): string | undefined {
  const bar = barOf(menu);
  const said = words(message);
  const things = besideNames(said, bar)
    .filter(isAvoidedThing)
    .flatMap(contentsRefused)
    .filter((one) => GUARDED.has(one));
  if (things.length === 0 || !message.includes('?') || /^\W*yes\b/i.test(reply)) return undefined;
  const asked = namesIn(bar, said);
  const limits = { ...noLimits(), avoidContents: new Set(things) };
  const drinks = asked.length > 0 ? asked : namedAsTheyAre(reply, bar).slice(0, 1);
  const found = drinks.flatMap((named) => brokenBy(named, limits));
  return noteOn(found, reply, '');
}
