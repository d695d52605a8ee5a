// OpenAI and Azure v1 behind a base URL. The o-series and GPT-5 refuse `max_tokens` and pay hidden thinking out of the cap;
// organisations that are not verified may not stream them (lamb#54). Azure begins a stream with a chunk without choices,
// and its filter is 400 `content_filter` (compl-ai#20). How much GPT-5 thinks and how it words an overflow are from memory.
import { event, refusal } from '../wire.mjs';
import { PLAIN, strictSchemas } from './plain.mjs';

const LIMIT = { type: 'requests', code: 'rate_limit_exceeded' };
const RATE = 'Rate limit reached for requests per min (RPM).';
const CAP =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
const STREAM =
  'Your organization must be verified to stream this model. Please go to the settings and verify it.';
const WORD =
  "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
const FILTER =
  "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.";

/** @type {import('../dialect.mjs').Dialect} */
const openai = {
  model: 'gpt-5-mini',
  window: 400_000,
  models: PLAIN.models,
  caps: { max_tokens: refusal(400, CAP, { code: 'unsupported_parameter', param: 'max_tokens' }) },
  refusesSchema: strictSchemas,
  wantsTheWordJson: refusal(400, WORD, { param: 'messages' }),
  beyond: ({ prompt, window }) =>
    prompt < window
      ? undefined
      : refusal(
          400,
          `Input tokens exceed the configured limit of ${window} tokens. Your messages resulted in ${prompt} tokens.`,
          { code: 'context_length_exceeded', param: 'messages' },
        ),
  thinking: { tokens: 1200, as: 'hidden' },
  failures: {
    ...PLAIN.failures,
    'rate-limit-date': refusal(429, RATE, LIMIT, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
    'rate-limit-ms': refusal(429, RATE, LIMIT, { 'retry-after-ms': '22500' }),
  },
};

export default {
  openai,
  'openai, unverified': {
    ...openai,
    refusesStream: refusal(400, STREAM, { code: 'unsupported_value', param: 'stream' }),
  },
  azure: {
    ...openai,
    prefix: '/openai/v1',
    life: {
      stream: event({ choices: [], created: 0, id: '', model: '', object: '', prompt_filter_results: [] }),
      whole: '',
    },
    failures: {
      ...openai.failures,
      moderation: refusal(400, FILTER, { type: '', code: 'content_filter', param: 'prompt' }),
    },
  },
};
