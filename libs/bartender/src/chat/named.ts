import { type Profiled } from '../profile/profile.js';
import { type Ranked } from '../recommend/rank.js';
import { described } from '../recommend/explanation.js';
import { bold, bullets } from '../language/marked-text.js';

/** "**Negroni** (out of stock tonight)". */
export const titled = ({ name, drink }: Profiled): string =>
  `${bold(name)}${drink.isAvailable ? '' : ' (out of stock tonight)'}`;

/** Ranked drinks as a list with a reason each. */
export const suggested = (ranked: readonly Ranked[]): string =>
  bullets(ranked.map((one) => `${bold(one.drink.name)}: ${described(one)}`));

/** The name within a sentence: "the **Negroni**", "**The Macallan 12**". */
export const theDrink = (name: string): string => (/^the\s/i.test(name) ? bold(name) : `the ${bold(name)}`);
