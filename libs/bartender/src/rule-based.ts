/** The bartender that needs no model, and what it reads texts and drinks by. */
export { RuleBasedBartender } from './rule-based-bartender.js';
export { parseIntent } from './intent/parse-intent.js';
export { drinkKey } from './intent/drink-names.js';
export { type Constraint, type Intent, type Limits, type WantedStrength } from './intent/intent.js';
export { tokenize, wordsAmong } from './intent/tokenize.js';
export { allergensAfter } from './knowledge/allergens/ticks.js';
export { FLAVOURS } from './knowledge/flavours.js';
export { FORMS, OCCASIONS } from './knowledge/occasions.js';
export { Vocabulary } from './language/spelling.js';
export { type Bar, KNOWN_WORDS } from './profile/bar.js';
export { profileCocktail } from './profile/cocktail-profile.js';
export { isAlcoholFree, type Profiled } from './profile/profile.js';
export { profileWhiskey } from './profile/whiskey-profile.js';
export { scoreConstraint } from './recommend/score-constraint.js';
