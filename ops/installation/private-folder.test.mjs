import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makePrivate } from './private-folder.mjs';

let folder = '';
let data = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-private-'));
  data = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files that everybody may read, in folders that everybody may enter. */
function openFiles(/** @type {string[]} */ ...names) {
  for (const path of names.map((name) => join(data, name))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    chmodSync(path, 0o644);
    chmodSync(dirname(path), 0o755);
  }
  chmodSync(data, 0o755);
}

const modeOf = (/** @type {string[]} */ ...names) =>
  (statSync(join(folder, ...names)).mode & 0o777).toString(8);

it('makes a folder that its user alone can enter', () => {
  makePrivate(join(data, 'deep'));
  expect(modeOf('data')).toBe('700');
  expect(modeOf('data/deep')).toBe('700');
});

it('closes the open folder of an earlier version, and follows no link out of it', () => {
  openFiles('menu-db/PG_VERSION', 'logs/menu.log');
  writeFileSync(join(folder, 'outside'), '', { mode: 0o644 });
  symlinkSync(join(folder, 'outside'), join(data, 'logs/link'));
  makePrivate(data);
  for (const name of ['', 'menu-db', 'logs']) expect(modeOf('data', name)).toBe('700');
  for (const name of ['menu-db/PG_VERSION', 'logs/menu.log']) expect(modeOf('data', name)).toBe('600');
  expect(modeOf('outside')).toBe('644');
});

it('closes an empty folder', () => {
  mkdirSync(data, { mode: 0o755 });
  makePrivate(data);
  expect(modeOf('data')).toBe('700');
});

it('leaves the files of others alone in a folder that is shared, and closes its own', () => {
  openFiles('letters/one.txt', 'images/holiday.jpg', 'notes.txt');
  makePrivate(data);
  const all = ['', 'letters', 'letters/one.txt', 'images', 'images/holiday.jpg', 'notes.txt'];
  const before = ['755', '755', '644', '755', '644', '644'];
  expect(all.map((name) => modeOf('data', name))).toEqual(before);

  openFiles('database/PG_VERSION');
  makePrivate(data);
  expect(['', 'letters', 'letters/one.txt', 'notes.txt'].map((name) => modeOf('data', name))).toEqual([
    '755',
    '755',
    '644',
    '644',
  ]);
  expect([modeOf('data/database'), modeOf('data/database/PG_VERSION')]).toEqual(['700', '600']);
});

it.each(['images/holiday.jpg', 'logs/app.log', 'backups/2025.zip'])(
  'takes no folder that only holds %s for its own',
  (name) => {
    openFiles(name);
    makePrivate(data);
    expect([modeOf('data'), modeOf('data', name)]).toEqual(['755', '644']);
  },
);

it('leaves folders alone that only have the name of ours, also after the first start, and closes what is ours in them', () => {
  const theirs = ['images/holiday.jpg', 'logs/app.log', 'backups/2025.zip'];
  const ours = [`images/${'0f'.repeat(16)}0000/full.webp`, 'logs/owner.log', 'backups/peanut-auto-1.tar.gz'];
  openFiles(...theirs, ...ours, 'database/PG_VERSION');
  makePrivate(data);
  expect(['', 'images', 'logs', 'backups'].map((name) => modeOf('data', name))).toEqual(Array(4).fill('755'));
  expect(theirs.map((name) => modeOf('data', name))).toEqual(Array(3).fill('644'));
  expect(ours.map((name) => modeOf('data', name))).toEqual(Array(3).fill('600'));
});
