import { sayContent } from '../knowledge/allergens/held.js';
import { ASK_FIRST, cannotTell } from '../limits/cannot-tell.js';
import { brokenLimit } from '../limits/limits.js';
import { ownWords } from '../recommend/explanation.js';
import { listed } from '../language/sentences.js';
import { bold } from '../language/marked-text.js';
import { theDrink, titled } from './named.js';
import { type ParsedQuestion, drinkMeant } from './parse-question.js';
import { offerInstead } from './refusals.js';

const ORDERS =
  / (?:get|have|order|take|go for|give me|bring|make me|want|another|please|pls|would like|id like|one|two|three) /;
/** Who says any of this asks something of the drink, and orders none. */
const IS_NO_ORDER =
  / (?:what|which|how|why|recipe|with|without|about|but|instead|more|less|or|tell|you|does|is|was|had|than|not|no|on|in|know|something|anything|similar|like an?|like the|if) /;

/** "Can I get a Negroni, please": who orders is told who shakes. */
export function orderTaken(question: ParsedQuestion): string | undefined {
  const { typed, named, offered, intent } = question;
  const one =
    drinkMeant(question) ?? (offered.length === 1 && / (?:it|that) /.test(typed) ? offered[0] : undefined);
  if (!one || named.length > 1 || !ORDERS.test(typed) || IS_NO_ORDER.test(typed)) return undefined;
  if (intent.isAlcoholFree) return offerInstead(question);
  const broken = brokenLimit(one, intent);
  if (broken && broken.doubts.length > 0)
    return `${cannotTell(titled(one), one.name, broken.thing, broken.doubts)} ${ASK_FIRST}`;
  return broken
    ? `${titled(one)} has ${sayContent(broken.thing)} in it, which you ruled out.`
    : `Good choice, ${theDrink(one.name)}: ${ownWords(one)} I can't take orders, so please tell your host.`;
}

const PRAISES =
  / (?:loved|enjoyed|thanks? for|ever had|(?:was|is|were|what a) (?:\w+ )?(?:amazing|great|perfect|lovely|delicious|good|nice|fantastic|excellent|awesome|wonderful|best)) /;
const ASKS = /^ (?:what|which|who|how|why|is|are|does|can|was) | (?:else|like|similar|another|but|not|too) /;

/** "That Negroni was amazing": of a drink that was had, nothing is asked. */
export const praised = ({ typed, drinks: [one] }: ParsedQuestion): string | undefined =>
  one && PRAISES.test(typed) && !ASKS.test(typed)
    ? `Glad you like ${theDrink(one.name)}. Shall I find you another?`
    : undefined;

const ASKS_WHAT_IS_OUT =
  /^ (?:what|which|is|are|any|anything) (?:\w+ )*(?:sold out|out of|out of stock|unavailable|not available|everything available|out tonight|cant you make|you cant make) /;

/** "What is sold out tonight?" */
export function outOfStock({ typed, bar, named }: ParsedQuestion): string | undefined {
  if (!ASKS_WHAT_IS_OUT.test(typed) || named.length > 0) return undefined;
  const out = bar.all.filter(({ drink }) => !drink.isAvailable).map(({ name }) => bold(name));
  return out.length > 0
    ? `Out of stock tonight: ${listed(out)}.`
    : "Nothing is out of stock: everything on tonight's menu can be poured.";
}
