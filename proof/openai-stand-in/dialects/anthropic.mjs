// Anthropic's own `/v1/`, by its documentation of the OpenAI SDK: `response_format` is ignored. Its list of models wants
// `x-api-key` and answers 401 to a Bearer key alone (cc-switch#3738, June 2026). Without credits it
// is 400 (claude-code#66314, June 2026: seen on its own API, taken to be the same here).
import { found, modelList } from '../wire.mjs';

/** @type {(status: number, type: string, message: string, headers?: Record<string, string>) => import('../wire.mjs').Reply} */
const error = (status, type, message, headers) => ({
  status,
  body: { error: { code: type, message, type, param: null } },
  ...(headers && { headers }),
});

/** @type {import('../dialect.mjs').Dialect} */
const anthropic = {
  model: 'claude-haiku-4-5',
  window: 200_000,
  models: ({ model, headers }) =>
    headers['x-api-key'] === undefined
      ? error(401, 'authentication_error', 'x-api-key header is required')
      : found(modelList({ id: model })),
  formats: { json_schema: 'ignored', json_object: 'ignored' },
  frame: [
    'Here is what I would suggest, as JSON:\n\n```json\n',
    '\n```\n\nLet me know if you need anything else!',
  ],
  beyond: ({ prompt, window }) =>
    prompt < window
      ? undefined
      : error(400, 'invalid_request_error', `prompt is too long: ${prompt} tokens > ${window} maximum`),
  failures: {
    unauthorized: error(401, 'authentication_error', 'invalid x-api-key'),
    quota: error(400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'),
    'no-model': error(404, 'not_found_error', 'model: stand-in-1'),
    'rate-limit': error(429, 'rate_limit_error', 'This request would exceed your rate limit.', {
      'retry-after': '7',
    }),
    'server-error': error(529, 'overloaded_error', 'Overloaded'),
  },
};

export default {
  anthropic,
  'anthropic, in prose': { ...anthropic, formats: { json_schema: 'unheard', json_object: 'unheard' } },
};
