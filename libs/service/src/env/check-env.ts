/** What one variable may hold: turns its text into a value, or throws a sentence that says what it must be. */
export interface EnvRule<T> {
  parse(text: string | undefined): T;
  /** Keeps the value out of messages. */
  secret?: boolean;
}

export type EnvRules = Record<string, EnvRule<unknown>>;
export type EnvValues<R extends EnvRules> = { [K in keyof R]: R[K] extends EnvRule<infer T> ? T : never };

/** Every bad variable of a service, one sentence each. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('; '));
  }
}

/**
 * Reads every variable at once. An empty text counts as not set.
 * @throws EnvError naming all variables that are wrong
 */
export function checkEnv<R extends EnvRules>(rules: R, source: NodeJS.ProcessEnv): EnvValues<R> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const text = source[name] === '' ? undefined : source[name];
    try {
      values[name] = rule.parse(text);
    } catch (error) {
      const given = text === undefined || rule.secret ? '' : ` (it is "${text}")`;
      problems.push(`${name} ${(error as Error).message}${given}`);
    }
  }
  if (problems.length > 0) throw new EnvError(problems);
  return values as EnvValues<R>;
}

/** Like {@link checkEnv}, but ends the process with one line on the error stream when something is wrong. */
export function readEnv<R extends EnvRules>(
  service: string,
  rules: R,
  source: NodeJS.ProcessEnv,
): EnvValues<R> {
  try {
    return checkEnv(rules, source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${service}: ${error.message}\n`);
    process.exit(1);
  }
}
