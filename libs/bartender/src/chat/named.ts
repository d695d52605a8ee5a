import { type Profiled } from '../profile/profile.js';
import { type Ranked } from '../recommend/rank.js';
import { described } from '../recommend/explanation.js';
import { capital, withArticle } from '../language/sentences.js';
import { bold, bullets } from '../language/marked-text.js';

/** "**Negroni** (out of stock tonight)". */
export const titled = ({ name, drink }: Profiled): string =>
  `${bold(name)}${drink.isAvailable ? '' : ' (out of stock tonight)'}`;

/** Ranked drinks as a list with a reason each. */
export const suggested = (ranked: readonly Ranked[]): string =>
  bullets(ranked.map((one) => `${bold(one.drink.name)}: ${described(one)}`));

/** "A **Daiquiri**", "an **Old Fashioned**". */
export const aDrink = (name: string): string => `${withArticle(name).slice(0, -name.length)}${bold(name)}`;

/** "The **Negroni**", at the start of a sentence. */
export const theTitled = (one: Profiled): string =>
  `${capital(theDrink(one.name))}${one.drink.isAvailable ? '' : ' (out of stock tonight)'}`;

/** The name within a sentence: "the **Negroni**", "**The Macallan 12**". */
export const theDrink = (name: string): string => (/^the\s/i.test(name) ? bold(name) : `the ${bold(name)}`);

export const ASKS_STORY =
  / (?:invent|invented|history|origin|named after|called|created|story|came up with|from) /;

export const unknownStory = (name: string): string => `I don't know the story of ${theDrink(name)}.`;
