import { jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '../installation/data-lock.mjs';
import { backupFinding } from './backups.mjs';

const HOUR = 3_600_000;

let dataDir;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 0, 10, 12, 0, 0) });
  dataDir = mkdtempSync(join(tmpdir(), 'peanut-finding-'));
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

const find = (every = 24 * HOUR) => backupFinding({ dataDir, backups: { every } });

/** A bar that another process opened so long ago. */
function openFor(hours) {
  const file = join(dataDir, 'launcher.pid');
  writeFileSync(file, `${process.ppid}\n${birthOf(process.ppid)}\n`);
  const time = new Date(Date.now() - hours * HOUR);
  utimesSync(file, time, time);
}

function backupOf(day) {
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  writeFileSync(join(dataDir, `backups/peanut-auto-2026-01-${day}-120000.tar.gz`), '');
}

it('says nothing of a bar that just opened, and how old the last backup is', () => {
  expect(find()).toBeUndefined();
  openFor(0.5);
  expect(find()).toBeUndefined();
  backupOf('02');
  expect(find()).toEqual({ level: 'ok', text: expect.stringContaining('The last backup is of 02/01/2026') });
});

it('warns of an open bar whose backups are late', () => {
  openFor(3);
  expect(find()).toMatchObject({ level: 'warn', text: expect.stringContaining('There is no backup in') });
  backupOf('08');
  expect(find()).toMatchObject({ level: 'warn', text: expect.stringContaining('of 08/01/2026') });
  backupOf('10');
  expect(find()).toMatchObject({ level: 'ok' });
});

it('knows that they are off', () => {
  expect(backupFinding({ dataDir, backups: { every: undefined } }).text).toContain('BACKUP_EVERY=off');
});
