// Ollama v0.33.0-rc2 (fb307609, August 2026), read in its source; `/api/ps` and `/api/show` as docs.ollama.com has them.
// The window is 4096 below 24 GiB of video memory. Of a prompt beyond it only the end is read, and the answer is 200.
// Models that can think do, before the schema's grammar begins. An error in mid-stream becomes an empty chunk.
import { event, found, modelList, refusal } from '../wire.mjs';

const DETAILS = { format: 'gguf', family: 'qwen3', parameter_size: '8.2B', quantization_level: 'Q4_K_M' };

/** @type {import('../dialect.mjs').Dialect} */
const ollama = {
  model: 'qwen3:8b',
  window: 4096,
  models: ({ model }) => found(modelList({ id: model, owned_by: 'library' })),
  endpoints: {
    'GET /api/ps': ({ model, window, loaded }) =>
      found({
        models: loaded
          ? [{ name: model, model, size: 6_591_830_464, details: DETAILS, context_length: window }]
          : [],
      }),
    'POST /api/show': () =>
      found({
        details: DETAILS,
        model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 40_960 },
        capabilities: ['completion', 'tools'],
      }),
    // Without a prompt it loads the model.
    'POST /api/generate': ({ model }) => found({ model, response: '', done: true, done_reason: 'load' }),
    'GET /api/version': () => found({ version: '0.33.0' }),
  },
  unknownPath: () => ({ status: 404, body: '404 page not found' }),
  caps: { max_completion_tokens: 'ignored' },
  beyond: 'cut',
  midStream: event({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content: '' } }] }),
  failures: {
    'no-model': refusal(404, "model 'qwen3:8b' not found", { type: 'not_found_error' }),
    'server-error': refusal(500, 'llama runner process has terminated: exit status 2', { type: 'api_error' }),
    busy: refusal(503, 'server busy, please try again.  maximum pending requests exceeded', {
      type: 'api_error',
    }),
  },
};

export default {
  ollama,
  // With 24 GiB of video memory or more.
  'ollama, thinking': { ...ollama, window: 32_768, thinking: { tokens: 2500, as: 'reasoning' } },
};
