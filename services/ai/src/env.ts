import {
  logLevel,
  optionalUrl,
  port,
  readEnv,
  text,
  url,
  wholeNumber,
  type EnvRule,
  type EnvValues,
} from '@peanut/service';

const optionalSecret: EnvRule<string | undefined> = {
  secret: true,
  parse(given) {
    // A header takes nothing else.
    if (given !== undefined && !/^[\x21-\x7e]+$/.test(given))
      throw new Error('must be one word of plain characters');
    return given;
  },
};

/** Stores counts over a restart; a container without a disk has none. */
const optionalFolder: EnvRule<string | undefined> = { parse: (given) => given };

/** An address without a password, which would end up in logs; or `auto`. */
const modelUrl: EnvRule<string | undefined> = {
  secret: true,
  parse(given) {
    if (given === undefined || given === 'auto') return given;
    const address = optionalUrl(['http:', 'https:']).parse(given) ?? '';
    const { username, password } = new URL(address);
    if (username || password)
      throw new Error('must hold no user name and no password: set OPENAI_API_KEY for a key');
    return address;
  },
};

/** A whole number that may be left out. */
const optionalNumber = (min: number, max: number): EnvRule<number | undefined> => ({
  parse: (given) => (given === undefined ? undefined : wholeNumber({ min, max, default: min }).parse(given)),
});

const perMinute = (fallback: number) => wholeNumber({ min: 1, max: 100_000, default: fallback });

const rules = {
  PORT: port(3003),
  HOST: text('127.0.0.1'),
  MENU_URL: url(['http:', 'https:'], 'http://127.0.0.1:3001'),
  ADMIN_URL: url(['http:', 'https:'], 'http://127.0.0.1:3002'),
  REDIS_URL: optionalUrl(['redis:', 'rediss:']),
  OPENAI_API_KEY: optionalSecret,
  OPENAI_BASE_URL: modelUrl,
  /** The model server that docker-compose.yml may start beside the bar. */
  OPENAI_LOCAL_URL: modelUrl,
  /** Empty where the owner names none. */
  OPENAI_MODEL: text(''),
  /** In seconds. */
  OPENAI_PATIENCE: wholeNumber({ min: 30, max: 600, default: 90 }),
  OPENAI_CONTEXT: optionalNumber(256, 10_000_000),
  OPENAI_PARALLEL: wholeNumber({ min: 1, max: 1_000, default: 4 }),
  RATE_LIMIT_CHAT: perMinute(20),
  RATE_LIMIT_RECOMMENDATIONS: perMinute(10),
  RATE_LIMIT_PARSE: perMinute(30),
  AI_DAILY_BUDGET: wholeNumber({ min: 1, max: 10_000_000, default: 1_000 }),
  DATA_DIR: optionalFolder,
  LOG_LEVEL: logLevel(),
  REVISION: text(''),
};

export type AiEnv = EnvValues<typeof rules>;

/** The checked environment; ends the process with one line when something in it is wrong. */
export const readAiEnv = (): AiEnv => readEnv('ai', rules, process.env);
