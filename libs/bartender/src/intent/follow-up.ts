import { ABSTAINS } from '../knowledge/avoidances.js';
import { anyOf, words } from '../language/words.js';
import { type Intent } from './intent.js';

const LEANS_BACK = new RegExp(
  `^${
    anyOf(`and, but, or, too, with, without, no, not, also, plus, same, instead, rather, only, just, less, more, maybe, ok but,
    what about, how about, make it, what if, even, preferably, then`).source
  }`,
);
const LONGEST_REMARK = 8;

/** "And for my dad, he likes peat": another guest, another wish. */
const IS_FOR_ANOTHER = / for (?:my|our|his|her|their|a|some(?:one|body)) (?!taste|mood|liking)\w+ /;

/** True of a short message that goes on from the turn before: "and with rum?" */
export function leansBack(said: readonly string[]): boolean {
  const line = ` ${said.join(' ')} `;
  return said.length <= LONGEST_REMARK && LEANS_BACK.test(line) && !IS_FOR_ANOTHER.test(line);
}

const NAMES_A_KIND = / (?:cocktail|whiskey|whisky|bourbon|scotch|malt|dram|flight|menu|list) /;

/** True of a question with a subject of its own: a drink, a spirit, a kind of drink, or something else ruled out. */
export function hasOwnSubject(text: string, own: Intent): boolean {
  const said = words(text);
  if (own.type === 'whiskey' || own.constraints.some(({ kind }) => kind === 'like')) return true;
  if (leansBack(said)) return false;
  return (
    NAMES_A_KIND.test(` ${said.join(' ')} `) ||
    own.constraints.some(({ kind }) => kind === 'family') ||
    own.isAlcoholFree ||
    own.avoidContents.size + own.avoidFamilies.size > 0
  );
}

/** Says what somebody never has, or has none of tonight; "I don't want gin" only speaks of the next drink. */
const SAYS_HABIT = anyOf([
  '(?:i|we|he|she|they|you) (?:\\w+ )?(?:dont|do not|doesnt|does not|cant|cannot|can not|couldnt|wont|never|hate|dislike|detest|loathe|despise|avoid|abstain|quit|stopped|gave up|react) ?(?!want|fancy|feel|need|see|know|mind|think|find)(?=\\w)(?:\\w+)',
  '(?:im|i am|were|we are|hes|shes|(?:he|she) is|theyre|they are|who is|who are) (?:\\w+ )?(?:not drinking|not into|not a fan|off|sober|teetotal|teetotaller|straight edge|abstaining|avoiding|staying)',
  '(?:not|never) (?:drinking|a drinker|a fan)',
  '(?:dry january|sober october|designated|teetotal|teetotaller)',
]);
const RULES_OUT_FOR_GUEST =
  / (?:no|nothing|without|zero) (?:\w+ ){1,6}(?:for (?:me|us|him|her|them)|tonight|today|ever|at all) /;
const ASKS_FOR_ONE = / (?:anything|something|any|a|an|do you|have you|is there|are there|got|what|which) /;
/** "No citrus please" rules out and asks for nothing. */
const ONLY_RULES_OUT = /^ (?:no|zero|nothing with) (?:\w+ ){1,5}$/;

/** True when what a message rules out holds for the guest, and not only for the drink asked for. */
export function isLasting(text: string): boolean {
  const line = ` ${words(text).join(' ')} `;
  if (ABSTAINS.test(line) || SAYS_HABIT.test(line)) return true;
  return (RULES_OUT_FOR_GUEST.test(line) || ONLY_RULES_OUT.test(line)) && !ASKS_FOR_ONE.test(line);
}

const RESTATED =
  /^(?:Without ([^:]{1,80}?) (?:the bar has:|there is:|I can offer you:|that is all I know of)|No ([^.]{1,80}) in these, going by the recipes\.|My (?:top \d+|favourite), without ([^:]{1,80}) by the recipe:)/;
const NOTHING_WITHOUT = / in stock on tonight's menu without ([^.]{1,80})\./;

/**
 * What the bartender's own answer kept out, as a wish for it: the guest may have said so in a message that is no longer
 * sent. Undefined for any other answer.
 */
export function limitsRestated(reply: string): string | undefined {
  const kept = RESTATED.exec(reply)?.slice(1).find(Boolean) ?? NOTHING_WITHOUT.exec(reply)?.[1];
  return kept && `something without ${kept}`;
}
