/** What other parts' tests use of the evaluation; never built, never shipped. */
export { answerOf } from './judge-chat.js';
export { largeMenu } from './large-menu.js';
export { SEEDED_MENU } from './seeded-menu.js';
