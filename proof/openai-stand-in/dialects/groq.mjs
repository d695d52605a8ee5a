// Groq. Most models refuse `json_schema` (Vane#980); `reasoning_format` is raw by default: tags in the content. The free
// tier counts prompt and cap against the tokens of a minute (ha-groq-cloud-api#27, koassistant#106): 6000 or 8000.
// JSON that its model got wrong is 400 (amurex-backend#38).
import { found, modelList, refusal } from '../wire.mjs';
import { strictSchemas } from './plain.mjs';

const NO_SCHEMA =
  'This model does not support response format `json_schema`. See supported models at the docs.';
const WORD =
  "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
const RATE = 'Rate limit reached for model on tokens per minute (TPM). Please try again in 6.2s.';
const INVALID_JSON =
  "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.";

/** @type {(limit: number, requested: number) => import('../wire.mjs').Reply} */
const tooLarge = (limit, requested) =>
  refusal(
    413,
    `Request too large for model on tokens per minute (TPM): Limit ${limit}, Requested ${requested}, please reduce ` +
      'your message size and try again.',
    { type: 'tokens', code: 'rate_limit_exceeded' },
  );

/** @type {import('../dialect.mjs').Dialect} */
const groq = {
  model: 'llama-3.3-70b-versatile',
  prefix: '/openai/v1',
  window: 131_072,
  models: ({ model, window }) =>
    found(modelList({ id: model, active: true, context_window: window, max_completion_tokens: 32_768 })),
  formats: { json_schema: refusal(400, NO_SCHEMA, { param: 'response_format' }) },
  wantsTheWordJson: refusal(400, WORD),
  failures: {
    unauthorized: refusal(401, 'Invalid API Key', { code: 'invalid_api_key' }),
    'no-model': refusal(404, 'The model does not exist or you do not have access to it.', {
      code: 'model_not_found',
    }),
    'rate-limit': refusal(429, RATE, { type: 'tokens', code: 'rate_limit_exceeded' }, { 'retry-after': '7' }),
    'too-large': tooLarge(6000, 7435),
    'invalid-json': refusal(400, INVALID_JSON, { code: 'json_validate_failed' }),
  },
};

/** @type {import('../dialect.mjs').Dialect} */
const freeTier = {
  ...groq,
  beyond: ({ prompt, cap = 0 }) => (prompt + cap > 8000 ? tooLarge(8000, prompt + cap) : undefined),
};

export default {
  groq,
  'groq, strict schemas': { ...groq, formats: {}, refusesSchema: strictSchemas },
  'groq, thinking': { ...groq, thinking: { tokens: 2500, as: 'tags' } },
  'groq, free tier': freeTier,
};
