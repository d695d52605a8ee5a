import { familyName } from '../knowledge/families.js';
import { type Bar } from '../profile/bar.js';
import { type Constraint, type Intent, type Limits } from '../intent/intent.js';
import { listed } from '../language/sentences.js';
import { adjectiveOf } from './highlights.js';
import { isAboutWhiskey, rank, type Ranked } from './rank.js';
import { scoreConstraint } from './score-constraint.js';

/** A wish in words, and the thing alone where it is for something that a drink is made with. */
interface WishText {
  text: string;
  thing?: string;
}

/** Wishes that no drink meets together, and what comes nearest. */
export interface Unmet {
  /** Of each of these the menu has nothing at all; empty when only all together fail. */
  impossible: WishText[];
  all: WishText[];
  nearest: Ranked[];
}

const MEETS = 0.55;
const MOST_WISHES = 3;
const LEAST_WEIGHT = 0.7;
const MOST_DRINKS = 4;
const LEAST_DRINKS = 2;

const madeWith = (thing: string): WishText => ({ text: `made with ${thing}`, thing });

/** How a drink that meets the wish is called; undefined for a wish that is no plain yes or no. */
function wishText(constraint: Constraint): WishText | undefined {
  const text = adjectiveOf(constraint);
  if (text !== undefined) return { text };
  if (constraint.kind === 'family') return madeWith(familyName(constraint.family));
  return constraint.kind === 'contains' ? madeWith(constraint.name) : undefined;
}

/** One or another spirit will do, and what is only a hint is not missed. */
function wishesOf({ constraints }: Intent): Constraint[][] {
  const plain = constraints.filter(
    (one) =>
      one.weight >= LEAST_WEIGHT &&
      wishText(one) !== undefined &&
      !(one.kind === 'contains' && one.name === 'water'),
  );
  const families = plain.filter(({ kind }) => kind === 'family');
  const others = plain.filter(({ kind }) => kind !== 'family').map((one) => [one]);
  return families.length > 0 ? [...others, families] : others;
}

/** Of several spirits any will do. */
const textOf = (wish: readonly Constraint[]): WishText[] =>
  wish.length > 1
    ? [
        madeWith(
          listed(
            wish.flatMap((one) => (one.kind === 'family' ? familyName(one.family) : [])),
            'or',
          ),
        ),
      ]
    : wish.flatMap((one) => wishText(one) ?? []);

/** The wishes of an intent that no drink meets together, with drinks that meet the others; undefined when one meets all. */
export function unmetWishes(intent: Intent, bar: Bar): Unmet | undefined {
  const wishes = wishesOf(intent);
  if (wishes.length === 0 || wishes.length > MOST_WISHES) return undefined;
  const isAmongWhiskeys = isAboutWhiskey(intent);
  const meets = ({ drink }: Ranked, wish: readonly Constraint[]) =>
    wish.some((one) => scoreConstraint(drink, one, isAmongWhiskeys) >= MEETS);
  const pool = rank(intent, bar);
  const meeting = (some: readonly Constraint[][]) =>
    pool.filter((one) => some.every((wish) => meets(one, wish)));
  if (pool.length === 0 || meeting(wishes).length > 0) return undefined;
  const impossible = wishes.filter((wish) => meeting([wish]).length === 0);
  const possible = wishes.filter((wish) => !impossible.includes(wish));
  const isTogether = impossible.length > 0 && meeting(possible).length > 0;
  const groups = isTogether
    ? [meeting(possible)]
    : possible.map((dropped) => meeting(possible.filter((wish) => wish !== dropped)));
  const each = Math.max(1, Math.floor(MOST_DRINKS / groups.length));
  const near = [...new Set(groups.flatMap((group) => group.slice(0, isTogether ? MOST_WISHES : each)))];
  const nearest = [
    ...near,
    ...pool.filter((one) => !near.includes(one)).slice(0, Math.max(0, LEAST_DRINKS - near.length)),
  ];
  return {
    impossible: impossible.flatMap(textOf),
    all: wishes.flatMap(textOf),
    nearest: nearest.slice(0, MOST_DRINKS),
  };
}

const textsOf = (wishes: readonly WishText[]): string[] => wishes.map(({ text }) => text);

/** Says which wish fails, or that they do together, and what is listed after it. */
export function unmetText({ impossible, all }: Unmet, { type, excluded, abv, ...limits }: Intent): string {
  const without = namesOfLimits(limits);
  const least = abv.least > 0 ? ` of at least ${Math.ceil(abv.least)}% ABV` : '';
  const most = abv.most < 100 ? ` of at most ${Math.floor(abv.most)}% ABV` : '';
  const menu = `on tonight's menu${least}${most}${without && ` without ${without}`}`;
  const none = type ? `No ${type} ${menu} is` : `Nothing ${excluded.size > 0 ? 'else ' : ''}${menu} is`;
  const things = type ? [] : impossible.flatMap(({ thing }) => thing ?? []);
  const fails =
    things.length > 0 && things.length === impossible.length
      ? `There is no ${listed(things, 'or')} ${menu}`
      : `${none} ${listed(textsOf(impossible), 'or')}`;
  if (impossible.length === all.length) return `${fails}. Perhaps instead:`;
  if (impossible.length > 0) return `${fails}. The closest:`;
  return `${none} ${all.length > 2 ? `${listed(textsOf(all))} at once` : `both ${listed(textsOf(all))}`}. The closest:`;
}

const namesOfLimits = ({ avoidContents, avoidFamilies }: Limits): string =>
  listed([...avoidContents, ...[...avoidFamilies].map(familyName)], 'or');
