import type { MenuSnapshot, RecommendationQuery } from '@peanut/bartender';
import { limitLabel, RECOMMENDATION_COUNT } from '@peanut/contracts';
import { ALLERGY_RULES, DATA_RULES, fence, menuData, objectSchema, type SchemaPrompt } from './prompt.js';

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

export const RECOMMEND_INSTRUCTIONS = `You are the bartender of a home bar and recommend drinks to a guest.
${DATA_RULES}
Recommend ${RECOMMENDATION_COUNT.asked} drinks that fit the guest's <wish>, best first, from <menu>, with their exact ids and names.
An allergy, a diet, <limits>, and every no in the wish are hard limits: nothing that holds it or may hold it, on the menu or off it. Recommend only drinks with inStock true.
${ALLERGY_RULES} Leave such a drink out.
Only when fewer than ${RECOMMENDATION_COUNT.asked} drinks of the menu fit, add a known classic that is not on the menu, with id null.
matchScore says how well a drink fits: 80 and more is a clear fit, below 60 a stretch. Give different drinks different scores.
reasoning is one friendly sentence that names what in the drink fits the wish. Answer in the guest's language, plain text only.`;

/** Which drinks fit a wish. */
export function recommendPrompt(query: RecommendationQuery, menu: MenuSnapshot): SchemaPrompt {
  return {
    name: 'recommendations',
    schema: SCHEMA,
    instructions: RECOMMEND_INSTRUCTIONS,
    data: [
      fence('menu', menuData(menu)),
      fence('limits', (query.limits ?? []).map(limitLabel)),
      fence('wish', query.description ?? query.preferences ?? ''),
    ].join('\n'),
  };
}
