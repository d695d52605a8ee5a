/** What turns a bartender's answer into what guests get, whoever gave it and wherever it runs. */
export { checkRecommendations } from './answers/check-recommendations.js';
export { withDrinkLinks } from './answers/drink-links.js';
export { holdingOf } from './answers/holding.js';
export { containsNote, limitNote } from './limits/limit-note.js';
export { checkClaims } from './limits/model-claims.js';
export { limitsOfChat, limitsOfQuery, limitsToKeep } from './limits/limits.js';
export { htmlText } from './answers/html-text.js';
export { bold, markedHtml, markedText, paragraphs } from './language/marked-text.js';
export { shortIngredient } from './language/short-ingredient.js';
export { wholeWithin } from './answers/whole-number.js';
export { withPlaces } from './answers/with-places.js';
