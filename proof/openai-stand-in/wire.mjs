// The wire format of chat completions, as OpenAI documents it.
import { randomBytes } from 'node:crypto';

const newId = () => `chatcmpl-${randomBytes(8).toString('hex')}`;
const now = () => Math.floor(Date.now() / 1000);

/**
 * A whole answer. `message` may replace the content, e.g. by a refusal.
 * @param {string} model
 * @param {string | null} content
 * @param {{ finishReason?: string, message?: object }} [options]
 */
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

/**
 * The events of a streamed answer, without the closing one.
 * @param {string} model
 * @param {string[]} pieces
 */
export function* chunks(model, pieces) {
  const id = newId();
  /** @type {(delta: object, finish_reason?: string | null) => object} */
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

/** @param {object} data */
export const event = (data) => `data: ${JSON.stringify(data)}\n\n`;
export const LAST_EVENT = 'data: [DONE]\n\n';

/** @type {(status: number, type: string, code: string | null, message: string) => [number, object]} */
const error = (status, type, code, message) => [status, { message, type, param: null, code }];
const INVALID = 'invalid_request_error';
const QUOTA = 'You exceeded your current quota, please check your plan and billing details.';
const RATE = 'Rate limit reached for requests per min (RPM): Limit 3, Used 3, Requested 1.';
const BROKEN = 'The server had an error while processing your request.';

/** Statuses and bodies of the API's own errors. */
export const ERRORS = new Map([
  ['quota', error(429, 'insufficient_quota', 'insufficient_quota', QUOTA)],
  ['rate-limit', error(429, 'requests', 'rate_limit_exceeded', RATE)],
  ['server-error', error(500, 'server_error', null, BROKEN)],
  ['unauthorized', error(401, INVALID, 'invalid_api_key', 'Incorrect API key provided: sk-canary.')],
  ['no-model', error(404, INVALID, 'model_not_found', 'The model does not exist.')],
]);

/**
 * A JSON schema, as far as it is looked at.
 * @typedef {object} Schema
 * @property {string} [type]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {boolean} [additionalProperties]
 * @property {string[]} [required]
 */

/**
 * What strict structured outputs refuse: every object lists all its properties as required and allows no other.
 * @type {(schema: Schema | undefined, path?: string) => string | undefined}
 */
export function schemaProblem(schema, path = '') {
  if (schema?.type !== 'object') return schema?.items && schemaProblem(schema.items, `${path}[]`);
  const { properties = {}, required = [] } = schema;
  if (schema.additionalProperties !== false) return `${path}: additionalProperties must be false`;
  const missing = Object.keys(properties).find((name) => !required.includes(name));
  if (missing) return `${path}: required must include ${missing}`;
  return Object.entries(properties)
    .map(([name, property]) => schemaProblem(property, `${path}.${name}`))
    .find((problem) => problem);
}
