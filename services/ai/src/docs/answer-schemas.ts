import {
  AI_TEXT_LIMITS,
  COCKTAIL_FIELDS,
  MATCH_SCORE,
  RECOMMENDATION_COUNT,
  TEXT_LIMITS,
  WHISKEY_FIELDS,
  valueSchemas,
  type FieldTable,
} from '@peanut/contracts';

const text = (maxLength?: number) => ({ type: 'string', ...(maxLength ? { maxLength } : {}) });
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

const readFields = (table: FieldTable) => ({
  type: 'object',
  description: 'The fields that were read, all others are left out.',
  properties: valueSchemas(table),
});

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
  CocktailFields: readFields(COCKTAIL_FIELDS),
  WhiskeyFields: readFields(WHISKEY_FIELDS),
  SuggestedOrder: {
    type: 'object',
    required: ['suggestedNumber', 'reasoning'],
    properties: {
      suggestedNumber: { type: 'integer', minimum: 1 },
      reasoning: text(AI_TEXT_LIMITS.reasoning),
    },
  },
};
