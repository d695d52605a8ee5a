// The wire format of chat completions, as OpenAI documents it.
import { randomBytes } from 'node:crypto';

const newId = () => `chatcmpl-${randomBytes(8).toString('hex')}`;
const now = () => Math.floor(Date.now() / 1000);

/** A whole answer. `message` may replace the content, e.g. by a refusal. */
export function completion(model, content, { finishReason = 'stop', message = {} } = {}) {
  return {
    id: newId(),
    object: 'chat.completion',
    created: now(),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations: [], ...message },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    system_fingerprint: 'fp_stand_in',
  };
}

/** The events of a streamed answer, without the closing one. */
export function* chunks(model, pieces) {
  const id = newId();
  const chunk = (delta, finish_reason = null) => ({
    id,
    object: 'chat.completion.chunk',
    created: now(),
    model,
    system_fingerprint: 'fp_stand_in',
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
  });
  yield chunk({ role: 'assistant', content: '', refusal: null });
  for (const content of pieces) yield chunk({ content });
  yield chunk({}, 'stop');
}

export const event = (data) => `data: ${JSON.stringify(data)}\n\n`;
export const LAST_EVENT = 'data: [DONE]\n\n';

/** Statuses and bodies of the API's own errors. */
export const ERRORS = {
  quota: [
    429,
    {
      message: 'You exceeded your current quota, please check your plan and billing details.',
      type: 'insufficient_quota',
      param: null,
      code: 'insufficient_quota',
    },
  ],
  'rate-limit': [
    429,
    {
      message: 'Rate limit reached for requests per min (RPM): Limit 3, Used 3, Requested 1.',
      type: 'requests',
      param: null,
      code: 'rate_limit_exceeded',
    },
  ],
  'server-error': [
    500,
    {
      message: 'The server had an error while processing your request.',
      type: 'server_error',
      param: null,
      code: null,
    },
  ],
  unauthorized: [
    401,
    {
      message: 'Incorrect API key provided: sk-canary.',
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_api_key',
    },
  ],
  'no-model': [
    404,
    {
      message: 'The model does not exist.',
      type: 'invalid_request_error',
      param: null,
      code: 'model_not_found',
    },
  ],
};

/** What strict structured outputs refuse: every object lists all its properties as required and allows no other. */
export function schemaProblem(schema, path = '') {
  if (schema?.type !== 'object') {
    return schema?.items ? schemaProblem(schema.items, `${path}[]`) : undefined;
  }
  const names = Object.keys(schema.properties ?? {});
  if (schema.additionalProperties !== false) return `${path}: additionalProperties must be false`;
  const missing = names.find((name) => !schema.required?.includes(name));
  if (missing) return `${path}: required must include ${missing}`;
  return names
    .map((name) => schemaProblem(schema.properties[name], `${path}.${name}`))
    .find((problem) => problem);
}
