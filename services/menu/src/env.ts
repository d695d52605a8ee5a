import {
  databaseUrl,
  flag,
  logLevel,
  port,
  readEnv,
  text,
  url,
  wholeNumber,
  type EnvValues,
} from '@peanut/service';

const rules = {
  PORT: port(3001),
  HOST: text('127.0.0.1'),
  MENU_DATABASE_URL: databaseUrl(process.env['DATABASE_URL']),
  DATABASE_POOL: wholeNumber({ min: 1, max: 100, default: 10 }),
  ADMIN_URL: url(['http:', 'https:'], 'http://127.0.0.1:3002'),
  SEED_MENU: flag(true),
  /** The folder of the embedded database, set by `npm start` alone. */
  DATA_DIR: text(''),
  LOG_LEVEL: logLevel(),
  REVISION: text(''),
};

export type MenuEnv = EnvValues<typeof rules>;

/** The checked environment; ends the process with one line when something in it is wrong. */
export const readMenuEnv = (): MenuEnv => readEnv('menu', rules, process.env);
