import { contentsRefused, isAvoidedThing, contentsOf } from '../knowledge/avoidances.js';
import { STYLES } from '../knowledge/whiskey-styles.js';
import { capital, listed, uncapital } from '../language/sentences.js';
import { type Profiled } from '../profile/profile.js';
import { type Intent, type Limits, noLimits } from '../intent/intent.js';
import { bearerOf, GUARDED, partsInDoubt, sayContent } from '../knowledge/allergens/held.js';
import { ASK_FIRST, cannotTell, partsNamed } from '../limits/cannot-tell.js';
import { type Broken, brokenLimit } from '../limits/limits.js';
import { similarity } from '../profile/similarity.js';
import { ownWords } from '../recommend/explanation.js';
import { type ParsedQuestion, drinkMeant } from './parse-question.js';
import { bold, bullets, paragraphs } from '../language/marked-text.js';
import { titled } from './named.js';
import { FAMILY_BY_WORD } from '../knowledge/families.js';
import { ingredientsIn } from '../knowledge/ingredient-lookup.js';
import { phrases, words } from '../language/words.js';

const ASK_THE_HOST = 'For an allergy, please ask your host as well: I know the recipe, not every label.';
const FEW = 3;

export const namesOfLimits = ({ avoidContents, avoidFamilies, isAlcoholFree }: Limits): string =>
  listed(
    [...(isAlcoholFree ? ['alcohol'] : []), ...[...avoidContents].map(sayContent), ...avoidFamilies],
    'or',
  );

/** Above a list of drinks that hold none of it. */
export const noneInThese = (limits: string): string =>
  `${capital(`no ${limits}`)} in these, going by the recipes.`;

const ASKS_WHETHER_FIT =
  / (?:ok|okay|safe|fine|alright|all right|allowed|suitable|can i|could i|may i|for me) /;

/** The line of a recipe that brings what was found in it, in brackets. */
const broughtBy = (one: Profiled, content: string): string => {
  const line = one.type === 'cocktail' ? bearerOf(one.drink.ingredients, content) : undefined;
  return line ? ` (${uncapital(line)})` : '';
};

/** Coconut is no tree nut by law, but who is allergic to nuts wants to know of it. */
const coconutNote = (one: Profiled, asked: Iterable<string>): string =>
  [...asked].includes('nut') && one.contains.has('coconut')
    ? ' There is coconut in it, which does not count as a tree nut.'
    : '';

/** "I am coeliac, is the Mule all right?", "can I have it without the amaro?" */
export function mayHave(question: ParsedQuestion): string | undefined {
  const { own, intent, bar, line } = question;
  const one = drinkMeant(question);
  const limits =
    own.avoidContents.size + own.avoidFamilies.size > 0 || !ASKS_WHETHER_FIT.test(line) ? own : intent;
  if (!one || limits.avoidContents.size + limits.avoidFamilies.size === 0) return undefined;
  const broken = brokenLimit(one, { ...limits, isAlcoholFree: false });
  if (!broken)
    return `By its recipe, ${titled(one)} has no ${namesOfLimits(limits)}.${coconutNote(one, limits.avoidContents)} ${ASK_THE_HOST}`;
  const what = sayContent(broken.thing);
  const others = bar.pourable
    .filter(({ type }) => type === one.type)
    .sort((a, b) => similarity(b, one) - similarity(a, one))
    .slice(0, FEW)
    .map((other) => `${bold(other.name)}: ${ownWords(other)}`);
  const lead = notAsItIs(one, broken);
  return others.length > 0 ? paragraphs(`${lead} Without ${what} as they are:`, bullets(others)) : lead;
}

const notAsItIs = (one: Profiled, { thing, doubts }: Broken): string =>
  doubts.length > 0
    ? `${cannotTell(titled(one), one.name, thing, doubts)} ${ASK_FIRST}`
    : `${titled(one)} has ${sayContent(thing)} in it${broughtBy(one, thing)}. Your host may pour you a ${one.name} without it; that will be another drink.`;

/** Drinks that may hold a guarded thing, with the parts that leave it open. */
const inDoubtOf = (drinks: readonly Profiled[], things: readonly string[]): string[] =>
  drinks.flatMap((one) => {
    if (things.some((thing) => one.contains.has(thing))) return [];
    const parts = things
      .filter((thing) => GUARDED.has(thing))
      .flatMap((thing) => partsInDoubt(one.doubts, thing));
    return parts.length > 0 ? [`${titled(one)} (${partsNamed([...new Set(parts)])})`] : [];
  });

const MOST_IN_DOUBT = 5;

/** "I cannot tell of the **Zombie** (falernum); please ask at the bar." */
export function doubtNote(drinks: readonly Profiled[], things: readonly string[]): string | undefined {
  const found = inDoubtOf(drinks, things);
  const more = found.length > MOST_IN_DOUBT ? [`${found.length - MOST_IN_DOUBT} more`] : [];
  return found.length > 0
    ? `I cannot tell of ${listed([...found.slice(0, MOST_IN_DOUBT), ...more])}: please ask at the bar.`
    : undefined;
}

const ASKS_OF_ALCOHOL = new Set(phrases('alcohol, alcoholic, booze, liquor'));

/** What is asked for by name: "egg", "honey", "gin". */
function thingsAsked(said: readonly string[], intent: Intent): string[] {
  const avoided = said.filter(isAvoidedThing).flatMap(contentsRefused);
  const alcohol = said.some((word) => ASKS_OF_ALCOHOL.has(word)) ? ['alcohol'] : [];
  const wished = intent.constraints.flatMap((one) =>
    one.kind === 'contains' && one.name !== 'water' ? [one.name] : one.kind === 'family' ? [one.family] : [],
  );
  return [...new Set([...alcohol, ...avoided, ...wished])];
}

const ASKS_WHICH = / (?:is|are|any|anything|which|what|does|do|got|have|contain|made) /;
const IS_WISH = / (?:want|like|give|make me|something|need|recommend|suggest|should|would|instead|use|love) /;

/** "Is any of your stuff made with egg?", "which drinks have honey in them?" */
export function whatHolds({ line, words: said, own, bar, named }: ParsedQuestion): string | undefined {
  if (!ASKS_WHICH.test(line) || / (?:why|how) /.test(line) || IS_WISH.test(line) || named.length > 0)
    return undefined;
  if (
    own.constraints.some(
      (one) => !(one.kind === 'contains' || one.kind === 'flavour' || (one.kind === 'word' && one.isNote)),
    )
  )
    return undefined;
  const things = thingsAsked(said, own);
  // "Which have no sugar syrup?" asks for all the others.
  if (things.length === 0 || own.avoidContents.size > 0) return undefined;
  const limits = { ...noLimits(), avoidContents: new Set(things) };
  const found = bar.all.filter((one) => brokenLimit(one, limits)?.doubts.length === 0);
  const isNote = own.constraints.some(({ kind }) => kind === 'word');
  if (found.length === 0 && isNote && / with /.test(line)) return undefined;
  const what = listed(things.map(sayContent), 'or');
  const doubts = doubtNote(bar.all, things);
  if (found.length > 0)
    return paragraphs(
      `${things.some((thing) => STYLES.has(thing)) ? 'For' : 'With'} ${what} there is:`,
      bullets(found.slice(0, 8).map(titled)),
      doubts,
    );
  return doubts
    ? paragraphs(`By their recipes, none of tonight's drinks surely has ${what} in it. ${doubts}`)
    : `No: by their recipes, nothing on tonight's menu has ${what} in it. ${ASK_THE_HOST}`;
}

/** "Which allergens are in it?" */
export function allergensOfDrink(question: ParsedQuestion): string | undefined {
  const one = drinkMeant(question);
  if (!one || !/ allergens? /.test(question.typed)) return undefined;
  const named = [...GUARDED.keys()].filter((content) => isAvoidedThing(content));
  const held = named.filter((content) => one.contains.has(content)).map(sayContent);
  const open = named
    .filter((content) => one.doubts.of.has(content) && !one.contains.has(content))
    .map(sayContent);
  const parts = [...new Set([...one.doubts.of.values()].flat().concat(one.doubts.unknown))];
  const holds = held.length > 0 ? `holds ${listed(held)}` : 'holds none of the allergens that I know of';
  const doubt =
    parts.length > 0
      ? ` I cannot tell ${open.length > 0 && one.doubts.unknown.length === 0 ? `about ${listed(open, 'or')}` : 'what else is in it'}: I do not know enough about its ${partsNamed(parts)}.`
      : '';
  return `${capital(`by its recipe ${titled(one)} ${holds}.`)}${doubt} ${ASK_THE_HOST}`;
}

const inName = (thing: string, name: string): boolean => words(name).includes(thing);

/** The line of the recipe that brings it. */
const lineWith = (one: Profiled, thing: string): string | undefined =>
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
  const bearer = lineWith(one, held);
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
