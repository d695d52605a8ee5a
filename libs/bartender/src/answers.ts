/** What turns a bartender's answer into what guests get, whoever gave it and wherever it runs. */
export { checkRecommendations } from './answers/check-recommendations.js';
export { limitNote } from './limits/limit-note.js';
export { limitsOfQuery } from './limits/limits.js';
export { htmlText } from './answers/html-text.js';
export { markdownHtml } from './answers/markdown-html.js';
export { wholeWithin } from './answers/whole-number.js';
