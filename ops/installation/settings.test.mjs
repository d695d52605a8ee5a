import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { readSettings } from './settings.mjs';

let before;

beforeEach(() => {
  before = process.env;
  process.env = { PATH: before.PATH };
});

afterEach(() => (process.env = before));

const read = (variables) => readSettings(Object.assign(process.env, variables));

it.each([parse(homedir()).root, homedir(), dirname(homedir())])('takes no bar into %s', (folder) => {
  expect(() => read({ DATA_DIR: folder })).toThrow(
    `DATA_DIR must be a folder for the bar alone, such as ${join(folder, 'peanut')} (it is "${folder}").`,
  );
});

it('takes a folder in the home folder', () => {
  expect(read({ DATA_DIR: join(homedir(), 'peanut') }).dataDir).toBe(join(homedir(), 'peanut'));
});

it.each(['DATABASE_URL', 'MENU_DATABASE_URL', 'ADMIN_DATABASE_URL', 'REDIS_URL'])(
  'says of %s which sign of its password has to be written in another way',
  (name) => {
    const protocol = name === 'REDIS_URL' ? 'rediss' : 'postgres';
    expect(() => read({ [name]: `${protocol}://bar:w#rd1@host/0` })).toThrow(
      `${name} has a # in its user or password, where it means something else: write it as %23.`,
    );
  },
);

it.each([
  [{}, { every: 24 * 3_600_000, keep: 14 }],
  [
    { BACKUP_EVERY: '6h', BACKUP_KEEP: '1' },
    { every: 6 * 3_600_000, keep: 1 },
  ],
  [{ BACKUP_EVERY: '7d' }, { every: 7 * 24 * 3_600_000, keep: 14 }],
  [{ BACKUP_EVERY: 'off' }, { every: undefined, keep: 14 }],
])('reads of %j how the bar backs itself up', (variables, backups) => {
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
