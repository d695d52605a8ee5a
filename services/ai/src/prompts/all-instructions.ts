import { CHAT_TASK } from './chat.js';
import { GUEST_INSTRUCTIONS } from './guest-question.js';
import { PARSE_COCKTAIL_INSTRUCTIONS, PARSE_WHISKEY_INSTRUCTIONS } from './parse-drink.js';
import { RECOMMEND_TASK } from './recommend.js';
import { SUGGEST_ORDER_INSTRUCTIONS } from './suggest-order.js';

/** What no answer may repeat. */
export const ALL_INSTRUCTIONS: readonly string[] = [
  GUEST_INSTRUCTIONS,
  RECOMMEND_TASK,
  CHAT_TASK,
  PARSE_COCKTAIL_INSTRUCTIONS,
  PARSE_WHISKEY_INSTRUCTIONS,
  SUGGEST_ORDER_INSTRUCTIONS,
];
