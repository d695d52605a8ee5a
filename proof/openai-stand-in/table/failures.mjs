// How servers fail, and what guests are told of it.
import { QUESTIONS, verdictOf } from './questions.mjs';

/**
 * @typedef {object} Failure
 * @property {string} name
 * @property {object} play what the stand-in is told
 * @property {'answered' | RegExp} says the words of the answer
 * @property {number} [status] 503 unless it is said
 * @property {RegExp} [never]
 * @property {number} [retryAfter] seconds
 * @property {'streams' | 'JSON'} [of] only these can fail so
 * @property {boolean} [waits] the service tries again after a time
 */

/** @type {(name: string, dialects: string[], failure: Omit<Failure, 'name' | 'play'> & { play: object }) => Failure[]} */
const each = (name, dialects, { play, ...failure }) =>
  dialects.map((dialect) => ({ ...failure, name: `${name}: ${dialect}`, play: { ...play, dialect } }));

const ANYTHING = /./;
const NOT_LIMITS = /quota|rate limit/i;

/** @type {Failure[]} */
export const FAILURES = [
  ...each(
    'window too small',
    ['llama-server', 'ollama', 'lm-studio', 'lm-studio 0.4.21', 'vllm', 'anthropic', 'openai'],
    { play: { window: 512 }, says: ANYTHING, never: /quota|rate limit|cannot be reached/i },
  ),
  ...each(
    'wrong key',
    ['llama-server', 'vllm', 'openrouter', 'groq', 'gemini', 'mistral', 'deepseek', 'anthropic', 'openai'],
    { play: { mode: 'unauthorized' }, says: /not set up/, never: NOT_LIMITS },
  ),
  ...each('no money left', ['openrouter', 'deepseek', 'anthropic', 'openai'], {
    ...{ play: { mode: 'quota' }, says: /quota/, never: /rate limit/i },
  }),
  ...each('more than the plan allows', ['groq'], {
    ...{ play: { mode: 'too-large' }, status: 429, says: /rate limit/, never: /quota/i },
  }),
  ...each('filtered', ['azure', 'openrouter'], {
    play: { mode: 'moderation' },
    ...{ says: /other words/i, never: /quota|rate limit|not set up|cannot be reached/i },
  }),
  ...each('JSON that the model got wrong', ['groq'], {
    ...{ play: { mode: 'invalid-json' }, says: /again/, never: /quota|rate limit|not set up/i, of: 'JSON' },
  }),
  ...each('rate limit', ['openai', 'groq', 'openrouter', 'anthropic'], {
    ...{ play: { mode: 'rate-limit' }, status: 429, says: /rate limit/, never: /quota/i, retryAfter: 7 },
  }),
  ...each('rate limit without a time', ['mistral'], {
    ...{ play: { mode: 'rate-limit' }, status: 429, says: /rate limit/, never: /quota/i, retryAfter: 10 },
  }),
  ...each('rate limit with RetryInfo', ['gemini'], {
    ...{ play: { mode: 'rate-limit' }, status: 429, says: /rate limit/, never: /quota/i, retryAfter: 37 },
  }),
  // The longest time that is passed on is ten minutes.
  ...each('rate limit until a date', ['openai'], {
    ...{
      play: { mode: 'rate-limit-date' },
      status: 429,
      says: /rate limit/,
      never: /quota/i,
      retryAfter: 600,
    },
  }),
  ...each('rate limit in milliseconds', ['openai'], {
    ...{ play: { mode: 'rate-limit-ms' }, status: 429, says: /rate limit/, never: /quota/i, retryAfter: 23 },
  }),
  ...each('rate limit in a 200', ['openrouter'], {
    ...{ play: { mode: 'rate-limit-in-200' }, status: 429, says: /rate limit/, never: /quota/i },
  }),
  ...each('error in a 200', ['openrouter'], {
    ...{ play: { mode: 'error-in-200' }, says: /cannot be reached/, never: NOT_LIMITS },
  }),
  ...each('still loading', ['llama-server'], {
    ...{ play: { mode: 'loading', once: true }, says: 'answered', waits: true },
  }),
  ...each('breaks in mid-stream', ['llama-server', 'ollama', 'lm-studio', 'vllm', 'localai', 'openrouter'], {
    ...{
      play: { mode: 'stream-error', window: 32_768 },
      says: /cannot be reached/,
      never: NOT_LIMITS,
      of: 'streams',
    },
  }),
  ...each(
    'no such model',
    ['ollama', 'lm-studio', 'vllm', 'groq', 'gemini', 'mistral', 'deepseek', 'anthropic', 'openai'],
    { play: { mode: 'no-model' }, says: /not set up/, never: NOT_LIMITS },
  ),
  ...each('refused as unprocessable', ['mistral'], {
    ...{ play: { mode: 'unprocessable' }, says: /not set up/, never: NOT_LIMITS },
  }),
  ...each('out of order', ['ollama', 'vllm', 'openrouter', 'gemini', 'mistral', 'anthropic', 'openai'], {
    ...{ play: { mode: 'server-error' }, says: /cannot be reached/, never: NOT_LIMITS },
  }),
];

const KINDS = new Set(['recommendations by mood', 'chat, streamed']);

/** The questions by which failures are told: one for each way to answer. */
export const TELLING = QUESTIONS.filter(({ name }) => KINDS.has(name));

/** @type {(failure: Failure, question: import('./questions.mjs').Question) => boolean} */
export const concerns = ({ of }, { isStreamed = false }) =>
  of === undefined || (of === 'streams') === isStreamed;

/**
 * One cell of the table: "told rightly", or what was wrong.
 * @type {(failure: Failure, question: import('./questions.mjs').Question, answer: import('./questions.mjs').Answer, menu: import('./questions.mjs').Menu) => string}
 */
export function toldRightly({ says, status = 503, never, retryAfter }, question, answer, menu) {
  const verdict = verdictOf(question, answer, menu);
  if (says === 'answered') return verdict === says ? 'told rightly' : verdict;
  const message = String(answer.body['message']);
  // A stream that has begun has no headers left.
  const isLate = retryAfter !== undefined && !question.isStreamed && answer.retryAfter !== retryAfter;
  if (isLate) return `waits ${answer.retryAfter} s`;
  return answer.status === status && says.test(message) && !never?.test(message) ? 'told rightly' : verdict;
}
