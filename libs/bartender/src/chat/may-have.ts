import { contentsRefused, isAvoidedThing } from '../knowledge/avoidances.js';
import { STYLES } from '../knowledge/whiskey-styles.js';
import { listed } from '../language/sentences.js';
import { type Intent, type Limits, noLimits } from '../intent/intent.js';
import { brokenLimit } from '../limits/limits.js';
import { similarity } from '../profile/similarity.js';
import { ownWords } from '../recommend/explanation.js';
import { type ParsedQuestion, drinkMeant } from './parse-question.js';
import { bold, bullets, paragraphs } from '../language/marked-text.js';
import { titled } from './named.js';

const ASK_THE_HOST =
  'If it is about an allergy, please ask your host as well: I know the recipe, not every label.';
const FEW = 3;

export const namesOfLimits = ({ avoidContents, avoidFamilies, isAlcoholFree }: Limits): string =>
  listed([...(isAlcoholFree ? ['alcohol'] : []), ...avoidContents, ...avoidFamilies], 'or');

const ASKS_WHETHER_FIT =
  / (?:ok|okay|safe|fine|alright|all right|allowed|suitable|can i|could i|may i|for me) /;

/** "I am coeliac, is the Mule all right?", "can I have it without the amaro?" */
export function mayHave(question: ParsedQuestion): string | undefined {
  const { own, intent, bar, line } = question;
  const one = drinkMeant(question);
  const limits =
    own.avoidContents.size + own.avoidFamilies.size > 0 || !ASKS_WHETHER_FIT.test(line) ? own : intent;
  if (!one || limits.avoidContents.size + limits.avoidFamilies.size === 0) return undefined;
  const broken = brokenLimit(one, { ...limits, isAlcoholFree: false });
  if (!broken) return `By its recipe ${titled(one)} holds no ${namesOfLimits(limits)}. ${ASK_THE_HOST}`;
  const others = bar.pourable
    .filter(({ type }) => type === one.type)
    .sort((a, b) => similarity(b, one) - similarity(a, one))
    .slice(0, FEW)
    .map((other) => `${bold(other.name)}: ${ownWords(other)}`);
  const lead = `${titled(one)} has ${broken} in it. Your host may pour you a ${one.name} without it; that will be another drink.`;
  return others.length > 0 ? paragraphs(`${lead} Without ${broken} as they are:`, bullets(others)) : lead;
}

/** What is asked for by name: "egg", "honey", "gin". */
export function thingsAsked(said: readonly string[], intent: Intent): string[] {
  const avoided = said.filter(isAvoidedThing).flatMap(contentsRefused);
  const wished = intent.constraints.flatMap((one) =>
    one.kind === 'contains' && one.name !== 'water' ? [one.name] : one.kind === 'family' ? [one.family] : [],
  );
  return [...new Set([...avoided, ...wished])];
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
  const found = bar.all.filter((one) => brokenLimit(one, { ...noLimits(), avoidContents: new Set(things) }));
  const isNote = own.constraints.some(({ kind }) => kind === 'word');
  if (found.length === 0 && isNote && / with /.test(line)) return undefined;
  const what = listed(things, 'or');
  return found.length > 0
    ? paragraphs(
        `${things.some((thing) => STYLES.has(thing)) ? 'For' : 'With'} ${what} there is`,
        bullets(found.slice(0, 8).map(titled)),
      )
    : `No: by their recipes, nothing on tonight's menu has ${what} in it. ${ASK_THE_HOST}`;
}

/** An allergy of which it was not read to what: nothing is poured on a guess. */
export const unreadAllergy = ({ typed, own, intent }: ParsedQuestion): string | undefined =>
  / (?:allergic|allergy|intolerant) /.test(typed) &&
  !/ (?:not|no|any) aller/.test(typed) &&
  own.unknown.length === 0 &&
  namesOfLimits(intent) === ''
    ? 'To what exactly? Name it, and I will leave out every drink that has it. Please tell your host as well.'
    : undefined;
