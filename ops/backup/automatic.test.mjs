import { jest } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackups } from './automatic.mjs';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let dataDir = '';
let end = async () => {};
/** @type {string[]} */
let said = [];
const make = jest.fn(async (/** @type {string} */ file) => writeFileSync(file, 'whole'));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 0, 1, 12, 0, 0), doNotFake: ['nextTick', 'setImmediate'] });
  dataDir = mkdtempSync(join(tmpdir(), 'peanut-auto-'));
  said = [];
  make.mockReset().mockImplementation(async (file) => writeFileSync(file, 'whole'));
});

afterEach(async () => {
  await end();
  jest.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

const folder = () => join(dataDir, 'backups');
const stored = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);

/** Starts Peanut. */
function open(options = {}) {
  const say = (/** @type {string} */ line) => void said.push(line);
  end = startBackups({ dataDir, every: DAY, keep: 3, ...options }, { make, say });
}

/** Time passes while Peanut runs. */
const pass = (/** @type {number} */ time) => jest.advanceTimersByTimeAsync(time);

it('makes the first soon after the start, then one a day, and retains the newest', async () => {
  open();
  await pass(HOUR);
  expect(stored()).toEqual(['peanut-auto-2026-01-01-120500.tar.gz']);
  await pass(4 * DAY);
  expect(make).toHaveBeenCalledTimes(5);
  expect(stored()).toEqual([
    'peanut-auto-2026-01-03-120500.tar.gz',
    'peanut-auto-2026-01-04-120500.tar.gz',
    'peanut-auto-2026-01-05-120500.tar.gz',
  ]);
  expect(said).toEqual([]);
});

it('catches up after a start, and after a sleep, but makes none too early', async () => {
  open();
  await pass(HOUR);
  await end();
  await pass(HOUR);
  open();
  await pass(HOUR);
  expect(make).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 2 * DAY);
  await pass(HOUR);
  expect(make).toHaveBeenCalledTimes(2);
});

it('takes no backup of a time to come for the last one', async () => {
  mkdirSync(folder());
  writeFileSync(join(folder(), 'peanut-auto-2036-01-01-000000.tar.gz'), 'whole');
  open();
  await pass(HOUR);
  expect(make).toHaveBeenCalledTimes(1);
  await pass(DAY);
  expect(make).toHaveBeenCalledTimes(2);
});

it('removes nothing that it did not name', async () => {
  mkdirSync(folder());
  const others = [
    'peanut-backup-2020-01-01-000000.tar.gz',
    'peanut-auto-notes.txt',
    'peanut-auto-2020.tar.gz',
  ];
  for (const name of others) writeFileSync(join(folder(), name), '');
  open({ keep: 1 });
  await pass(5 * DAY);
  expect(stored()).toEqual([...others, 'peanut-auto-2026-01-05-120500.tar.gz'].sort());
});

it('keeps all old ones while new ones fail, says why once, and tries again', async () => {
  open();
  await pass(3 * DAY);
  const before = stored();
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  make.mockRejectedValue(full);
  await pass(2 * DAY);
  expect(stored()).toEqual(before);
  expect(said).toEqual([
    'The automatic backup failed. Peanut tries again every hour. The disk is full. Free some space and try again.',
  ]);
  make.mockImplementation(async (file) => writeFileSync(file, 'whole'));
  await pass(2 * HOUR);
  expect(stored()).toHaveLength(3);
  expect(stored()).not.toEqual(before);
  make.mockRejectedValue(full);
  await pass(2 * DAY);
  expect(said).toHaveLength(2);
});
