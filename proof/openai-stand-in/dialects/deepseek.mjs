// DeepSeek. It refuses `json_schema` and takes `json_object` where the prompt says JSON (llm-exe#662, inspect_ai#4916); while
// it waits it sends blank lines, or comments in a stream (its documentation of rate limits); 402 without a balance.
import { found, modelList, refusal } from '../wire.mjs';

const WORD =
  "Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'.";
const NO_SCHEMA = 'This response_format type is unavailable now';

/** @type {import('../dialect.mjs').Dialect} */
const deepseek = {
  model: 'deepseek-chat',
  prefix: '',
  window: 131_072,
  models: ({ model }) => found(modelList({ id: model, owned_by: 'deepseek' })),
  formats: { json_schema: refusal(400, NO_SCHEMA, { code: 'invalid_request_error' }) },
  wantsTheWordJson: refusal(400, WORD, { code: 'invalid_request_error' }),
  beyond: ({ prompt, window }) =>
    prompt < window
      ? undefined
      : refusal(
          400,
          `This model's maximum context length is ${window} tokens. However, you requested ${prompt}.`,
        ),
  life: { stream: ': keep-alive\n\n', whole: '\n' },
  tellsCost: 'always',
  failures: {
    unauthorized: refusal(401, 'Authentication Fails, Your api key: ****nary is invalid', {
      ...{ type: 'authentication_error', code: 'invalid_request_error' },
    }),
    quota: refusal(402, 'Insufficient Balance', { type: 'unknown_error', code: 'invalid_request_error' }),
    'no-model': refusal(400, 'Model Not Exist', { code: 'invalid_request_error' }),
  },
};

export default {
  deepseek,
  'deepseek, thinking': { ...deepseek, thinking: { tokens: 2500, as: 'reasoning_content' } },
};
