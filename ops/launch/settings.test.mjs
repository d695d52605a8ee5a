import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { checkAddresses, PART_VARIABLES, variablesFor } from './part-env.mjs';
import { readSettings } from './parts.mjs';

let before = process.env;

beforeEach(() => {
  before = process.env;
  process.env = { PATH: before.PATH };
});

afterEach(() => (process.env = before));

function read(/** @type {NodeJS.ProcessEnv} */ variables) {
  Object.assign(process.env, variables);
  return readSettings();
}

it.each([parse(homedir()).root, homedir(), dirname(homedir())])('takes no data into %s', (folder) => {
  expect(() => read({ DATA_DIR: folder })).toThrow(
    `DATA_DIR must be a folder for Peanut alone, such as ${join(folder, 'peanut')} (it is "${folder}").`,
  );
});

it('takes a folder in the home folder', () => {
  expect(read({ DATA_DIR: join(homedir(), 'peanut') }).dataDir).toBe(join(homedir(), 'peanut'));
});

it.each(['DATABASE_URL', 'MENU_DATABASE_URL', 'ADMIN_DATABASE_URL', 'REDIS_URL'])(
  'says of %s which sign of its password has to be written in another way',
  (name) => {
    const protocol = name === 'REDIS_URL' ? 'rediss' : 'postgres';
    process.env[name] = `${protocol}://bar:w#rd1@host/0`;
    expect(() => checkAddresses()).toThrow(
      `${name} has a # in its user or password, where it means something else: write it as %23.`,
    );
  },
);

it.each(
  /** @type {[NodeJS.ProcessEnv, object][]} */ ([
    [{}, { every: 24 * 3_600_000, keep: 14 }],
    [
      { BACKUP_EVERY: '6h', BACKUP_KEEP: '1' },
      { every: 6 * 3_600_000, keep: 1 },
    ],
    [{ BACKUP_EVERY: '7d' }, { every: 7 * 24 * 3_600_000, keep: 14 }],
    [{ BACKUP_EVERY: 'off' }, { every: undefined, keep: 14 }],
  ]),
)('reads of %j how Peanut backs itself up', (variables, backups) => {
  expect(read(variables)).toMatchObject({ backups });
});

it.each([
  [
    { BACKUP_EVERY: 'daily' },
    'BACKUP_EVERY must be a time from 1h to 365d, such as 24h, or off (it is "daily").',
  ],
  [{ BACKUP_EVERY: '0h' }, 'BACKUP_EVERY must be'],
  [{ BACKUP_EVERY: '366d' }, 'BACKUP_EVERY must be'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 to 1000 (it is "0").'],
  [{ BACKUP_KEEP: 'all' }, 'BACKUP_KEEP must be'],
])('refuses %j', (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
});

describe('the variables of a part', () => {
  /** Set by the launcher itself, the last by docker-compose.yml alone. */
  const GIVEN = [
    ...['PORT', 'HOST', 'DATA_DIR', 'MENU_URL', 'ADMIN_URL', 'PRINT_PASSWORD_LINE', 'REVISION'],
    'OPENAI_LOCAL_URL',
  ];

  it.each(['menu', 'admin', 'ai'])('are all that the %s service reads', (service) => {
    const source = readFileSync(new URL(`../../services/${service}/src/env.ts`, import.meta.url), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    const needed = names.filter((name) => !GIVEN.includes(name));
    expect(PART_VARIABLES[service]).toEqual(expect.arrayContaining(needed));
  });

  it('are not given to another part', () => {
    const names = [...new Set(Object.values(PART_VARIABLES).flat())];
    for (const name of names) process.env[name] = 'set';
    for (const [part, own] of Object.entries(PART_VARIABLES)) {
      const seen = Object.keys(variablesFor(part)).filter((name) => names.includes(name));
      expect(seen.sort()).toEqual([...own].sort());
    }
    expect(variablesFor('gateway')).not.toHaveProperty('ADMIN_PASSWORD');
  });
});
