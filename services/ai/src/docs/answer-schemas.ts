import { AI_TEXT_LIMITS, MATCH_SCORE, RECOMMENDATION_COUNT, TEXT_LIMITS } from '@peanut/contracts';

const text = (maxLength?: number) => ({ type: 'string', ...(maxLength ? { maxLength } : {}) });
const flag = { type: 'boolean' };
const uuid = { type: 'string', format: 'uuid' };

const RECOMMENDATION = {
  type: 'object',
  required: ['name', 'spirit', 'description', 'reasoning', 'matchScore', 'type'],
  properties: {
    name: text(TEXT_LIMITS.name),
    spirit: text(TEXT_LIMITS.spirit),
    description: text(AI_TEXT_LIMITS.description),
    reasoning: text(AI_TEXT_LIMITS.reasoning),
    matchScore: { type: 'integer', minimum: MATCH_SCORE.min, maximum: MATCH_SCORE.max },
    type: { type: 'string', enum: ['cocktail', 'whiskey'] },
    cocktailId: uuid,
    whiskeyId: uuid,
  },
};

export const AI_SCHEMAS = {
  Bartender: { type: 'object', required: ['name'], properties: { name: text() } },
  Recommendations: {
    type: 'object',
    required: ['recommendations'],
    properties: {
      recommendations: { type: 'array', maxItems: RECOMMENDATION_COUNT.max, items: RECOMMENDATION },
    },
  },
  ChatAnswer: {
    type: 'object',
    description:
      'Sanitised HTML. With "Accept: text/event-stream" the answer is a stream: data {"delta"}, then event done with this object, or event error with an error body.',
    required: ['response'],
    properties: { response: text() },
  },
  CocktailFields: {
    type: 'object',
    description: 'The fields that were read, all others are left out.',
    properties: {
      name: text(TEXT_LIMITS.name),
      spirit: text(TEXT_LIMITS.spirit),
      description: text(TEXT_LIMITS.description),
      ingredients: { type: 'array', minItems: 1, items: text(TEXT_LIMITS.ingredient) },
      glass: text(TEXT_LIMITS.glass),
      ice: text(TEXT_LIMITS.ice),
      smoke: { type: ['string', 'null'], maxLength: TEXT_LIMITS.smoke },
      prep: text(TEXT_LIMITS.prep),
      isVisible: flag,
      isAvailable: flag,
      sortOrder: { type: 'integer' },
    },
  },
  WhiskeyFields: {
    type: 'object',
    description: 'The fields that were read, all others are left out.',
    properties: {
      number: { type: 'integer', minimum: 1 },
      name: text(TEXT_LIMITS.name),
      spirit: text(TEXT_LIMITS.spirit),
      proof: { type: 'number', minimum: 0, maximum: 200 },
      profile: text(TEXT_LIMITS.profile),
      notes: text(TEXT_LIMITS.notes),
      water: text(TEXT_LIMITS.water),
      rest: text(TEXT_LIMITS.rest),
      rationale: text(TEXT_LIMITS.rationale),
      isVisible: flag,
      isAvailable: flag,
      sortOrder: { type: 'integer' },
    },
  },
  SuggestedOrder: {
    type: 'object',
    required: ['suggestedNumber', 'reasoning'],
    properties: {
      suggestedNumber: { type: 'integer', minimum: 1 },
      reasoning: text(AI_TEXT_LIMITS.reasoning),
    },
  },
};
