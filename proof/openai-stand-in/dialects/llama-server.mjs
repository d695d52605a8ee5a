// llama-server of llama.cpp b10309 (82bb48500, August 2026), run with random weights: its wire format, errors and limits.
// `/props` and `meta` also from its source (c392e5094). It takes any model's name, lists models without a key, and wants
// no `/v1`. A prompt beyond the window is refused, whatever --context-shift says; thinking is outside the grammar.
import { event, found, modelList } from '../wire.mjs';

/** @type {(status: number, type: string, message: string, more?: object) => import('../wire.mjs').Reply} */
const error = (status, type, message, more) => ({
  status,
  body: { error: { code: status, message, type, ...more } },
});
const UNREADABLE = 'The model produced output that does not match the expected peg-native format';

/** @type {import('../dialect.mjs').Dialect} */
const small = {
  model: 'qwen2.5-7b-instruct-q4_k_m.gguf',
  prefix: '',
  // As started with `-c 4096`.
  window: 4096,
  models: ({ model }) =>
    found(modelList({ id: model, owned_by: 'llamacpp', meta: { n_vocab: 152_064, n_ctx_train: 32_768 } })),
  endpoints: {
    'GET /props': ({ model, window }) =>
      found({
        default_generation_settings: { id: 0, n_ctx: window, params: { n_predict: -1 } },
        ...{ total_slots: 1, model_path: `/models/${model}`, build_info: 'b10309-82bb48500' },
      }),
  },
  unknownPath: () => error(404, 'not_found_error', 'File Not Found'),
  beyond: ({ prompt, window }) =>
    prompt < window
      ? undefined
      : error(
          ...[400, 'exceed_context_size_error'],
          `request (${prompt} tokens) exceeds the available context size (${window} tokens), try increasing it`,
          { n_prompt_tokens: prompt, n_ctx: window },
        ),
  first: { content: null },
  life: { stream: ':\n\n', whole: '' },
  midStream: event(error(500, 'server_error', UNREADABLE).body),
  failures: {
    unauthorized: error(401, 'authentication_error', 'Invalid API Key'),
    loading: error(503, 'unavailable_error', 'Loading model'),
    'server-error': error(500, 'server_error', UNREADABLE),
  },
};

export default {
  'llama-server': small,
  // --jinja with a template of Qwen3.5, gpt-oss, QwQ or R1.
  'llama-server, thinking': {
    ...small,
    window: 32_768,
    thinking: { tokens: 2500, as: 'reasoning_content' },
  },
};
