import {
  EnvError,
  checkEnv,
  databaseUrl,
  flag,
  logLevel,
  optionalUrl,
  port,
  text,
  url,
  wholeNumber,
} from '../src/env.js';

const rules = {
  PORT: port(3001),
  HOST: text('127.0.0.1'),
  POOL: wholeNumber({ min: 1, max: 100, default: 10 }),
  SEED: flag(true),
  ADMIN_URL: url(['http:'], 'http://127.0.0.1:3002'),
  REDIS_URL: optionalUrl(['redis:']),
  LOG_LEVEL: logLevel(),
};

function problems(source: Record<string, string>): string[] {
  try {
    checkEnv(rules, source);
    return [];
  } catch (error) {
    return (error as EnvError).problems;
  }
}

describe('checkEnv', () => {
  it('falls back where nothing, or an empty text, is set', () => {
    expect(checkEnv(rules, { HOST: '', SEED: '' })).toEqual({
      PORT: 3001,
      HOST: '127.0.0.1',
      POOL: 10,
      SEED: true,
      ADMIN_URL: 'http://127.0.0.1:3002',
      REDIS_URL: undefined,
      LOG_LEVEL: 'info',
    });
  });

  it('lists every problem and names each variable', () => {
    expect(problems({ PORT: '0', POOL: 'ten', SEED: 'yes', LOG_LEVEL: 'loud' })).toEqual([
      'PORT must be a whole number from 1 to 65535 (it is "0")',
      'POOL must be a whole number from 1 to 100 (it is "ten")',
      'SEED must be true or false (it is "yes")',
      'LOG_LEVEL must be one of error, warn, info, debug (it is "loud")',
    ]);
  });

  it.each(['', ' ', '1.5', '-1', '1e3', '0x10', '65536', '99999999999999999999'])(
    'takes no port %j',
    (given) => {
      expect(problems({ PORT: given }).length).toBe(given === '' ? 0 : 1);
    },
  );

  it('shows no address, for it may hold a password', () => {
    expect(problems({ REDIS_URL: 'http://:secret@host' }).join()).not.toContain('secret');
  });

  it('takes the common database address where there is no own one', () => {
    const own = (shared: string | undefined, given?: string) =>
      checkEnv({ MENU_DATABASE_URL: databaseUrl(shared) }, { MENU_DATABASE_URL: given }).MENU_DATABASE_URL;
    expect(own('postgres://shared/db')).toBe('postgres://shared/db');
    expect(own('postgres://shared/db', 'postgresql://own/db')).toBe('postgresql://own/db');
    expect(() => own(undefined)).toThrow('MENU_DATABASE_URL or DATABASE_URL must be set');
    expect(() => own('mysql://shared/db')).toThrow('postgres://');
  });
});
