// Gemini, `/v1beta/openai/`. Its errors are lists (also SkyrimNet-GamePlugin#77), its ids begin with `models/`, fields that
// it does not know are refused (iflow-cli#238), and a limit is told by RetryInfo. Thinking is on by default, not shown,
// and paid out of `max_tokens` (ha-llmvision#609). Types in a list were refused in a schema in March 2025
// (google-api-python-client#2570); whether they still are was not checked, so that is a dialect of its own.
import { found, modelList } from '../wire.mjs';

/** @type {(code: number, status: string, message: string, details?: object[]) => import('../wire.mjs').Reply} */
const error = (code, status, message, details) => ({
  status: code,
  body: [{ error: { code, message, status, ...(details && { details }) } }],
});
const QUOTA =
  'You exceeded your current quota, please check your plan and billing details. Please retry in 37.2s.';
const RETRY = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' };
const UNKNOWN = 'Invalid JSON payload received. Unknown name: Cannot find field.';
const TYPES = 'Invalid value at response_format: Proto field is not repeating, cannot start list.';

/** @type {(schema: import('../prompt.mjs').Schema) => boolean} */
const hasTypesInList = ({ type, items, properties = {} }) =>
  Array.isArray(type) ||
  Boolean(items && hasTypesInList(items)) ||
  Object.values(properties).some(hasTypesInList);

/** @type {import('../dialect.mjs').Dialect} */
const gemini = {
  model: 'gemini-2.5-flash',
  prefix: '/v1beta/openai',
  window: 1_048_576,
  models: ({ model }) => found(modelList({ id: `models/${model}`, owned_by: 'google' })),
  refusesOtherFields: error(400, 'INVALID_ARGUMENT', UNKNOWN),
  thinking: { tokens: 2500, as: 'hidden' },
  failures: {
    unauthorized: error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
    'no-model': error(404, 'NOT_FOUND', 'models/stand-in-1 is not found for API version v1main.'),
    'rate-limit': error(429, 'RESOURCE_EXHAUSTED', QUOTA, [RETRY]),
    'server-error': error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  },
};

/** @type {import('../dialect.mjs').Dialect} */
const noTypesInList = {
  ...gemini,
  refusesSchema: (schema) => (hasTypesInList(schema) ? error(400, 'INVALID_ARGUMENT', TYPES) : undefined),
};

export default { gemini, 'gemini, no types in a list': noTypesInList };
