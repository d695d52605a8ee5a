/* Every way in which a model fails to answer: what the guest reads, what the owner reads, and what is done about it. */

const QUOTA = 'The AI quota of this bar is used up. Its owner can raise it at the AI provider.';
const RATE_LIMIT = 'The AI has reached its rate limit. Please wait a moment and try again.';
const TIMEOUT = 'The bartender took too long to answer. Please try again in a moment.';
const SETUP = 'The bartender is not set up correctly. Please tell the owner of the bar.';
const BROKEN = 'The bartender cannot be reached just now. Please try again in a moment.';
const UNUSABLE = 'The bartender gave no usable answer. Please try again in a moment.';
const OTHER_WORDS = 'The bartender may not answer that. Please say it in other words.';
const TOO_LONG = 'This is too long for the bartender. Please say it in fewer words, or begin a new chat.';
const LOADING = 'The bartender is still getting ready. Please try again in a moment.';

export interface Failure {
  /** For a guest. */
  guest: string;
  /** For the owner: what went wrong, and what to change. */
  owner: string;
  /** 429 for a limit of the server, else 503. */
  status: 429 | 503;
  /** What may help at once: to wait, to put the question differently, to ask for an answer of the shape in other words. */
  remedy?: 'wait' | 'ask differently' | 'lower format' | 'room to think';
}

interface Row extends Failure {
  matches: (refusal: Clues) => boolean;
}

/** What tells a refusal's kind. */
export interface Clues {
  status: number;
  /** Code and type in one. */
  name: string;
  sentence: string;
  isRetriedSoon: boolean;
}

/** What a server that refuses may mean: the first row that matches. */
export const REFUSALS: readonly Row[] = [
  {
    matches: ({ status, name, sentence, isRetriedSoon }) =>
      status === 402 ||
      /quota|billing|balance|credit/i.test(name) ||
      (/exceeded your current quota|insufficient (?:balance|credits?)|credit balance/i.test(sentence) &&
        !isRetriedSoon),
    guest: QUOTA,
    owner: 'The account at the AI provider has no credit left. Raise its limit or add credit there.',
    status: 503,
  },
  {
    matches: ({ status, sentence, name }) =>
      status === 413 && /rate_limit|tokens? per minute|TPM/i.test(`${name} ${sentence}`),
    guest: RATE_LIMIT,
    owner:
      'The question is larger than the tokens a minute of your plan. Set OPENAI_CONTEXT to less than that, or take a larger plan.',
    status: 429,
  },
  {
    matches: ({ status, name }) => status === 429 || /rate_?limit/i.test(name),
    guest: RATE_LIMIT,
    owner: 'The AI provider takes no more questions for a while: its rate limit is reached.',
    status: 429,
  },
  {
    matches: ({ name, sentence }) =>
      /context_(?:length|size)|context_window/i.test(name) ||
      /context (?:size|length|window)|maximum context|n_ctx|too many tokens|prompt is too long/i.test(
        sentence,
      ),
    guest: TOO_LONG,
    owner:
      'The question does not fit the window of the model. Raise it at the server (Ollama: OLLAMA_CONTEXT_LENGTH, llama-server: -c, LM Studio: Context Length), or set OPENAI_CONTEXT to what it holds.',
    status: 503,
  },
  {
    matches: ({ status, sentence }) => status === 503 && /loading|warming up|starting/i.test(sentence),
    guest: LOADING,
    owner:
      'The model was still being loaded when the patience ended. Raise OPENAI_PATIENCE, or keep the model loaded.',
    status: 503,
    remedy: 'wait',
  },
  {
    matches: ({ name, sentence }) =>
      /content_?filter|content_policy|moderation|safety/i.test(name) ||
      /content (?:filter|management policy)|moderation|flagged/i.test(sentence),
    guest: OTHER_WORDS,
    owner: "The AI provider's filter kept the question or the answer back.",
    status: 503,
  },
  {
    matches: ({ name }) => /json_validate_failed/i.test(name),
    guest: UNUSABLE,
    owner:
      'The model wrote no answer of the shape that was asked for. This is chance: it may work the next time.',
    status: 503,
  },
  {
    matches: ({ status }) => status === 401 || status === 403,
    guest: SETUP,
    owner: 'The server refuses OPENAI_API_KEY. Set one that is valid there.',
    status: 503,
  },
  {
    matches: ({ status, name, sentence }) =>
      /model_not_found/i.test(name) ||
      ([400, 404].includes(status) &&
        /model\b.{0,80}(?:not found|not exist|no such|not available|not loaded)|unknown model/i.test(
          sentence,
        )),
    guest: SETUP,
    owner: 'The server does not have the model of OPENAI_MODEL. Set it to one that it has, or load it there.',
    status: 503,
  },
  {
    matches: ({ status }) => status === 404 || status === 405,
    guest: SETUP,
    owner: 'There is no API at OPENAI_BASE_URL. It mostly ends with /v1.',
    status: 503,
  },
  {
    matches: ({ status }) => status === 400 || status === 422,
    guest: SETUP,
    owner: 'The server refuses the question. Run npm run doctor -- --ask to see what it takes.',
    status: 503,
    remedy: 'ask differently',
  },
  {
    matches: ({ status }) => status >= 300 && status < 400,
    guest: BROKEN,
    owner:
      'OPENAI_BASE_URL leads on to another address, which is not followed. Set the address that it leads to.',
    status: 503,
  },
];

/** What went wrong on the way to an answer, or in it. */
export const FAILURES = {
  outOfOrder: { guest: BROKEN, owner: 'The model server is out of order just now.', status: 503 },
  noApi: {
    guest: UNUSABLE,
    owner: 'What answers at OPENAI_BASE_URL is no API of a model. It mostly ends with /v1.',
    status: 503,
  },
  unreachable: {
    guest: BROKEN,
    owner: 'The model server cannot be reached. See that it runs, and that OPENAI_BASE_URL is right.',
    status: 503,
  },
  silent: {
    guest: TIMEOUT,
    owner: 'The model server sent nothing for 30 seconds.',
    status: 503,
  },
  impatient: {
    guest: TIMEOUT,
    owner: 'The answer took longer than OPENAI_PATIENCE. Raise it, or take a smaller model.',
    status: 503,
  },
  tooLong: {
    guest: TOO_LONG,
    owner:
      'The rules and the question alone are longer than the window, so the model was not asked. Raise the window of its server, or OPENAI_CONTEXT.',
    status: 503,
  },
  brokenOff: { guest: BROKEN, owner: 'The model server broke off its answer.', status: 503 },
  cutPrompt: {
    guest: TOO_LONG,
    owner:
      'The server cut the question away before the model read it, rules and all, so its answer was thrown away. Raise its window (Ollama: OLLAMA_CONTEXT_LENGTH=8192), or set OPENAI_CONTEXT to what it holds.',
    status: 503,
  },
  ranOut: {
    guest: UNUSABLE,
    owner:
      'The model thought for so long that it ran out of tokens while thinking. Raise the window of its server, turn its thinking off, or take a model that does not think.',
    status: 503,
    remedy: 'room to think',
  },
  cutShort: {
    guest: UNUSABLE,
    owner: 'The answer ran out of tokens before it was whole.',
    status: 503,
  },
  filtered: {
    guest: OTHER_WORDS,
    owner: "The AI provider's filter kept the answer back.",
    status: 503,
  },
  refused: { guest: UNUSABLE, owner: 'The model refused to answer.', status: 503 },
  unusable: {
    guest: UNUSABLE,
    owner: 'The model gave no answer that can be read. A larger model keeps to the form that is asked for.',
    status: 503,
  },
  noObject: {
    guest: UNUSABLE,
    owner: 'The model gave no answer of the shape that was asked for. A larger model keeps to it.',
    status: 503,
    remedy: 'lower format',
  },
  crowded: {
    guest: 'The bartender has too many guests just now. Please try again in a moment.',
    owner:
      'More guests asked at once than can wait. OPENAI_PARALLEL says how many questions the model takes at a time.',
    status: 503,
  },
} as const satisfies Record<string, Failure>;

/** A question that the model did not answer. */
export class ModelFailedError extends Error {
  /** @param said the server's own sentence */
  constructor(
    readonly failure: Failure,
    readonly said = '',
    /** Seconds, where the server says so. */
    readonly retryAfter?: number,
  ) {
    super(failure.owner);
  }
}
