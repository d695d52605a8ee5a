import { request, type IncomingMessage } from 'node:http';

export interface Verdict {
  ready: boolean;
  /** What keeps it from being ready, in the part's own words: `{ "disk": "full" }`. */
  problems?: Record<string, string>;
}

/** Says whether a part is ready; must not reject. */
export type Check = () => Promise<Verdict>;
export type Checks = Readonly<Record<string, Check>>;

export interface Health {
  status: 'ok' | 'unavailable';
  /** Names of the parts that are not ready. */
  notReady: string[];
  parts: Record<string, boolean>;
  /** For the parts that are not ready and say why. */
  problems?: Record<string, Record<string, string>>;
}

const TIMEOUT = 1_500;
const REMEMBERED = 500;
const LONGEST_ANSWER = 4 * 1024;

/** A part that answers 2xx at this address; a service's `/health/ready` also says what is wrong. */
export function answersAt(url: string): Check {
  return () =>
    new Promise((resolve) => {
      const probe = request(
        url,
        { agent: false, timeout: TIMEOUT, signal: AbortSignal.timeout(TIMEOUT) },
        (answer) => resolve(verdictOf(answer)),
      );
      probe.on('error', () => resolve({ ready: false }));
      probe.end();
    });
}

async function verdictOf(answer: IncomingMessage): Promise<Verdict> {
  const status = answer.statusCode ?? 0;
  const ready = status >= 200 && status < 300;
  if (!ready) return { ready, problems: await problemsIn(answer).catch(() => ({})) };
  answer.resume();
  return { ready };
}

async function problemsIn(answer: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of answer) {
    text += String(chunk);
    if (text.length > LONGEST_ANSWER) throw new Error('too long');
  }
  const { parts } = JSON.parse(text) as { parts?: Record<string, unknown> };
  const said = Object.entries(parts ?? {}).filter(
    ([, state]) => typeof state === 'string' && state !== 'ready',
  );
  return Object.fromEntries(said) as Record<string, string>;
}

async function ask(checks: Checks): Promise<Health> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await check()] as const),
  );
  const failed = answers.filter(([, { ready }]) => !ready);
  const told = failed.flatMap(([name, { problems = {} }]) =>
    Object.keys(problems).length > 0 ? [[name, problems] as const] : [],
  );
  return {
    status: failed.length ? 'unavailable' : 'ok',
    notReady: failed.map(([name]) => name),
    parts: Object.fromEntries(answers.map(([name, { ready }]) => [name, ready])),
    ...(told.length > 0 ? { problems: Object.fromEntries(told) } : {}),
  };
}

/** The health of all parts, asked at most twice a second however often it is read. */
export function healthReader(checks: Checks): () => Promise<Health> {
  let latest: Promise<Health> | undefined;
  return () => {
    latest ??= ask(checks).finally(() => {
      setTimeout(() => (latest = undefined), REMEMBERED).unref();
    });
    return latest;
  };
}
