import { request } from 'node:http';

/** Says whether a part is ready; must not reject. */
export type Check = () => Promise<boolean>;
export type Checks = Readonly<Record<string, Check>>;

export interface Health {
  status: 'ok' | 'unavailable';
  /** Names of the parts that are not ready. */
  notReady: string[];
  parts: Record<string, boolean>;
}

const TIMEOUT = 1_500;
const REMEMBERED = 500;

/** A part that answers 2xx at this address. */
export function answersAt(url: string): Check {
  return () =>
    new Promise((resolve) => {
      const probe = request(
        url,
        { agent: false, timeout: TIMEOUT, signal: AbortSignal.timeout(TIMEOUT) },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode !== undefined && answer.statusCode >= 200 && answer.statusCode < 300);
        },
      );
      probe.on('error', () => resolve(false));
      probe.end();
    });
}

async function ask(checks: Checks): Promise<Health> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await check()] as const),
  );
  const notReady = answers.filter(([, ready]) => !ready).map(([name]) => name);
  return { status: notReady.length ? 'unavailable' : 'ok', notReady, parts: Object.fromEntries(answers) };
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
