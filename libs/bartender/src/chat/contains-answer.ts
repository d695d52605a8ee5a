import { GUARDED, partsInDoubt, sayContent } from '../knowledge/allergens/held.js';
import { contentsOf } from '../knowledge/avoidances.js';
import { FAMILY_BY_WORD } from '../knowledge/families.js';
import { ingredientsIn } from '../knowledge/ingredient-lookup.js';
import { listed, uncapital } from '../language/sentences.js';
import { words } from '../language/words.js';
import { ASK_FIRST, cannotTell } from '../limits/cannot-tell.js';
import { type Profiled } from '../profile/profile.js';
import { broughtBy, coconutNote, thingsAsked } from './may-have.js';
import { titled } from './named.js';
import { type ParsedQuestion } from './parse-question.js';

const inName = (thing: string, name: string): boolean => words(name).includes(thing);

/** The line of the recipe that brings it. */
const bearerOf = (one: Profiled, thing: string): string | undefined =>
  one.type === 'whiskey'
    ? undefined
    : one.drink.ingredients.find((line) =>
        ingredientsIn(words(line)).some(
          ({ ingredient, phrase }) => phrase === thing || contentsOf(ingredient).includes(thing),
        ),
      );

const ASKS_WHETHER =
  /^ (?:and |so |but )?(?:is|are|does|do|doesnt|has|have|any|contain|would|will|you|there is|it has) | (?:is|are|if) there /;

/** Nobody can tell whether it is in there; of a spirit the recipe tells. */
const isOpen = (one: Profiled, thing: string): boolean =>
  !FAMILY_BY_WORD.has(thing) && partsInDoubt(one.doubts, thing).length > 0;

/** "Is there egg in it?": yes with the line that has it, or no. */
export function containsAnswer(one: Profiled, question: ParsedQuestion): string | undefined {
  if (!ASKS_WHETHER.test(question.line)) return undefined;
  const asked = thingsAsked(withoutName(question.line, one.name).trim().split(' '), question.own).filter(
    (thing) => !inName(thing, one.name),
  );
  const isIn = (thing: string) =>
    one.contains.has(thing) || [...one.families].some((family) => family === thing);
  const held = asked.find(isIn);
  if (asked.length === 0) return undefined;
  const unsure = asked.find((thing) => isOpen(one, thing));
  if (!held && unsure)
    return `${cannotTell(titled(one), one.name, unsure, partsInDoubt(one.doubts, unsure))} ${ASK_FIRST}`;
  if (!held)
    return `No, by its recipe ${titled(one)} has no ${listed(asked.map(sayContent), 'or')}.${coconutNote(one, asked)} For an allergy, please ask your host as well.`;
  if (GUARDED.has(held)) return `Yes: ${titled(one)} has ${sayContent(held)} in it${broughtBy(one, held)}.`;
  const bearer = bearerOf(one, held);
  return `Yes: ${titled(one)} has ${held} in it${bearer ? ` (${uncapital(bearer)})` : ''}.`;
}

/** The question without the drink's own name: "dry", "smoke" or "old" in a name is no topic. */
export function withoutName(line: string, name: string): string {
  const own = new Set(words(name));
  return ` ${line
    .split(' ')
    .filter((word) => word && !own.has(word))
    .join(' ')} `;
}
