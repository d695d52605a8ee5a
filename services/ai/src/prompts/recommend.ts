import type { MenuSnapshot, RecommendationQuery } from '@peanut/bartender';
import { limitLabel, RECOMMENDATION_COUNT } from '@peanut/contracts';
import { GUEST_INSTRUCTIONS, guestQuestion } from './guest-question.js';
import { objectSchema, type SchemaPrompt } from './prompt.js';

const text = { type: 'string' };

const SCHEMA = objectSchema({
  recommendations: {
    type: 'array',
    items: objectSchema({
      name: text,
      spirit: text,
      description: { ...text, description: 'One sentence on how it tastes' },
      reasoning: { ...text, description: 'One sentence on why it fits this guest' },
      matchScore: { type: 'integer', description: '0 to 100' },
      type: { type: 'string', enum: ['cocktail', 'whiskey'] },
      id: { type: ['string', 'null'], description: 'The id on the menu; null when it is not on the menu' },
    }),
  },
});

export const RECOMMEND_TASK = `Recommend ${RECOMMENDATION_COUNT.asked} drinks that fit the guest's <wish>, best first, from <menu>, with their exact ids and names.
An allergy, a diet, <limits>, and every no in the wish are hard limits: leave out what holds it, may hold it, or cannot be told, on the menu or off it.
Only when fewer than ${RECOMMENDATION_COUNT.asked} drinks of the menu fit, add a known classic that is not on the menu, with id null.
matchScore: 80 and more is a clear fit, below 60 a stretch; give different drinks different scores.
reasoning is one friendly sentence that names what in the drink fits the wish. Answer in the guest's language, plain text only.`;

/** Three drinks, and some more where their sentences are long. */
const RECOMMEND_TOKENS = 800;

/** Which drinks fit a wish. */
export function recommendPrompt(query: RecommendationQuery, menu: MenuSnapshot): SchemaPrompt {
  const wish = query.description ?? query.preferences ?? '';
  return {
    name: 'recommendations',
    schema: SCHEMA,
    instructions: GUEST_INSTRUCTIONS,
    data: guestQuestion(menu, { limits: (query.limits ?? []).map(limitLabel), wish }, RECOMMEND_TASK),
    answerTokens: RECOMMEND_TOKENS,
  };
}
