import { ALLERGENS } from '@peanut/contracts';
import { nameAt, nameOf, namesIn, type NamedDrink } from '../intent/drink-names.js';
import { type Limits } from '../intent/intent.js';
import { contentOf, sayContent } from '../knowledge/allergens/held.js';
import { bold } from '../language/marked-text.js';
import { isForeign } from '../language/foreign.js';
import { listed } from '../language/sentences.js';
import { words } from '../language/words.js';
import { type Bar, barOf } from '../profile/bar.js';
import { classicProfile } from '../profile/classic-profile.js';
import { type ChatQuestion, type MenuSnapshot } from '../provider.js';
import { ASK_FIRST, cannotTell } from './cannot-tell.js';
import { type Broken, brokenLimit, limitsOfChat } from './limits.js';

/** "A Paloma without the tequila", "a virgin Mojito" are other drinks than those of the name. */
const ALTERED_BEFORE = new Set(['virgin', 'alcoholic', 'unlike']);
const ALTERED_AFTER = new Set(['without', 'minus']);

export function namedAsTheyAre(reply: string, bar: Bar): NamedDrink[] {
  const spoken = words(reply);
  const altered = new Set<string>();
  for (let at = 0; at < spoken.length; at += 1) {
    const found = nameAt(bar, spoken, at);
    if (!found) continue;
    const [before = '', after = ''] = [spoken[at - 1], spoken[at + found.length]];
    const isAltered =
      ALTERED_BEFORE.has(before) ||
      (before === 'free' && spoken[at - 2] === 'alcohol') ||
      ALTERED_AFTER.has(after);
    if (isAltered) altered.add(nameOf(found.named));
    at += found.length - 1;
  }
  return namesIn(bar, spoken).filter((named) => !altered.has(nameOf(named)));
}

/** To a guest who spoke of an allergy and named none. */
const NAME_IT =
  'Please mind: I do not know yet what you may not have. Name it before you drink anything, or ask your host.';
/** The house bartender's own question for the same. */
const ASKS_ITSELF = /^To what exactly\?|please tell me in English/iu;
/** To a guest who ruled something out in words that the bartender could not read. */
const SAY_IT_IN_ENGLISH =
  'Please mind: I could not read what you may not have. Tell me in English before you drink anything, or ask your host.';

const guestSaysForeign = ({ message, history }: ChatQuestion): boolean =>
  [message, ...history.filter(({ type }) => type === 'user').map(({ content }) => content)].some(isForeign);

export type Found = Broken & { named: NamedDrink };

export const brokenBy = (named: NamedDrink, limits: Limits): Found[] => {
  const broken = brokenLimit(named.drink ?? classicProfile(named), limits);
  return broken ? [{ ...broken, named }] : [];
};

export const titleOf = (named: NamedDrink): string => `the ${bold(nameOf(named).replace(/^the /i, ''))}`;

/** What is to be minded of the drinks; where the reply says itself that it cannot tell, that is not said again. */
export function noteOn(found: readonly Found[], reply: string, end = ''): string | undefined {
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

const MOST_TOLD = 5;

/** "Contains: **Amaretto Sour** (nuts, egg)": what the drinks that a reply names surely hold, as marked text. */
export function containsNote(reply: string, menu: MenuSnapshot): string | undefined {
  const drinks = namedAsTheyAre(reply, barOf(menu)).flatMap(({ drink }) => drink ?? []);
  const told = drinks.flatMap(({ name, contains }) => {
    const held = ALLERGENS.filter((one) => contains.has(contentOf(one)));
    return held.length > 0 ? [`${bold(name)} (${held.join(', ')})`] : [];
  });
  return told.length > 0 ? `Contains: ${listed(told.slice(0, MOST_TOLD))}.` : undefined;
}

const NOT_FOR_YOU = ' That is not for you tonight; if in doubt, ask your host.';

/**
 * A sentence, as marked text, that corrects a reply that names drinks which the guest may not have, or perhaps may not;
 * undefined when there are none. It is true whether the reply recommends the drink or warns of it. A drink that the guest
 * named needs no such sentence, unless it is a matter of health.
 */
export function limitNote(reply: string, question: ChatQuestion, menu: MenuSnapshot): string | undefined {
  const limits = limitsOfChat(question, menu);
  if (limits.isUnread && ASKS_ITSELF.test(reply)) return undefined;
  if (limits.isUnread) return guestSaysForeign(question) ? SAY_IT_IN_ENGLISH : NAME_IT;
  const bar = barOf(menu);
  const asked = limits.isFirm ? [] : namesIn(bar, words(question.message)).map(nameOf);
  const found = namedAsTheyAre(reply, bar)
    .filter((named) => !asked.includes(nameOf(named)))
    .flatMap((named) => brokenBy(named, limits));
  return noteOn(found, reply, NOT_FOR_YOU);
}
