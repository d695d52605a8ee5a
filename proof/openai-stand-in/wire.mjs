// The wire format of chat completions, as OpenAI documents it.
import { randomBytes } from 'node:crypto';

const newId = () => `chatcmpl-${randomBytes(8).toString('hex')}`;
const now = () => Math.floor(Date.now() / 1000);

/**
 * What an answer costs, in tokens.
 * @typedef {{ prompt: number, completion: number }} Cost
 * @param {Cost} cost
 */
const usageOf = ({ prompt, completion }) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
});

/**
 * A whole answer.
 * @param {string} model
 * @param {object} message its content, and what else it has
 * @param {{ finish: string, cost: Cost }} options
 */
export function completion(model, message, { finish, cost }) {
  return {
    id: newId(),
    object: 'chat.completion',
    created: now(),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: null, annotations: [], ...message },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    usage: usageOf(cost),
    system_fingerprint: 'fp_stand_in',
  };
}

/**
 * The events of a streamed answer, without the closing one. Its cost is in an event of its own, as OpenAI has it, or
 * in the last one.
 * @param {string} model
 * @param {object[]} deltas
 * @param {{ first: object, finish: string, cost: Cost, tellsCost: 'no' | 'apart' | 'last' }} options
 */
export function* chunks(model, deltas, { first, finish, cost, tellsCost }) {
  const id = newId();
  /** @type {(choices: object[], usage?: object) => object} */
  const chunk = (choices, usage) => ({
    ...{ id, object: 'chat.completion.chunk', created: now(), model, system_fingerprint: 'fp_stand_in' },
    ...{ choices, ...(usage && { usage }) },
  });
  /** @type {(delta: object, finish_reason?: string | null) => object[]} */
  const choices = (delta, finish_reason = null) => [{ index: 0, delta, logprobs: null, finish_reason }];
  yield chunk(choices({ role: 'assistant', content: '', ...first }));
  for (const delta of deltas) yield chunk(choices(delta));
  yield chunk(choices({}, finish), tellsCost === 'last' ? usageOf(cost) : undefined);
  if (tellsCost === 'apart') yield chunk([], usageOf(cost));
}

/** @param {unknown} data */
export const event = (data) => `data: ${JSON.stringify(data)}\n\n`;
export const LAST_EVENT = 'data: [DONE]\n\n';

/**
 * An answer as a whole. A text is sent as it is.
 * @typedef {{ status: number, body: unknown, headers?: Record<string, string> }} Reply
 */

/** @type {(body: unknown) => Reply} */
export const found = (body) => ({ status: 200, body });

/**
 * An error as OpenAI words it.
 * @type {(status: number, message: string, kind?: { type?: string, code?: string | number | null, param?: string }, headers?: Record<string, string>) => Reply}
 */
export const refusal = (
  status,
  message,
  { type = 'invalid_request_error', code = null, param } = {},
  headers,
) => ({
  status,
  body: { error: { message, type, param: param ?? null, code } },
  ...(headers && { headers }),
});

/**
 * A list of models; each entry has at least its id.
 * @param {({ id: string } & Record<string, unknown>)[]} models
 */
export const modelList = (...models) => ({
  object: 'list',
  data: models.map((model) => ({ object: 'model', created: now(), ...model })),
});

/**
 * What strict structured outputs refuse: every object lists all its properties as required and allows no other.
 * @type {(schema: import('./prompt.mjs').Schema | undefined, path?: string) => string | undefined}
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
