import { addressProblem } from '@peanut/contracts';

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

/** A whole number within the bounds. */
export function wholeNumber(bounds: { min: number; max: number; default: number }): EnvRule<number> {
  return {
    parse(text) {
      if (text === undefined) return bounds.default;
      const value = Number(text);
      if (!/^\d+$/.test(text) || value < bounds.min || value > bounds.max)
        throw new Error(`must be a whole number from ${bounds.min} to ${bounds.max}`);
      return value;
    },
  };
}

export const port = (fallback: number): EnvRule<number> =>
  wholeNumber({ min: 1, max: 65_535, default: fallback });

export function text(fallback: string): EnvRule<string> {
  return { parse: (given) => given ?? fallback };
}

/** `true` or `false`. */
export function flag(fallback: boolean): EnvRule<boolean> {
  return {
    parse(given) {
      if (given === undefined) return fallback;
      if (given !== 'true' && given !== 'false') throw new Error('must be true or false');
      return given === 'true';
    },
  };
}

export function oneOf<T extends string>(names: readonly T[], fallback: T): EnvRule<T> {
  return {
    parse(given) {
      const found = names.find((name) => name === (given ?? fallback));
      if (found === undefined) throw new Error(`must be one of ${names.join(', ')}`);
      return found;
    },
  };
}

function checkedUrl(given: string, protocols: readonly string[]): string {
  const problem = addressProblem(given, protocols);
  if (problem !== undefined) throw new Error(problem);
  return given;
}

/** An address, with a fallback. It may hold a password: its value stays out of messages. */
export function url(protocols: readonly string[], fallback: string): EnvRule<string> {
  return { secret: true, parse: (given) => checkedUrl(given ?? fallback, protocols) };
}

/** An address that may be left out. */
export function optionalUrl(protocols: readonly string[]): EnvRule<string | undefined> {
  return { secret: true, parse: (given) => (given === undefined ? undefined : checkedUrl(given, protocols)) };
}

const POSTGRES = ['postgres:', 'postgresql:'];

/** The service's own Postgres address, or else the common one given as `shared`. */
export function databaseUrl(shared: string | undefined): EnvRule<string> {
  return {
    secret: true,
    parse(given) {
      const address = given ?? (shared || undefined);
      if (address === undefined) throw new Error('or DATABASE_URL must be set to a Postgres address');
      return checkedUrl(address, POSTGRES);
    },
  };
}

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevelName = (typeof LOG_LEVELS)[number];
export const logLevel = (): EnvRule<LogLevelName> => oneOf(LOG_LEVELS, 'info');
