/** Longer than anything the product may take: an answer that is later is a hang, in ms. */
const HANGS_AFTER = 15_000;

const wantsSentence = (url) => new URL(url).pathname.startsWith('/api/');

function bodyOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refusal has to say in one sentence what is the matter, and nothing of what is behind. */
function isSpeechless(status, body) {
  const { message, statusCode } = body ?? {};
  return statusCode !== status || typeof message !== 'string' || !/^[A-Z]\w* /.test(message);
}

/** What may be wrong with an answer, by the names under which it is counted. */
export const PROBLEMS = ['resets', 'hangs', 'speechless', 'broken'];

/**
 * One request, and what is wrong with its answer: `resets` (none came), `hangs`, `speechless` (a refusal of the API without
 * a sentence) or `broken` (500). Takes what `fetch` takes; `ms` is the time until the whole answer was there.
 */
export async function call(url, options = {}) {
  const started = performance.now();
  const taken = () => performance.now() - started;
  try {
    const signals = [AbortSignal.timeout(HANGS_AFTER), ...(options.signal ? [options.signal] : [])];
    const answer = await fetch(url, { ...options, signal: AbortSignal.any(signals) });
    const text = await answer.text();
    const body = bodyOf(text);
    const { status, headers } = answer;
    const problem =
      status === 500
        ? 'broken'
        : status >= 400 && wantsSentence(url) && isSpeechless(status, body)
          ? 'speechless'
          : undefined;
    return { status, headers, text, body, problem, ms: taken() };
  } catch (error) {
    const problem = taken() >= HANGS_AFTER ? 'hangs' : 'resets';
    return {
      status: 0,
      headers: new Headers(),
      text: '',
      problem,
      reason: error.cause?.message,
      ms: taken(),
    };
  }
}

/** One POST of JSON from the bar's own pages. */
export const post = ({ baseUrl }, path, body) =>
  call(baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify(body),
  });

/** Counts where there is nothing to count yet. */
export const noProblems = () => ({
  ...Object.fromEntries(PROBLEMS.map((problem) => [problem, 0])),
  slowest: 0,
  examples: {},
});

/** Counts an answer under `kind`, and keeps the first of them as its example. */
export function count(seen, kind, what, { status, reason, text }) {
  seen[kind] += 1;
  seen.examples[kind] ??= `${what}: ${status || reason} ${text.slice(0, 120)}`;
}

/** Counts what is wrong with an answer, and how long the slowest took. */
export function countProblem(seen, what, answer) {
  seen.slowest = Math.max(seen.slowest, answer.ms);
  if (answer.problem) count(seen, answer.problem, what, answer);
}
