// The wire format of chat completions as OpenAI documents it, for a model without a limit.
import { modelList, found, refusal, schemaProblem } from '../wire.mjs';

const headers = { 'retry-after': '7', 'x-request-id': 'req_stand_in' };
const QUOTA = 'You exceeded your current quota, please check your plan and billing details.';
const RATE = 'Rate limit reached for requests per min (RPM): Limit 3, Used 3, Requested 1.';
const BROKEN = 'The server had an error while processing your request.';

/**
 * What strict structured outputs refuse.
 * @type {(schema: import('../prompt.mjs').Schema) => import('../wire.mjs').Reply | undefined}
 */
export function strictSchemas(schema) {
  const problem = schemaProblem(schema);
  return problem ? refusal(400, `Invalid schema: ${problem}`) : undefined;
}

/** @type {import('../dialect.mjs').Dialect} */
export const PLAIN = {
  model: 'stand-in',
  models: ({ model }) => found(modelList({ id: model })),
  caps: { max_tokens: 'ignored', max_completion_tokens: 'ignored' },
  refusesSchema: strictSchemas,
  failures: {
    quota: refusal(429, QUOTA, { type: 'insufficient_quota', code: 'insufficient_quota' }, headers),
    'rate-limit': refusal(429, RATE, { type: 'requests', code: 'rate_limit_exceeded' }, headers),
    'server-error': refusal(500, BROKEN, { type: 'server_error' }, headers),
    unauthorized: refusal(
      401,
      'Incorrect API key provided: sk-canary.',
      { code: 'invalid_api_key' },
      headers,
    ),
    'no-model': refusal(404, 'The model does not exist.', { code: 'model_not_found' }, headers),
  },
};

export default { plain: PLAIN };
