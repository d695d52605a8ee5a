import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { damagedFiles, liveVersion, makeLive, publish, publishNew, versionsFolder } from './versions.mjs';
import { deploy, folderStore, refuseUnlessGood, rollback } from './deploy.mjs';
import { UserError } from '../lib/command-line.mjs';

const numbered = (/** @type {number} */ number) => `1.0.0-${String(number).padStart(12, '0')}`;
const [FIRST, SECOND] = [numbered(1), numbered(2)];

let root = '';
let dataDir = '';
/** @type {import('./deploy.mjs').VersionStore} */
let store;
const folder = () => versionsFolder(dataDir, 'mf-menu');
const fileOf = (/** @type {string} */ version, /** @type {string} */ name) => join(folder(), version, name);
const everything = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

/**
 * A build whose version.json says this.
 * @param {unknown} version
 */
function build(version, facts = {}) {
  const built = mkdtempSync(join(root, 'built-'));
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'index.html'), `the page of ${version}`);
  writeFileSync(join(built, 'assets/cards.js'), `export const version = '${version}';`);
  writeFileSync(join(built, 'version.json'), JSON.stringify({ part: 'mf-menu', version, ...facts }));
  return built;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'peanut-deploy-'));
  dataDir = join(root, 'data');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database/rows'), 'drinks');
  publishNew(folder(), build(FIRST));
  // Nothing listens there: Peanut does not run.
  store = folderStore('mf-menu', { dataDir, host: '127.0.0.1', port: 1 });
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * Throws before it touches anything.
 * @param {string} built
 * @param {string} sentence
 */
async function expectRefused(built, sentence) {
  const before = everything();
  await expect(deploy({ part: 'mf-menu', built, store, isChecked: false })).rejects.toThrow(sentence);
  expect(() => publish(folder(), built)).toThrow('is no build that can be published');
  expect(everything()).toEqual(before);
}

describe('A build', () => {
  it.each(
    /** @type {unknown[][]} */ ([
      ['../..'],
      ['../../../planted'],
      ['live'],
      ['.'],
      [''],
      [`${SECOND}/..`],
      [`${SECOND}\n`],
      [SECOND.toUpperCase().replace('000', 'ABC')],
      [7],
      [null],
      [['1.0.0-000000000002']],
    ]),
  )('that says it is version %j is refused before anything is made of it', (version) =>
    expectRefused(build(version), 'names no version'),
  );

  /** @type {[what: string, spoil: (built: string) => void][]} */
  const spoilt = [
    ['is no text', (built) => writeFileSync(join(built, 'version.json'), '{"version":')],
    ['is missing', (built) => rmSync(join(built, 'version.json'))],
    [
      'is a link',
      (built) => {
        rmSync(join(built, 'version.json'));
        symlinkSync(join(build(SECOND), 'version.json'), join(built, 'version.json'));
      },
    ],
  ];

  it.each(spoilt)('whose version.json %s is refused', (_, spoil) => {
    const built = build(SECOND);
    spoil(built);
    return expectRefused(built, 'its version.json cannot be read');
  });

  /** @type {[what: string, name: string, add: (file: string) => void][]} */
  const odd = [
    ['a link to a file', 'assets/name.txt', (file) => symlinkSync('/etc/hostname', file)],
    ['a link to a folder', 'assets/data', (file) => symlinkSync(dataDir, file)],
    ['a link to nothing', 'gone', (file) => symlinkSync('nowhere', file)],
    ['a pipe', 'assets/pipe', (file) => execFileSync('mkfifo', [file])],
  ];

  it.each(odd)('with %s is refused', (_, name, add) => {
    const built = build(SECOND);
    add(join(built, name));
    return expectRefused(built, `: ${name} is `);
  });

  it('with a hard link, or of another part, is refused when somebody hands it over', async () => {
    const built = build(SECOND);
    linkSync(join(dataDir, 'database/rows'), join(built, 'assets/rows'));
    await expect(deploy({ part: 'mf-menu', built, store, isChecked: false })).rejects.toThrow(
      'assets/rows is a hard link',
    );
    const other = build(SECOND, { part: 'mf-ai' });
    await expect(deploy({ part: 'mf-menu', built: other, store, isChecked: false })).rejects.toThrow(
      'it is one of mf-ai',
    );
    expect(readdirSync(folder()).sort()).toEqual([FIRST, 'live']);
  });

  it.each([true, false])('that the check refuses goes, unless it was there before (%j)', async (wasThere) => {
    const bad = { ...store, problems: async () => ['it is bad'] };
    await store.take(build(SECOND));
    const refused = refuseUnlessGood({ part: 'mf-menu', version: SECOND, store: bad, wasThere });
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(`mf-menu ${SECOND} was not deployed:\n  it is bad`);
    expect(existsSync(fileOf(SECOND, 'index.html'))).toBe(wasThere);
  });

  it('is not checked where nothing answers, and nothing is published then', async () => {
    const before = everything();
    const built = build(SECOND);
    await expect(deploy({ part: 'mf-menu', built, store })).rejects.toThrow(
      'Nothing answers at http://localhost:1. Start Peanut first, or deploy without the check: --untried.',
    );
    rmSync(built, { recursive: true });
    expect(everything()).toEqual(before);
  });
});

describe('A way back', () => {
  it.each([['../..'], ['live'], ['']])('to %j is none', async (wanted) => {
    await expect(rollback({ part: 'mf-menu', wanted, store })).rejects.toThrow(/is not stored|no version/);
    expect(existsSync(join(dataDir, 'database/rows'))).toBe(true);
    for (const step of [store.makeLive, store.drop])
      await expect(step(wanted)).rejects.toThrow('is no version');
  });
});

describe('The damaged files of a live version', () => {
  const empty = (/** @type {string} */ version, /** @type {string} */ name) =>
    writeFileSync(fileOf(version, name), '');

  /** @type {[how: string, damage: () => void][]} */
  const damages = [
    ['emptied', () => empty(FIRST, 'assets/cards.js')],
    ['emptied with their sums', () => ['index.html', 'SHA256SUMS'].forEach((name) => empty(FIRST, name))],
    ['cut off in version.json', () => empty(FIRST, 'version.json')],
    ['gone', () => rmSync(fileOf(FIRST, 'index.html'))],
    ['gone with their folder', () => rmSync(fileOf(FIRST, '.'), { recursive: true })],
    [
      'links',
      () => (rmSync(fileOf(FIRST, 'index.html')), symlinkSync('/etc/hostname', fileOf(FIRST, 'index.html'))),
    ],
  ];

  it.each(damages)('that are %s come from the build at the next start', (_, damage) => {
    damage();
    expect(damagedFiles(fileOf(FIRST, '.'))).not.toEqual([]);
    expect(publishNew(folder(), build(FIRST))).toBe(
      `The files of ${FIRST} were damaged; they were published again.`,
    );
    expect(damagedFiles(fileOf(FIRST, '.'))).toEqual([]);
    expect(readFileSync(fileOf(FIRST, 'index.html'), 'utf8')).toBe(`the page of ${FIRST}`);
    expect(publishNew(folder(), build(FIRST))).toBeUndefined();
    expect(readdirSync(folder()).sort()).toEqual([FIRST, 'live']);
  });

  it('have the last whole version take over where there is no build of theirs', () => {
    for (const version of [numbered(2), numbered(3), numbered(4)])
      makeLive(folder(), publish(folder(), build(version)));
    for (const version of [numbered(4), numbered(3)]) empty(version, 'index.html');
    expect(publishNew(folder(), build(FIRST))).toBe(
      `The files of ${numbered(4)} were damaged; guests get ${numbered(2)} instead.`,
    );
    expect(liveVersion(folder())).toBe(numbered(2));
    expect(() => makeLive(folder(), numbered(3))).toThrow('damaged');
  });

  it('are mended by deploying the same version', async () => {
    empty(FIRST, 'index.html');
    expect(await deploy({ part: 'mf-menu', built: build(FIRST), store })).toEqual({
      version: FIRST,
      isNew: false,
    });
    expect(damagedFiles(fileOf(FIRST, '.'))).toEqual([]);
  });

  it('are nothing that a version of an earlier release can know; its build seals it', () => {
    rmSync(fileOf(FIRST, 'SHA256SUMS'));
    expect(damagedFiles(fileOf(FIRST, '.'))).toEqual([]);
    expect(publishNew(folder(), build(FIRST))).toBeUndefined();
    empty(FIRST, 'index.html');
    expect(damagedFiles(fileOf(FIRST, '.'))).toEqual(['index.html']);
  });
});
