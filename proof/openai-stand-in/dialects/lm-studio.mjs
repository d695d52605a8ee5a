// LM Studio 0.4: `/api/v0` as its documentation has it (lmstudio.ai/docs/api/rest-api), the rest as its users report:
// window 4096 and a bare string as the error (openclaude#353), an overflow told with 200 (lmstudio-bug-tracker#2322), 200
// for any path (#618, #1323). The first question loads the model. It takes `json_schema` and refuses `json_object`
// (#169, tada#16). How a crash is told in mid-stream is from memory.
// Thinking stays in the content unless a switch is set (its API changelog, 0.3.9).
import { event, found, modelList } from '../wire.mjs';

/** @type {(status: number, error: string) => import('../wire.mjs').Reply} */
const bare = (status, error) => ({ status, body: { error } });

/** @type {(size: import('../dialect.mjs').Size) => string | undefined} */
const excess = ({ prompt, window }) =>
  prompt < window
    ? undefined
    : 'The number of tokens to keep from the initial prompt is greater than the context length ' +
      `(n_keep: ${prompt}>= n_ctx: ${window}). Try to load the model with a larger context length.`;

/** @type {(status: number) => import('../dialect.mjs').Dialect['beyond']} */
const refusing = (status) => (size) => {
  const error = excess(size);
  return error === undefined ? undefined : bare(status, error);
};

/** @type {import('../dialect.mjs').Dialect} */
const lmStudio = {
  model: 'qwen2.5-7b-instruct',
  window: 4096,
  models: ({ model }) => found(modelList({ id: model, owned_by: 'organization_owner' })),
  endpoints: {
    'GET /api/v0/models': ({ model, window, loaded }) =>
      found(
        modelList({
          ...{
            id: model,
            type: 'llm',
            publisher: 'lmstudio-community',
            arch: 'qwen2',
            quantization: 'Q4_K_M',
          },
          ...{ state: loaded ? 'loaded' : 'not-loaded', max_context_length: 32_768 },
          ...(loaded && { loaded_context_length: window }),
        }),
      ),
  },
  unknownPath: (route) => bare(200, `Unexpected endpoint or method. (${route})`),
  formats: { json_object: bare(400, "'response_format.type' must be 'json_schema' or 'text'") },
  beyond: refusing(400),
  midStream: `event: error\n${event({ error: { message: 'The model has crashed without additional information.' } })}`,
  failures: {
    'no-model': bare(404, 'Model not found'),
    'server-error': bare(
      400,
      'The model has crashed without additional information. (Exit code: 18446744072635812000)',
    ),
  },
};

export default {
  'lm-studio': lmStudio,
  'lm-studio, thinking': { ...lmStudio, window: 32_768, thinking: { tokens: 2500, as: 'tags' } },
  'lm-studio 0.4.21': { ...lmStudio, beyond: refusing(200) },
};
