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

/**
 * One request, and what is wrong with its answer: `reset` (none came), `hang`, `speechless` (a refusal of the API without
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
    const problem = taken() >= HANGS_AFTER ? 'hang' : 'reset';
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
