import { jest } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '../installation/data-lock.mjs';
import { freePorts } from '../launch/ports.mjs';
import { containerFinding } from './containers.mjs';
import { backupFinding, folderFindings, programFindings } from './embedded.mjs';
import {
  eachOnce,
  fail,
  findingsOf,
  healthFindings,
  hostFinding,
  lineOf,
  ok,
  questionFindings,
  roomFinding,
} from './findings.mjs';

const HOUR = 3_600_000;

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'peanut-doctor-'))));
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

describe('findings', () => {
  it('are one line each, whatever a program said', () => {
    expect(lineOf(fail('one\n  two\n'))).toBe('FAIL  one two');
    expect(lineOf(ok('well'))).toBe('ok    well');
  });

  it('of two services that found the same are said once', () =>
    expect(eachOnce([ok('Redis'), fail('Postgres'), ok('Redis')])).toEqual([ok('Redis'), fail('Postgres')]));

  it('include what a check threw', async () => {
    const thrown = () => Promise.reject(new Error('It broke.'));
    expect(await findingsOf(thrown)).toEqual([fail('It broke.')]);
    expect(await findingsOf(() => undefined)).toEqual([]);
  });
});

describe('of questions to the model', () => {
  it('are what the AI service prints', async () => {
    const printed = [ok('Chat: 41 words a second.'), fail('The window holds 512 tokens.')];
    expect(await questionFindings(() => Promise.resolve(JSON.stringify(printed)))).toEqual(printed);
  });

  it('say that it could not be asked, and why', async () => {
    const asked = findingsOf(() => questionFindings(() => Promise.reject(new Error('No such program.'))));
    expect(await asked).toEqual([fail('The model could not be asked: No such program.')]);
  });
});

it.each([
  ['20.19.0', 'ok'],
  ['22.1.0', 'ok'],
  ['20.9.0', 'fail'],
  ['9.12.0', 'fail'],
])('of Node %s it says: %s', (version, level) => {
  expect(programFindings(version)[0]).toMatchObject({ level });
});

it.each([
  [{ host: '127.0.0.1' }, 'ok'],
  [{ host: '::1' }, 'ok'],
  [{ host: '0.0.0.0' }, 'warn'],
  [{ host: '0.0.0.0', publicOrigin: 'http://bar.home' }, 'warn'],
  [{ host: '0.0.0.0', publicOrigin: 'https://bar.example' }, 'ok'],
  [{ host: '192.168.1.2', isHttps: true }, 'ok'],
])('of %j it says: %s', (settings, level) => {
  expect(hostFinding({ isHttps: false, ...settings })).toMatchObject({ level });
});

it.each([
  [10, 'fail'],
  [100, 'warn'],
  [5_000, 'ok'],
])('of %d MB that are free it says: %s', (megabytes, level) => {
  expect(roomFinding(megabytes * 1024 * 1024, 'it')).toMatchObject({ level });
});

it('looks whether others can read the data folder, and expects none before the first start', () => {
  expect(folderFindings(folder)[0]).toMatchObject({ level: 'ok' });
  chmodSync(folder, 0o755);
  expect(folderFindings(folder)[0]).toMatchObject({
    level: 'warn',
    text: expect.stringContaining('chmod 700'),
  });
  expect(folderFindings(join(folder, 'not', 'there'))[0]?.text).toMatch(/no data/);
});

it('says what /health says', async () => {
  let answer = { status: 200, body: {} };
  const server = createServer((_, res) => res.writeHead(answer.status).end(JSON.stringify(answer.body)));
  const [port = 0] = await freePorts(1);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = `http://127.0.0.1:${port}`;
  expect(await healthFindings(address)).toEqual(ok(`Peanut at ${address} is well.`));
  const problems = { menu: { database: 'no answer' } };
  answer = { status: 503, body: { notReady: ['menu', 'ai'], problems } };
  expect(await healthFindings(address)).toEqual([
    fail('menu (database: no answer) is not ready. See its log, or start Peanut again.'),
    fail('ai is not ready. See its log, or start Peanut again.'),
  ]);
  await new Promise((resolve) => server.close(resolve));
  expect(await healthFindings(address)).toMatchObject({
    text: expect.stringContaining(`Nothing answers at ${address}`),
  });
});

describe('of the automatic backups', () => {
  const dateOf = (/** @type {number} */ day) => new Date(2026, 0, day, 12, 0, 0);
  beforeEach(() => jest.useFakeTimers({ now: dateOf(10), doNotFake: ['nextTick', 'setImmediate'] }));

  const find = (every = 24 * HOUR) => backupFinding({ dataDir: folder, backups: { every, keep: 1 } });

  /** Another process started Peanut so long ago. */
  function runFor(/** @type {number} */ hours) {
    const file = join(folder, 'launcher.pid');
    writeFileSync(file, `${process.ppid}\n${birthOf(process.ppid)}\n`);
    const time = new Date(Date.now() - hours * HOUR);
    utimesSync(file, time, time);
  }

  function backupOf(/** @type {string} */ day) {
    mkdirSync(join(folder, 'backups'), { recursive: true });
    writeFileSync(join(folder, `backups/peanut-auto-2026-01-${day}-120000.tar.gz`), '');
  }

  it('says nothing after a start, then how old the last one is', () => {
    expect(find()).toBeUndefined();
    runFor(0.5);
    expect(find()).toBeUndefined();
    backupOf('02');
    expect(find()).toEqual(ok('The last backup is of 02/01/2026, 12:00:00.'));
  });

  it('warns when they are late', () => {
    runFor(3);
    expect(find()).toMatchObject({ level: 'warn', text: expect.stringContaining('There is no backup in') });
    backupOf('08');
    expect(find()).toMatchObject({ level: 'warn', text: expect.stringContaining('of 08/01/2026') });
    backupOf('10');
    expect(find()).toMatchObject({ level: 'ok' });
  });

  it('knows that they are off', () => {
    const backups = { every: undefined, keep: 1 };
    expect(backupFinding({ dataDir: folder, backups })?.text).toContain('BACKUP_EVERY=off');
  });
});

describe('of a container', () => {
  const container = (/** @type {object} */ state, policy = 'unless-stopped') => ({
    State: { Status: 'running', ExitCode: 0, OOMKilled: false, ...state },
    HostConfig: { RestartPolicy: { Name: policy } },
  });

  it.each([
    ['one that runs', container({}), undefined],
    ['one that is just starting', container({ Health: { Status: 'starting' } }), undefined],
    ['a short one that is done', container({ Status: 'exited' }, 'no'), undefined],
    ['none', undefined, /never started/],
    ['one that is not well', container({ Health: { Status: 'unhealthy' } }), /is not well/],
    ['one that stopped', container({ Status: 'exited' }), /does not run \(exited\)/],
    ['one without memory', container({ OOMKilled: true }), /out of its memory/],
    ['a short one that failed', container({ Status: 'exited', ExitCode: 3 }, 'no'), /failed \(3\)/],
  ])('it knows %s', (_, found, sentence) => {
    const finding = containerFinding('menu', found);
    if (sentence) expect(finding).toMatchObject({ level: 'fail', text: expect.stringMatching(sentence) });
    else expect(finding).toBeUndefined();
  });
});
