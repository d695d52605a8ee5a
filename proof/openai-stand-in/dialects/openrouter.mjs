// OpenRouter, as its documentation of streaming and errors has it: comments while it waits, numbers as codes, 402 without
// credits, 403 from moderation. Once a model has begun, an error comes with 200 or as an event of the stream.
import { event, found } from '../wire.mjs';

/** @type {(code: number, message: string, metadata?: object) => { error: object }} */
const body = (code, message, metadata) => ({ error: { code, message, ...(metadata && { metadata }) } });
const RATE = 'Rate limit exceeded: free-models-per-min.';
const DOWN = 'Provider returned error';
const choices = [{ index: 0, delta: { content: '' }, finish_reason: 'error' }];

/** @type {import('../dialect.mjs').Dialect} */
const openrouter = {
  model: 'meta-llama/llama-3.3-70b-instruct',
  prefix: '/api/v1',
  window: 131_072,
  models: ({ model, window }) =>
    found({
      data: [{ id: model, context_length: window, top_provider: { context_length: window } }],
    }),
  beyond: ({ prompt, window }) =>
    prompt < window
      ? undefined
      : {
          status: 400,
          body: body(
            400,
            `This endpoint's maximum context length is ${window} tokens. You requested ${prompt}.`,
          ),
        },
  life: { stream: ': OPENROUTER PROCESSING\n\n', whole: '\n         \n' },
  midStream: event({ object: 'chat.completion.chunk', ...body(502, DOWN), choices }),
  failures: {
    unauthorized: { status: 401, body: body(401, 'No auth credentials found') },
    quota: {
      status: 402,
      body: body(402, 'Insufficient credits. Add more using https://openrouter.ai/credits'),
    },
    moderation: {
      status: 403,
      body: body(403, 'Your input was flagged.', {
        reasons: ['violence'],
        flagged_input: 'some…',
        model_slug: 'm',
      }),
    },
    'rate-limit': { status: 429, body: body(429, RATE), headers: { 'retry-after': '7' } },
    'rate-limit-in-200': { status: 200, body: body(429, RATE) },
    'server-error': { status: 502, body: body(502, DOWN) },
    'error-in-200': { status: 200, body: body(502, DOWN) },
  },
};

export default {
  openrouter,
  'openrouter, thinking': { ...openrouter, thinking: { tokens: 2500, as: 'reasoning' } },
};
