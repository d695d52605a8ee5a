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

/** True of a short message that goes on from the turn before: "and with rum?" */
export const leansBack = (said: readonly string[]): boolean =>
  said.length <= LONGEST_REMARK && LEANS_BACK.test(` ${said.join(' ')} `);

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
const ONLY_NO_ALCOHOL = /^ (?:no|zero|nothing with) (?:alcohol|booze)(?: (?:please|at all|thank))* $/;

/** True when what a message rules out holds for the guest, and not only for the drink asked for. */
export function isLasting(text: string): boolean {
  const line = ` ${words(text).join(' ')} `;
  if (ABSTAINS.test(line) || SAYS_HABIT.test(line) || ONLY_NO_ALCOHOL.test(line)) return true;
  return RULES_OUT_FOR_GUEST.test(line) && !ASKS_FOR_ONE.test(line);
}
