import { nameAt, nameOf, namesIn, type NamedDrink } from '../intent/drink-names.js';
import { thingsNamed } from '../intent/health.js';
import { noLimits } from '../intent/intent.js';
import { contentOf, GUARDED, sayContent } from '../knowledge/allergens/held.js';
import { bearersIn } from '../knowledge/allergens/read-line.js';
import { isAvoidedThing } from '../knowledge/avoidances.js';
import { capital, listed } from '../language/sentences.js';
import { words } from '../language/words.js';
import { type Bar, barOf } from '../profile/bar.js';
import { type ChatQuestion, type MenuSnapshot } from '../provider.js';
import { brokenBy, type Found, limitNote, namedAsTheyAre, noteOn, titleOf } from './limit-note.js';
import { limitsOfChat } from './limits.js';

/** "Is the Oat Sea free of milk?" asks for milk, not for oats. */
function besideNames(text: string, bar: Bar): string {
  const said = words(text);
  const beside: string[] = [];
  for (let at = 0; at < said.length; at += nameAt(bar, said, at)?.length ?? 1)
    if (!nameAt(bar, said, at)) beside.push(said[at] ?? '');
  return beside.join(' ');
}

/** The allergens that a text names, in any of the languages, beside the names of drinks. */
const allergensNamed = (text: string, bar: Bar): string[] =>
  thingsNamed(besideNames(text, bar)).filter((one) => GUARDED.has(one) && one !== 'alcohol');

const CLEARS =
  /\b(?:free|no|not|none|without|zero|never|safe|suitable|fine|okay|ok|kein\w*|nicht|frei|ohne|pas|sans|aucun\w*|sin|sen[zn]a|nessun\w*|geen|zonder|niet|sem|n\u00e3o|nenhum\w*)\b|n['\u2019]t\b/iu;
const SPEAKS_OF_SAFETY = /\b(?:safe|allerg\w*|unbedenklich|s\u00fbr|segur[oa]|sicur[oa]|veilig)\b/iu;
const ANSWERS =
  /^(?:yes|no|nein|ja|non|oui|s[i\u00ed]|nee|n\u00e3o|sim|(?:it|that) (?:is|does|has))(?![\p{L}\p{M}])/iu;
const SHORT = 7;
/** "Yes.", "No, it does not.": an answer that only the question gives its meaning. */
const isShortAnswer = (sentence: string): boolean =>
  ANSWERS.test(sentence.replace(/^[^\p{L}]+/u, '')) && words(sentence).length <= SHORT;

/** Leaves it open, or warns: no claim. */
const WARNS =
  /\b(?:ask|can(?:no|['\u2019])?t (?:tell|be sure)|not sure|unsure|avoid|do(?: not|n['\u2019]t) (?:drink|have|order)|(?:not|isn['\u2019]t) (?:safe|suitable|for you)|(?:contain|hold)s (?!no\b|zero\b))/iu;
/** So many words before the name of an allergen, and after it, belong to it. */
const [BEFORE, AFTER] = [5, 3];

/** Whether a word that clears stands by an allergen: "no nuts", "nut-free"; "egg white on top, not too sweet" has none. */
function clearsAllergen(sentence: string, bar: Bar): boolean {
  const said = sentence.split(/[^\p{L}\p{M}'\u2019]+/u);
  return said.some(
    (word, at) =>
      allergensNamed(word, bar).length > 0 &&
      CLEARS.test(said.slice(Math.max(0, at - BEFORE), at + AFTER + 1).join(' ')),
  );
}

/** Whether a sentence of a model clears a drink of what only its recipe can clear it of. */
function isClaim(sentence: string, isAsked: boolean, bar: Bar): boolean {
  if (isAsked && isShortAnswer(sentence)) return true;
  if (WARNS.test(sentence)) return false;
  return (CLEARS.test(sentence) && SPEAKS_OF_SAFETY.test(sentence)) || clearsAllergen(sentence, bar);
}

/** A text without the sentences that clear a drink. */
function withoutClaims(text: string, isAsked: boolean, bar: Bar): string {
  const lines = text.split('\n').map((line) =>
    line
      .split(/(?<=[.!?])\s+/u)
      .filter((sentence) => !isClaim(sentence, isAsked, bar))
      .join(' '),
  );
  return lines.join('\n').trim();
}

/** The reasons of a model for a drink, without what it claims to be not in it or in another one. */
export const reasonWithoutClaims = (text: string, menu: MenuSnapshot): string =>
  withoutClaims(text, false, barOf(menu));

const MOST_TOLD = 6;

/** What a reply names that is no drink of the bar and holds what the guest may not have: "a glass of Frangelico". */
function thingsPoured(reply: string, avoided: ReadonlySet<string>, bar: Bar): string | undefined {
  const found = bearersIn(besideNames(reply, bar)).filter(
    ({ name, holds }) => !isAvoidedThing(name) && holds.some((one) => avoided.has(contentOf(one))),
  );
  const [first] = found;
  if (!first) return undefined;
  const held = first.holds.filter((one) => avoided.has(contentOf(one)));
  return `Please mind: ${first.name} holds ${listed(held.map((one) => sayContent(contentOf(one))))}. That is not for you tonight; if in doubt, ask your host.`;
}

/** "By their recipes the **Paloma** and the **Mule** have no nuts." */
function freeOf(drinks: readonly NamedDrink[], things: readonly string[]): string | undefined {
  if (drinks.length === 0) return undefined;
  const [whose, verb] = drinks.length > 1 ? ['their recipes', 'have'] : ['its recipe', 'has'];
  return `By ${whose}, ${listed(drinks.map(titleOf))} ${verb} no ${listed(things.map(sayContent), 'or')}. For an allergy, please ask your host as well.`;
}

/** The drinks that an answer is about: those of the question, else of the reply, else the one spoken of last. */
function drinksMeant(reply: string, { message, history }: ChatQuestion, bar: Bar): NamedDrink[] {
  const own = [...namesIn(bar, words(message)), ...namedAsTheyAre(reply, bar)];
  const last =
    own.length > 0 ? [] : history.toReversed().flatMap(({ content }) => namesIn(bar, words(content)));
  const all = [...own, ...last.slice(0, 1)];
  return all
    .filter((one, at) => all.findIndex((other) => nameOf(other) === nameOf(one)) === at)
    .slice(0, MOST_TOLD);
}

/** What each of the drinks holds of the things, as marked text. */
function told(
  drinks: readonly NamedDrink[],
  things: readonly string[],
  isAsked: boolean,
): string | undefined {
  const limits = { ...noLimits(), avoidContents: new Set(things) };
  const broken = drinks.flatMap((named): Found[] => brokenBy(named, limits));
  const free = drinks.filter((named) => !broken.some((one) => nameOf(one.named) === nameOf(named)));
  const parts = [noteOn(broken, ''), isAsked ? freeOf(free, things) : undefined].filter(Boolean);
  return parts.length > 0 ? capital(parts.join(' ')) : undefined;
}

/**
 * A model's reply without what it claims to be not in a drink, and the product's own sentence on each drink meant, as
 * marked text: after any allergen in the question, in what the guest said before, or in the reply.
 */
export function checkClaims(
  reply: string,
  question: ChatQuestion,
  menu: MenuSnapshot,
): { reply: string; note: string | undefined } {
  const bar = barOf(menu);
  const limits = limitsOfChat(question, menu);
  const asked = allergensNamed(question.message, bar);
  const standing = [...limits.avoidContents].filter((one) => GUARDED.has(one) && one !== 'alcohol');
  const named = allergensNamed(reply, bar);
  const note = limitNote(reply, question, menu);
  if (asked.length + standing.length + named.length === 0) return { reply, note };
  const things = [...new Set(asked.length + standing.length > 0 ? [...asked, ...standing] : named)];
  const drinks = drinksMeant(reply, question, bar);
  const isAsked = asked.length + standing.length > 0;
  const own = note ?? told(drinks, things, isAsked) ?? thingsPoured(reply, new Set(standing), bar);
  return { reply: withoutClaims(reply, isAsked, bar), note: own };
}
