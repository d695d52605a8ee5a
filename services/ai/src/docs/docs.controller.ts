import { Controller, Get, Header } from '@nestjs/common';
import {
  GUEST_LIMITS,
  AI_TEXT_LENGTHS,
  COCKTAIL_FIELDS,
  DRINK_FIELDS,
  MATCH_SCORE,
  NOT_UNDERSTOOD,
  RECOMMENDATION_COUNT,
  TEXT_LENGTHS,
  WHISKEY_FIELDS,
  WHISKEY_NUMBER,
  valueSchemas,
  type Bartender,
  ANSWER_FORMATS,
  SERVER_SENTENCE_LENGTH,
  TOKEN_CAPS,
  type ChatAnswer,
  type ModelAbilities,
  type ModelFailure,
  type ModelReport,
  type ModelTrial,
  type TrialFinding,
  type FieldTable,
  type Recommendation,
  type RecommendationsAnswer,
  type SuggestedOrder,
} from '@peanut/contracts';
import { OpenApi, Public, answerSchema, type OpenApiOptions } from '@peanut/service';

const text = (maxLength?: number) => ({ type: 'string', ...(maxLength ? { maxLength } : {}) });
const uuid = { type: 'string', format: 'uuid' };

const RECOMMENDATION = answerSchema<Recommendation>(
  {
    name: text(TEXT_LENGTHS.name),
    spirit: text(TEXT_LENGTHS.spirit),
    description: text(AI_TEXT_LENGTHS.description),
    reasoning: text(AI_TEXT_LENGTHS.reasoning),
    matchScore: { type: 'integer', minimum: MATCH_SCORE.min, maximum: MATCH_SCORE.max },
    type: { type: 'string', enum: Object.keys(DRINK_FIELDS) },
    cocktailId: uuid,
    whiskeyId: uuid,
  },
  ['cocktailId', 'whiskeyId'],
);

const readFields = (table: FieldTable) => ({
  type: 'object',
  description:
    'The fields that were read, all others are left out; notUnderstood names the clauses of the text that were not understood, and is left out when there are none.',
  properties: {
    ...valueSchemas(table),
    notUnderstood: {
      type: 'array',
      minItems: 1,
      maxItems: NOT_UNDERSTOOD.maxItems,
      items: text(NOT_UNDERSTOOD.maxLength),
    },
  },
});

/** What a guest's words said that the guest may not have. */
const LIMITS = { type: 'array', items: { type: 'string', enum: GUEST_LIMITS } };

const SCHEMAS = {
  Bartender: answerSchema<Bartender>({ name: text() }),
  Recommendations: answerSchema<RecommendationsAnswer>({
    recommendations: { type: 'array', maxItems: RECOMMENDATION_COUNT.max, items: RECOMMENDATION },
    limits: LIMITS,
  }),
  ChatAnswer: {
    ...answerSchema<ChatAnswer>({ response: text(), limits: LIMITS }),
    description:
      'Sanitised HTML. With "Accept: text/event-stream" the answer is a stream: data {"delta"}, then event done with this object, or event error with an error body.',
  },
  CocktailFields: readFields(COCKTAIL_FIELDS),
  WhiskeyFields: readFields(WHISKEY_FIELDS),
  SuggestedOrder: answerSchema<SuggestedOrder>({
    suggestedNumber: { type: 'integer', minimum: WHISKEY_NUMBER.min },
    reasoning: text(AI_TEXT_LENGTHS.reasoning),
  }),
};

const MODEL_SCHEMAS = {
  ModelReport: answerSchema<ModelReport>(
    {
      model: text(),
      server: text(),
      window: answerSchema<NonNullable<ModelReport['window']>>({
        tokens: { type: 'integer' },
        source: text(),
      }),
      abilities: answerSchema<ModelAbilities>({
        format: { type: 'string', enum: ANSWER_FORMATS },
        cap: { type: 'string', enum: TOKEN_CAPS },
        streams: { type: 'boolean' },
        thinks: { type: 'boolean' },
      }),
      failure: answerSchema<ModelFailure>(
        { at: { type: 'string', format: 'date-time' }, cause: text(), said: text(SERVER_SENTENCE_LENGTH) },
        ['said'],
      ),
    },
    ['model', 'server', 'window', 'abilities', 'failure'],
  ),
  ModelTrial: answerSchema<ModelTrial>({
    findings: {
      type: 'array',
      items: answerSchema<TrialFinding>({
        level: { type: 'string', enum: ['ok', 'warn', 'fail'] },
        text: text(),
      }),
    },
  }),
};

const AI_OPEN_API: OpenApiOptions = {
  title: 'Peanut AI',
  description: 'Recommendations and chat for guests, help in the forms for the owner.',
  service: 'ai',
  schemas: { ...SCHEMAS, ...MODEL_SCHEMAS },
};

@Controller('api/docs')
@Public()
export class DocsController {
  constructor(private readonly openApi: OpenApi) {}

  @Get('ai.json')
  @Header('Cache-Control', 'no-cache')
  document(): Promise<object> {
    return this.openApi.document(AI_OPEN_API);
  }
}
