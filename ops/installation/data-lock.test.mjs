import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lockData } from './data-lock.mjs';

const RIVALS = 6;
const ROUNDS = 8;

/** Tries each folder at the moment all others do, as its door opens, and keeps what it gets. */
const PROGRAM = `
  import { existsSync } from 'node:fs';
  import { lockData } from ${JSON.stringify(new URL('./data-lock.mjs', import.meta.url).href)};
  console.log('there');
  for (const folder of process.argv.slice(1)) {
    while (!existsSync(folder + '/door'));
    try {
      lockData(folder);
      console.log('has it');
    } catch (error) {
      console.log(error.message.startsWith('The data in ' + folder + ' is in use by') ? 'refused' : error.message);
    }
  }
  setInterval(() => {}, 1000);
`;

let folder = '';
/** @type {ReturnType<typeof startRival>[]} */
let rivals = [];

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'peanut-lock-'))));
afterEach(() => {
  for (const { child } of rivals.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function startRival(/** @type {string[]} */ folders) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, ...folders]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, next: async () => (await lines.next()).value };
}

it('gives a folder whose lock outlived its process to one alone of those that ask at once', async () => {
  const folders = Array.from({ length: ROUNDS }, (_, round) => join(folder, String(round)));
  rivals = Array.from({ length: RIVALS }, () => startRival(folders));
  const hear = () => Promise.all(rivals.map(({ next }) => next()));
  for (const path of folders) {
    mkdirSync(path);
    writeFileSync(join(path, 'launcher.pid'), '999999999\na birth\n');
  }
  await hear();
  for (const path of folders) {
    writeFileSync(join(path, 'door'), '');
    const answers = await hear();
    expect(answers.sort()).toEqual(['has it', ...Array(RIVALS - 1).fill('refused')]);
    expect(readdirSync(path).sort()).toEqual(['door', 'launcher.pid']);
  }
});

it.each(['1', `${process.ppid}\nanother birth\n`, '999999999', 'nonsense', ''])(
  'takes over a lock that says %j: its process is gone, or another one now',
  (text) => {
    const file = join(folder, 'launcher.pid');
    writeFileSync(file, text);
    const release = lockData(folder);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
    release();
    expect(existsSync(file)).toBe(false);
  },
);

it('refuses a folder whose launcher lives', async () => {
  const rival = startRival([folder]);
  rivals = [rival];
  await rival.next();
  writeFileSync(join(folder, 'door'), '');
  await rival.next();
  expect(() => lockData(folder)).toThrow(`is in use by process ${rival.child.pid}.`);
});
