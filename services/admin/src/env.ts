import { PASSWORD, characterCount } from '@peanut/contracts';
import {
  databaseUrl,
  flag,
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

const firstPassword: EnvRule<string | undefined> = {
  secret: true,
  parse(given) {
    if (given === undefined) return undefined;
    const length = characterCount(given);
    if (length < PASSWORD.min || length > PASSWORD.max || given.trim() === '')
      throw new Error(`must have ${PASSWORD.min} to ${PASSWORD.max} characters that are not all blank`);
    return given;
  },
};

const storeUrl: EnvRule<string | undefined> = {
  secret: true,
  parse(given) {
    const address = optionalUrl(['http:', 'https:']).parse(given);
    if (address === undefined) return undefined;
    const { username, search, hash } = new URL(address);
    if (username || search || hash)
      throw new Error(
        'must name the bucket only, like https://host/bucket; keys have variables of their own',
      );
    return address;
  },
};

/** Needed as soon as there is a store; unused, and empty, otherwise. */
function storeKey(storeIsSet: boolean): EnvRule<string> {
  return {
    secret: true,
    parse(given) {
      if (storeIsSet && given === undefined) throw new Error('must be set when IMAGE_STORE_URL is');
      return given ?? '';
    },
  };
}

const hasStore = Boolean(process.env['IMAGE_STORE_URL']);

const rules = {
  PORT: port(3002),
  HOST: text('127.0.0.1'),
  MENU_URL: url(['http:', 'https:'], 'http://127.0.0.1:3001'),
  ADMIN_DATABASE_URL: databaseUrl(process.env['DATABASE_URL']),
  DATABASE_POOL: wholeNumber({ min: 1, max: 100, default: 10 }),
  REDIS_URL: optionalUrl(['redis:', 'rediss:']),
  ADMIN_PASSWORD: firstPassword,
  RATE_LIMIT_VERIFY: wholeNumber({ min: 1, max: 10_000, default: 5 }),
  PRINT_PASSWORD_LINE: flag(false),
  DATA_DIR: text('.data'),
  IMAGE_STORE_URL: storeUrl,
  IMAGE_STORE_ACCESS_KEY: storeKey(hasStore),
  IMAGE_STORE_SECRET_KEY: storeKey(hasStore),
  IMAGE_STORE_REGION: text('us-east-1'),
  LOG_LEVEL: logLevel(),
  REVISION: text(''),
};

export type AdminEnv = EnvValues<typeof rules>;

/** The checked environment; ends the process with one line when something in it is wrong. */
export const readAdminEnv = (): AdminEnv => readEnv('admin', rules, process.env);
