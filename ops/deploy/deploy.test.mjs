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
import { liveVersion, makeLive, publish, publishNew, versionsFolder } from './versions.mjs';
import { deploy, rollback } from './deploy.mjs';
import { folderPlace } from './places.mjs';
import { Refused } from './refused.mjs';
import { damagedFiles } from './sums.mjs';

const numbered = (number) => `1.0.0-${String(number).padStart(12, '0')}`;
const [FIRST, SECOND] = [numbered(1), numbered(2)];

let root;
let dataDir;
let place;
const folder = () => versionsFolder(dataDir, 'mf-menu');
const fileOf = (version, name) => join(folder(), version, name);
const everything = () => readdirSync(root, { recursive: true }).sort();

/** A build whose version.json says this. */
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
  // Nothing listens there: the bar is closed.
  place = folderPlace('mf-menu', { dataDir, host: '127.0.0.1', port: 1 });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Deploys without a trial, and with one that refuses; both have to throw the same before they touch anything. */
async function expectRefused(built, sentence) {
  const before = everything();
  const tried = { ...place, problems: async () => ['it is bad'] };
  for (const where of [place, tried])
    await expect(deploy({ part: 'mf-menu', built, place: where, isTried: false })).rejects.toThrow(sentence);
  expect(() => publish(folder(), built)).toThrow('is no build that can be published');
  expect(everything()).toEqual(before);
}

describe('A build', () => {
  it.each([
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
  ])('that says it is version %j is refused before anything is made of it', (version) =>
    expectRefused(build(version), 'names no version'),
  );

  it.each([
    ['is no text', (built) => writeFileSync(join(built, 'version.json'), '{"version":')],
    ['is missing', (built) => rmSync(join(built, 'version.json'))],
    [
      'is a link',
      (built) => {
        rmSync(join(built, 'version.json'));
        symlinkSync(join(build(SECOND), 'version.json'), join(built, 'version.json'));
      },
    ],
  ])('whose version.json %s is refused', (_, spoil) => {
    const built = build(SECOND);
    spoil(built);
    return expectRefused(built, 'its version.json cannot be read');
  });

  it.each([
    ['a link to a file', 'assets/name.txt', (file) => symlinkSync('/etc/hostname', file)],
    ['a link to a folder', 'assets/data', (file) => symlinkSync(dataDir, file)],
    ['a link to nothing', 'gone', (file) => symlinkSync('nowhere', file)],
    ['a pipe', 'assets/pipe', (file) => execFileSync('mkfifo', [file])],
  ])('with %s is refused', (_, name, add) => {
    const built = build(SECOND);
    add(join(built, name));
    return expectRefused(built, `: ${name} is `);
  });

  it('with a hard link, or of another part, is refused when somebody hands it over', async () => {
    const built = build(SECOND);
    linkSync(join(dataDir, 'database/rows'), join(built, 'assets/rows'));
    await expect(deploy({ part: 'mf-menu', built, place, isTried: false })).rejects.toThrow(
      'assets/rows is a hard link',
    );
    const other = build(SECOND, { part: 'mf-ai' });
    await expect(deploy({ part: 'mf-menu', built: other, place, isTried: false })).rejects.toThrow(
      'it is one of mf-ai',
    );
    expect(readdirSync(folder()).sort()).toEqual([FIRST, 'live']);
  });

  it('that the trial refuses goes, unless it was kept from before', async () => {
    const tried = { ...place, origin: undefined, problems: async () => ['it is bad'] };
    const { refuseUnlessGood } = await import('./deploy.mjs');
    const built = build(SECOND);
    await place.take(built);
    await expect(
      refuseUnlessGood({ part: 'mf-menu', version: SECOND, place: tried, wasKept: true }),
    ).rejects.toThrow(Refused);
    expect(existsSync(fileOf(SECOND, 'index.html'))).toBe(true);
    await expect(
      refuseUnlessGood({ part: 'mf-menu', version: SECOND, place: tried, wasKept: false }),
    ).rejects.toThrow(Refused);
    expect(existsSync(fileOf(SECOND, 'index.html'))).toBe(false);
  });
});

describe('A way back', () => {
  it.each([['../..'], ['live'], ['']])('to %j is none', async (wanted) => {
    await expect(rollback({ part: 'mf-menu', wanted, place })).rejects.toThrow(
      /is not kept any more|no version/,
    );
    expect(existsSync(join(dataDir, 'database/rows'))).toBe(true);
    for (const step of ['makeLive', 'drop'])
      await expect(place[step](wanted)).rejects.toThrow('is no version');
  });
});

describe('The damaged files of a live version', () => {
  const empty = (version, name) => writeFileSync(fileOf(version, name), '');

  it.each([
    ['emptied', () => empty(FIRST, 'assets/cards.js')],
    ['emptied with their sums', () => ['index.html', 'SHA256SUMS'].forEach((name) => empty(FIRST, name))],
    ['cut off in version.json', () => empty(FIRST, 'version.json')],
    ['gone', () => rmSync(fileOf(FIRST, 'index.html'))],
    ['gone with their folder', () => rmSync(fileOf(FIRST, '.'), { recursive: true })],
    [
      'links',
      () => (rmSync(fileOf(FIRST, 'index.html')), symlinkSync('/etc/hostname', fileOf(FIRST, 'index.html'))),
    ],
  ])('that are %s come from the build at the next start', (_, damage) => {
    damage();
    expect(damagedFiles(fileOf(FIRST, '.'))).not.toEqual([]);
    expect(publishNew(folder(), build(FIRST))).toBe(
      `The files of ${FIRST} were damaged; they were published anew.`,
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
    expect(await deploy({ part: 'mf-menu', built: build(FIRST), place })).toEqual({
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
