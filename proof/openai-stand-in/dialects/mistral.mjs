// Mistral. Magistral, and Small when it reasons, answer with lists of `thinking` and `text` parts (spring-ai#5019,
// braintrust#1857). A field that it does not know is 422 and without an `error` around it, `max_completion_tokens`
// too (eca#231 and #315, February 2026). A stream tells its cost unasked.
import { found, modelList } from '../wire.mjs';

/** @type {(status: number, message: unknown, type: string, code?: string | null) => import('../wire.mjs').Reply} */
const error = (status, message, type, code = null) => ({
  status,
  body: { object: 'error', message, type, param: null, code },
});
const OTHER_CAP = {
  detail: [
    {
      type: 'extra_forbidden',
      loc: ['body', 'max_completion_tokens'],
      msg: 'Extra inputs are not permitted',
    },
  ],
};

/** @type {import('../dialect.mjs').Dialect} */
const mistral = {
  model: 'mistral-small-latest',
  window: 131_072,
  models: ({ model, window }) =>
    found(
      modelList({
        ...{ id: model, owned_by: 'mistralai', max_context_length: window },
        capabilities: { completion_chat: true },
      }),
    ),
  unknownPath: () => ({ status: 404, body: { message: 'no Route matched with those values' } }),
  caps: { max_completion_tokens: error(422, OTHER_CAP, 'invalid_request_error') },
  tellsCost: 'always',
  failures: {
    unauthorized: { status: 401, body: { detail: 'Unauthorized' } },
    'no-model': error(400, 'Invalid model: stand-in-1', 'invalid_model', '1500'),
    'rate-limit': error(429, 'Rate limit exceeded', 'rate_limited', '1300'),
    unprocessable: error(
      422,
      'Assistant message must have either content or tool_calls',
      'invalid_request_error',
    ),
    'server-error': error(503, 'Service unavailable.', 'internal_server_error', '3000'),
  },
};

export default {
  mistral,
  magistral: { ...mistral, model: 'magistral-small-latest', thinking: { tokens: 2500, as: 'parts' } },
};
