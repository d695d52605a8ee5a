import { CHAT_INSTRUCTIONS } from './chat.js';
import { PARSE_COCKTAIL_INSTRUCTIONS, PARSE_WHISKEY_INSTRUCTIONS } from './parse-drink.js';
import { RECOMMEND_INSTRUCTIONS } from './recommend.js';
import { SUGGEST_ORDER_INSTRUCTIONS } from './suggest-order.js';

/** What no answer may repeat. */
export const ALL_INSTRUCTIONS: readonly string[] = [
  RECOMMEND_INSTRUCTIONS,
  CHAT_INSTRUCTIONS,
  PARSE_COCKTAIL_INSTRUCTIONS,
  PARSE_WHISKEY_INSTRUCTIONS,
  SUGGEST_ORDER_INSTRUCTIONS,
];
