/** Longer than anything the product may take: an answer that is later is a hang, in ms. */
const HANGS_AFTER = 15_000;

/**
 * What may be wrong with an answer: none came (`resets`) or too late (`hangs`), a refusal of the API without a sentence
 * (`speechless`), or a 500 (`broken`).
 */
export const PROBLEMS = ['resets', 'hangs', 'speechless', 'broken'] as const;
export type Problem = (typeof PROBLEMS)[number] | 'unreadable';

export interface Answer {
  /** 0 where none came. */
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
  problem?: Problem;
  reason?: string;
  /** Until the whole answer was there. */
  ms: number;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refusal has to say in one sentence what is the matter, and nothing of what is behind. */
function isSpeechless(status: number, body: unknown): boolean {
  const { message, statusCode } = (body ?? {}) as { message?: unknown; statusCode?: unknown };
  return statusCode !== status || typeof message !== 'string' || !/^[A-Z]\w* /.test(message);
}

function problemOf(url: string, status: number, body: unknown): Problem | undefined {
  if (status === 500) return 'broken';
  const wantsSentence = status >= 400 && new URL(url).pathname.startsWith('/api/');
  return wantsSentence && isSpeechless(status, body) ? 'speechless' : undefined;
}

/** One request, and what is wrong with its answer. Takes what `fetch` takes. */
export async function call(url: string, options: RequestInit = {}): Promise<Answer> {
  const started = performance.now();
  const taken = (): number => performance.now() - started;
  try {
    const answer = await fetch(url, {
      ...options,
      signal: options.signal ?? AbortSignal.timeout(HANGS_AFTER),
    });
    const { status, headers } = answer;
    const text = await answer.text();
    const body = parsed(text);
    return { status, headers, text, body, problem: problemOf(url, status, body), ms: taken() };
  } catch (error) {
    const { cause } = error as { cause?: { message?: string } };
    const problem = taken() >= HANGS_AFTER ? 'hangs' : 'resets';
    const nothing = { status: 0, headers: new Headers(), text: '', body: undefined };
    return { ...nothing, problem, reason: cause?.message, ms: taken() };
  }
}

/** One POST of JSON from the product's own pages. */
export const post = ({ baseUrl }: { baseUrl: string }, path: string, body: object): Promise<Answer> =>
  call(baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify(body),
  });

export interface Change {
  body?: object;
  version?: number;
  key?: string;
}

/** A change as the owner's page sends it: with the session, a key and the version it was made from. */
export const change = (cookie: string, origin: string, { body, version, key = '' }: Change): RequestInit => ({
  headers: {
    cookie,
    origin,
    'idempotency-key': key,
    ...(body && { 'content-type': 'application/json' }),
    ...(version && { 'if-match': `"${version}"` }),
  },
  body: body && JSON.stringify(body),
});

/** How many answers there were, and what was wrong: how often, and the first example of each. */
export class Problems {
  slowest = 0;
  answers = 0;
  /** Refusals with a sentence, which are no problem while something is away, and the last of them. */
  refusals = 0;
  lastRefusal = '';
  readonly counts = new Map<Problem, { count: number; example: string }>();

  of(problem: Problem): number {
    return this.counts.get(problem)?.count ?? 0;
  }

  add(problem: Problem, what: string, answer: Answer): void {
    const example = this.counts.get(problem)?.example ?? exampleOf(what, answer);
    this.counts.set(problem, { count: this.of(problem) + 1, example });
  }

  note(what: string, answer: Answer): void {
    this.answers += 1;
    this.slowest = Math.max(this.slowest, answer.ms);
    if (answer.problem) this.add(answer.problem, what, answer);
    else if (answer.status >= 400) {
      this.refusals += 1;
      this.lastRefusal = exampleOf(what, answer);
    }
  }

  /** Each with its first example. */
  lines(): string[] {
    return [...this.counts].map(([problem, { count, example }]) => `${count} ${problem} (first: ${example})`);
  }
}

const exampleOf = (what: string, { status, reason, text }: Answer): string =>
  `${what}: ${status || reason} ${text.slice(0, 120)}`;
