import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishNew, versionsFolder } from '../deploy/versions.mjs';
import { containerFinding } from './containers.mjs';
import { folderFindings, frontEndFindings } from './embedded.mjs';
import { eachOnce, fail, findingsOf, lineOf, ok } from './findings.mjs';
import { healthFindings, hostFinding, roomFinding, versionFinding } from './machine.mjs';

describe('findings', () => {
  it('are one line each, whatever a program said', () => {
    expect(lineOf(fail('one\n  two\n'))).toBe('FAIL  one two');
    expect(lineOf(ok('well'))).toBe('ok    well');
  });

  it('include what a check threw, and each only once', async () => {
    const thrown = async () => {
      throw new Error('It broke.');
    };
    expect(await findingsOf(thrown)).toEqual([fail('It broke.')]);
    expect(await findingsOf(() => undefined)).toEqual([]);
    expect(eachOnce([ok('a'), fail('b'), ok('a')])).toEqual([ok('a'), fail('b')]);
  });
});

describe('versionFinding', () => {
  it.each([
    ['20.19.0', '>=20.19', 'ok'],
    ['22.1.0', '>=20.19', 'ok'],
    ['v2.40.1-desktop.1', '>=2', 'ok'],
    ['20.9.0', '>=20.19', 'fail'],
    ['9.12.0', '>=10', 'fail'],
    ['1.29.2', '>=2', 'fail'],
    [undefined, '>=2', 'fail'],
  ])('of %s where %s is wanted: %s', (version, wanted, level) => {
    expect(versionFinding('X', version, wanted, 'Get it.')).toMatchObject({ level });
  });

  it('says where to get a newer one', () => {
    expect(versionFinding('Node', '18.0.0', '>=20.19', 'Get it there.').text).toBe(
      'Node 18.0.0 is too old: it has to be 20.19 or newer. Get it there.',
    );
  });
});

describe('hostFinding', () => {
  it.each([
    [{ host: '127.0.0.1' }, 'ok'],
    [{ host: '::1' }, 'ok'],
    [{ host: '0.0.0.0' }, 'warn'],
    [{ host: '0.0.0.0', publicOrigin: 'http://bar.home' }, 'warn'],
    [{ host: '0.0.0.0', publicOrigin: 'https://bar.example' }, 'ok'],
    [{ host: '192.168.1.2', speaksHttps: true }, 'ok'],
  ])('of %j: %s', (originSettings, level) => {
    expect(hostFinding(originSettings)).toMatchObject({ level });
  });
});

describe('roomFinding', () => {
  it.each([
    [10, 'fail'],
    [100, 'warn'],
    [5_000, 'ok'],
  ])('of %d MB: %s', (megabytes, level) => {
    expect(roomFinding(megabytes * 1024 * 1024, 'it')).toMatchObject({ level });
  });
});

describe('folderFindings', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'peanut-doctor-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('looks whether others can look in', () => {
    expect(folderFindings(folder)[0]).toMatchObject({ level: 'ok' });
    chmodSync(folder, 0o755);
    expect(folderFindings(folder)[0]).toMatchObject({
      level: 'warn',
      text: expect.stringContaining('chmod 700'),
    });
  });

  it('expects none before the first start', () => {
    expect(folderFindings(join(folder, 'not', 'there'))[0]).toMatchObject({
      level: 'ok',
      text: expect.stringMatching(/no data/),
    });
  });
});

describe('frontEndFindings', () => {
  const version = '1.0.0-00000000000a';
  let dataDir;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'peanut-doctor-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('names the damaged files of what guests get, and says what mends them', () => {
    expect(frontEndFindings({ dataDir })).toBeUndefined();
    const built = join(dataDir, 'built');
    mkdirSync(built);
    for (const name of ['a', 'b', 'c', 'd', 'e']) writeFileSync(join(built, `${name}.js`), 'words');
    writeFileSync(join(built, 'version.json'), JSON.stringify({ version }));
    const folder = versionsFolder(dataDir, 'mf-ai');
    publishNew(folder, built);
    expect(frontEndFindings({ dataDir })).toMatchObject({ level: 'ok' });
    for (const name of ['b', 'c', 'd', 'e']) writeFileSync(join(folder, version, `${name}.js`), '');
    expect(frontEndFindings({ dataDir })).toMatchObject([
      {
        level: 'fail',
        text: `Files of mf-ai ${version} are damaged: b.js, c.js, d.js and 1 more. End the bar and start it again: npm start publishes them anew.`,
      },
    ]);
    rmSync(join(folder, version), { recursive: true });
    expect(frontEndFindings({ dataDir })).toMatchObject([{ level: 'fail' }]);
  });
});

describe('healthFindings', () => {
  it('are what /health says', () => {
    expect(healthFindings('here', undefined)).toMatchObject([
      { level: 'fail', text: expect.stringMatching(/Nothing answers at here/) },
    ]);
    expect(healthFindings('here', { status: 200, body: {} })).toMatchObject([{ level: 'ok' }]);
    const body = { notReady: ['menu', 'ai'], problems: { menu: { database: 'no answer' } } };
    expect(healthFindings('here', { status: 503, body }).map(({ text }) => text)).toEqual([
      'menu is not ready (database: no answer). See its log.',
      'ai is not ready. See its log.',
    ]);
  });
});

describe('containerFinding', () => {
  const container = (state, policy = 'unless-stopped') => ({
    State: { Status: 'running', ExitCode: 0, OOMKilled: false, ...state },
    HostConfig: { RestartPolicy: { Name: policy } },
  });

  it.each([
    ['one that runs', container({}), undefined],
    ['one that is healthy', container({ Health: { Status: 'healthy' } }), undefined],
    ['one that is just starting', container({ Health: { Status: 'starting' } }), undefined],
    ['a short one that is done', container({ Status: 'exited' }, 'no'), undefined],
    ['none', undefined, /never started/],
    ['one that is not well', container({ Health: { Status: 'unhealthy' } }), /is not well/],
    ['one that stopped', container({ Status: 'exited' }), /does not run \(exited\)/],
    [
      'one that starts again and again',
      container({ Status: 'restarting', ExitCode: 1 }),
      /does not run \(restarting\)/,
    ],
    ['one without memory', container({ OOMKilled: true }), /out of its memory/],
    ['a short one that failed', container({ Status: 'exited', ExitCode: 3 }, 'no'), /failed \(3\)/],
  ])('of %s', (_, found, sentence) => {
    const finding = containerFinding('menu', found);
    if (sentence) expect(finding).toMatchObject({ level: 'fail', text: expect.stringMatching(sentence) });
    else expect(finding).toBeUndefined();
  });
});
