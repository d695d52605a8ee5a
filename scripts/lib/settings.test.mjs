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
