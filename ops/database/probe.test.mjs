import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProbe } from './probe.mjs';

const GREETING = 'R';
const ROW = '\x44\0\0\0\x0b\0\x01\0\0\0\x011';

let folder = '';
/** @type {import('node:net').Server} */
let server;
/** @type {() => Promise<boolean>} */
let probe;
let says = '';
let now = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-probe-'));
  const socket = join(folder, 'socket');
  server = createServer((connection) => connection.once('data', () => connection.end(says, 'latin1')));
  await new Promise((resolve) => server.listen(socket, () => resolve(undefined)));
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  probe = databaseProbe(socket);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/**
 * @param {number} at
 * @param {string} text
 */
async function look(at, text) {
  now = at;
  says = text;
  return probe();
}

it('tells that a database lives while a transaction holds it, and not for ever', async () => {
  expect(await look(0, GREETING)).toBe(true);
  expect(await look(29_000, GREETING)).toBe(true);
  expect(await look(30_000, GREETING)).toBe(false);
  expect(await look(31_000, GREETING + ROW)).toBe(true);
  expect(await look(32_000, GREETING)).toBe(true);
});

it('tells that one does not live that says nothing', async () => {
  expect(await look(0, '')).toBe(false);
});
