/** What answers guests, without what reads recipes: a browser that is offline needs no more. */
export { answer } from './chat/chat.js';
export { recommend } from './recommend/recommend.js';
