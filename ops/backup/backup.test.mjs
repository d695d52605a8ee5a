import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { copyPictures } from '../installation/embedded.mjs';
import { makeBackup } from './backup.mjs';
import { finishRestore, isInterrupted, whileStored } from './interrupted.mjs';
import { archiveName, FORMAT } from './manifest.mjs';
import { restore, withArchive } from './restore.mjs';

/** @typedef {import('../installation/index.mjs').Installation} Installation */
/** @typedef {{ rows: Record<string, string>, pictures: Record<string, string>, hasOwnPictures: boolean, failsAt: string | undefined }} State */

const ID = '0e37df36-f698-11e6-8dd4-cb9ced3df976';
const PICTURE = `${ID}/320.webp`;
const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
/** @type {Record<string, string[]>} */
const KNOWN = { menu: ['First', 'Second'], admin: ['First'] };

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-archive-'));
  file = join(folder, 'backup.tar.gz');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @type {(service: string, id: number, migrations?: string[]) => string} */
const rowsOf = (service, id, migrations = KNOWN[service] ?? []) =>
  `${JSON.stringify({ schema: service, migrations, tables: { things: 1 } })}\n{"id":${id}}\n`;

/** An installation in memory. */
function installationWith(/** @type {Partial<State>} */ content = {}) {
  /** @type {State} */
  const state = {
    rows: { menu: rowsOf('menu', 1), admin: rowsOf('admin', 2) },
    pictures: { [PICTURE]: 'bytes' },
    hasOwnPictures: true,
    failsAt: undefined,
    ...content,
  };
  /** @type {Installation} */
  const installation = {
    kind: 'embedded',
    title: 'Peanut in memory',
    next: '',
    async run(service, [command], { input, output } = {}) {
      if (output) await pipeline(Readable.from([state.rows[service]]), output);
      if (command !== 'import' || !input)
        return JSON.stringify({ migrations: KNOWN[service], hasOwnPictures: state.hasOwnPictures });
      const rows = await text(input);
      if (state.failsAt === service) throw new Error(`${service} would not have it.`);
      state.rows[service] = rows;
      return '';
    },
    async savePictures(to) {
      for (const [name, bytes] of Object.entries(state.pictures)) {
        mkdirSync(join(to, name, '..'), { recursive: true });
        writeFileSync(join(to, name), bytes);
      }
    },
    async replacePictures(from) {
      const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
      state.pictures = Object.fromEntries(
        names
          .filter((name) => name.endsWith('.webp'))
          .map((name) => [name, readFileSync(join(from, name), 'utf8')]),
      );
    },
    whileClosed: (work) => work(),
    whileReplacing: (_archive, _safety, work) => work(),
  };
  return { ...installation, state };
}

const emptyRows = { menu: rowsOf('menu', 0, []), admin: rowsOf('admin', 0, []) };
const other = () =>
  installationWith({ rows: { menu: rowsOf('menu', 8), admin: rowsOf('admin', 9) }, pictures: {} });
const safety = () => join(folder, 'safety.tar.gz');
const restoreTo = (/** @type {Installation} */ installation, agree = async () => true) =>
  withArchive(file, (archive) => restore(installation, archive, { safety: safety(), agree }));

describe('a backup', () => {
  it('comes back whole, keeps what was there, and leaves nothing else behind', async () => {
    const from = installationWith();
    const manifest = await makeBackup(from, file);
    expect(manifest).toMatchObject({
      format: FORMAT,
      migrations: KNOWN,
      pictures: 'included',
      from: 'embedded',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const to = other();
    const before = structuredClone({ rows: to.state.rows, pictures: to.state.pictures });
    expect(await restoreTo(to)).toEqual({ before: safety() });
    expect(to.state).toMatchObject({ rows: from.state.rows, pictures: from.state.pictures });
    expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'safety.tar.gz']);

    rmSync(file);
    renameSync(safety(), file);
    await restoreTo(to);
    expect(to.state).toMatchObject(before);
  });

  it('says that pictures are elsewhere, and leaves those alone', async () => {
    const manifest = await makeBackup(installationWith({ hasOwnPictures: false }), file);
    expect(manifest?.pictures).toBe('elsewhere');
    const to = installationWith();
    await restoreTo(to);
    expect(to.state.pictures).toEqual({ [PICTURE]: 'bytes' });
  });

  it('is not made of nothing, nor over another file', async () => {
    expect(await makeBackup(installationWith({ rows: emptyRows }), file)).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(file, 'mine');
    await expect(makeBackup(installationWith(), file)).rejects.toThrow(`${file} exists already`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('is read back before it counts: with a file that none may hold it is not kept', async () => {
    const odd = installationWith({ pictures: { [PICTURE]: 'bytes', '.DS_Store': 'x' } });
    await expect(makeBackup(odd, file)).rejects.toThrow(/could not be read back.*DS_Store/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('holds the pictures alone, whatever a file manager leaves beside them', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    for (const name of [PICTURE, '.DS_Store', `${ID}/Thumbs.db`, `.incoming/${PICTURE}`]) {
      mkdirSync(join(from, name, '..'), { recursive: true });
      writeFileSync(join(from, name), 'x');
    }
    await copyPictures(from, to);
    expect(readdirSync(to, { recursive: true }).sort()).toEqual([ID, PICTURE]);
  });

  it('is named by the local time', () => {
    expect(archiveName('peanut-backup', new Date(2026, 0, 2, 3, 4, 5))).toBe(
      'peanut-backup-2026-01-02-030405.tar.gz',
    );
  });
});

describe('a restore', () => {
  beforeEach(() => makeBackup(installationWith(), file));

  it('needs a yes', async () => {
    const to = other();
    const before = structuredClone(to.state);
    expect(await restoreTo(to, async () => false)).toBeUndefined();
    expect(to.state).toEqual(before);
  });

  it('into an empty installation makes no backup of it', async () => {
    const empty = installationWith({ rows: emptyRows, pictures: {} });
    expect(await restoreTo(empty)).toEqual({ before: undefined });
    expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz']);
  });

  it('that fails half-way puts back what it had replaced, and says where the old state is', async () => {
    const to = other();
    const before = structuredClone(to.state.rows);
    to.state.failsAt = 'admin';
    await expect(restoreTo(to)).rejects.toThrow(
      `admin would not have it.\nA backup of what was there before is in ${safety()}`,
    );
    expect(to.state).toMatchObject({ rows: before, pictures: {} });
  });
});

describe('a restore that is interrupted', () => {
  let dataDir = '';
  let to = other();

  beforeEach(async () => {
    dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    await makeBackup(installationWith(), file);
    to = other();
    to.whileReplacing = (archive, kept, work) => whileStored(dataDir, archive, kept, work);
  });

  /** Ends for good while the second service takes its rows in. */
  async function interrupt() {
    const { run } = to;
    await new Promise((resolve) => {
      to.run = (service, args, streams) => {
        if (service !== 'admin' || args[0] !== 'import') return run(service, args, streams);
        resolve(undefined);
        return new Promise(() => {});
      };
      void restoreTo(to);
    });
    to.run = run;
  }

  it('is finished by the next start, which says so', async () => {
    const from = installationWith();
    await interrupt();
    expect(to.state.rows).toEqual({ ...from.state.rows, admin: rowsOf('admin', 9) });

    /** @type {string[]} */
    const said = [];
    expect(isInterrupted(dataDir)).toBe(true);
    await finishRestore(to, dataDir, (line) => said.push(line));
    expect(to.state).toMatchObject({ rows: from.state.rows, pictures: from.state.pictures });
    expect(said).toEqual([
      'A restore was interrupted. Finishing it …',
      expect.stringMatching(/^Restored the backup of /),
      `A backup of what was there before is in ${safety()}`,
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('says how to go on when it cannot be finished', async () => {
    await interrupt();
    to.state.failsAt = 'menu';
    await expect(finishRestore(to, dataDir, () => {})).rejects.toThrow(
      /cannot be finished: menu would not have it\.\nTo start Peanut as it is now, move .*restore\.kept away/,
    );
    expect(isInterrupted(dataDir)).toBe(true);
  });

  it('is not one that failed, nor one that ended well', async () => {
    to.state.failsAt = 'admin';
    await expect(restoreTo(to)).rejects.toThrow('admin would not have it.');
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(safety());
    to.state.failsAt = undefined;
    await restoreTo(to);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('a backup that somebody packed again', () => {
  let unpacked = '';

  beforeEach(async () => {
    await makeBackup(installationWith(), file);
    unpacked = join(folder, 'unpacked');
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', file, '-C', unpacked]);
    rmSync(file);
  });

  const NAMES = ['admin.jsonl', 'manifest.json', 'menu.jsonl', 'pictures'];

  it.each([
    ['its folder', () => ['-czf', file, '-C', unpacked, '.']],
    ['its files by the alphabet', () => ['-czf', file, '-C', unpacked, ...NAMES]],
    ['the folder with its name', () => ['-czf', file, '-C', folder, 'unpacked']],
    ['nothing but tar', () => ['-cf', file, '-C', unpacked, ...NAMES]],
    ['long headers', () => ['--format=pax', '-czf', file, '-C', unpacked, '.']],
  ])('as %s is the same', async (_, args) => {
    execFileSync('tar', args());
    const to = other();
    await restoreTo(to);
    expect(to.state.rows).toEqual(installationWith().state.rows);
    expect(to.state.pictures).toEqual({ [PICTURE]: 'bytes' });
  });

  it('with what the system put beside it is the same', async () => {
    for (const name of ['._menu.jsonl', '.DS_Store', 'pictures/.DS_Store'])
      writeFileSync(join(unpacked, name), 'by the way');
    execFileSync('tar', ['-czf', file, '-C', unpacked, '.']);
    const to = other();
    await restoreTo(to);
    expect(to.state.rows).toEqual(installationWith().state.rows);
  });

  it('with other rows is refused', async () => {
    const menu = join(unpacked, 'menu.jsonl');
    writeFileSync(menu, readFileSync(menu, 'utf8').replace('1', '2'));
    execFileSync('tar', ['-cf', file, '-C', unpacked, '.']);
    await expect(restoreTo(other())).rejects.toThrow('menu.jsonl is not what was backed up');
  });
});

describe('a restore refuses, and changes nothing', () => {
  /** @typedef {{ name: string, body?: string, size: number, sha256: string, type?: 'symlink', linkname?: string }} Crafted */
  /** @returns {Crafted & { body: string }} */
  const entry = (/** @type {string} */ name, /** @type {string} */ body) => ({
    name,
    body,
    size: Buffer.byteLength(body),
    sha256: createHash('sha256').update(body).digest('hex'),
  });
  const MENU = entry('menu.jsonl', 'menu');
  const ADMIN = entry('admin.jsonl', 'admin');

  /**
   * An archive of these entries, whose list is that of `listed`, or the same.
   * @param {Crafted[]} entries
   * @param {Record<string, unknown> & { listed?: Crafted[], first?: string, comment?: string }} [options]
   */
  async function craft(entries, { listed = entries, first = 'manifest.json', comment = '', ...facts } = {}) {
    const manifest = {
      product: 'peanut',
      format: FORMAT,
      version: '1.0.0',
      migrations: KNOWN,
      pictures: 'included',
      entries: listed.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
      ...facts,
    };
    const archive = pack();
    archive.entry({ name: first }, JSON.stringify(manifest));
    // A header before the next entry, which a reader holds in memory.
    const header = { name: MENU.name, pax: { comment } };
    if (comment) archive.entry(header, MENU.body);
    for (const { name, body = '', type, linkname } of entries)
      archive.entry({ name, type: type ?? 'file', linkname }, body);
    archive.finalize();
    return gzipSync(await buffer(archive));
  }

  const whole = () => craft([MENU, ADMIN]);
  /** One of its bytes is another. */
  async function changed() {
    const bytes = await whole();
    bytes.writeUInt8(bytes.readUInt8(60) ^ 0xff, 60);
    return bytes;
  }

  /** @type {[what: string, make: () => string | Buffer | Promise<Buffer>, sentence: RegExp][]} */
  const bad = [
    ['no archive', () => 'a letter', /is no backup of Peanut, or damaged at its beginning/],
    ['an empty file', () => '', /ends too early|is no backup/],
    ['another archive', () => craft([MENU], { first: 'readme.txt' }), /is no backup of Peanut\./],
    [
      'the backup of another product',
      () => craft([MENU, ADMIN], { product: 'walnut' }),
      /is no backup of Peanut\./,
    ],
    ['one that was cut off', async () => (await whole()).subarray(0, -20), /ends too early: it was cut off/],
    [
      'one cut off inside',
      async () => gzipSync(gunzipSync(await whole()).subarray(0, 2_100)),
      /ends too early/,
    ],
    ['one with a changed byte', changed, /is damaged/],
    [
      'rows that are not those backed up',
      () => craft([{ ...MENU, body: 'mend' }, ADMIN]),
      /menu\.jsonl is not what/,
    ],
    ['an entry that is missing', () => craft([MENU], { listed: [MENU, ADMIN] }), /admin\.jsonl is missing/],
    ['an entry twice', () => craft([MENU, ADMIN, ADMIN]), /holds admin\.jsonl twice/],
    [
      'an entry beside the list',
      () => craft([MENU, ADMIN], { listed: [MENU] }),
      /its list of contents lacks it/,
    ],
    [
      'a way out of the folder',
      () => craft([MENU, ADMIN, entry('../evil.jsonl', 'x')], { listed: [MENU, ADMIN] }),
      /holds "\.\.\/evil\.jsonl"/,
    ],
    [
      'such a way in its list',
      () => craft([MENU, ADMIN, entry('pictures/../../evil', 'x')]),
      /holds "pictures\/\.\.\/\.\.\/evil"/,
    ],
    [
      'a link',
      () => craft([{ ...MENU, body: undefined, type: 'symlink', linkname: '/etc/passwd' }, ADMIN]),
      /holds "menu\.jsonl", which/,
    ],
    [
      'a newer format',
      () => craft([MENU, ADMIN], { format: FORMAT + 1, version: '9.0.0' }),
      /newer version of Peanut \(9\.0\.0, format 2\)\. Update/,
    ],
    [
      'newer rows',
      () => craft([MENU, ADMIN], { migrations: { ...KNOWN, menu: ['First', 'Third'] } }),
      /newer version of Peanut \(menu: Third\)\. Update/,
    ],
    [
      'a service that is missing',
      () => craft([MENU], { migrations: { menu: [] } }),
      /the rows of admin are missing/,
    ],
    [
      'an entry of another size',
      () => craft([{ ...MENU, body: 'menu and more' }, ADMIN], { listed: [MENU, ADMIN] }),
      /menu\.jsonl is not what/,
    ],
    ['a zip', () => 'PK\x03\x04', /is a zip archive\. Unpack it/],
    [
      'more than any Peanut stores',
      () => craft([MENU, ADMIN], { listed: [MENU, { ...ADMIN, size: 3 * GIGABYTE }] }),
      /holds 3073 MB, more than any Peanut stores/,
    ],
    [
      'a list that is too long',
      () => craft([MENU, ADMIN], { padding: ' '.repeat(5 * MEGABYTE) }),
      /its list of contents is too long/,
    ],
    [
      'more than its list says, in names and between entries',
      () => craft([MENU, ADMIN], { listed: [MENU, ADMIN], comment: 'x'.repeat(8 * MEGABYTE) }),
      /holds more than its list of contents says/,
    ],
    [
      'a list that is not complete',
      () => craft([MENU, ADMIN], { entries: [{ name: 'menu.jsonl' }] }),
      /list of contents is not complete/,
    ],
  ];

  it.each(bad)('%s', async (_, make, sentence) => {
    writeFileSync(file, await make());
    const to = other();
    const before = structuredClone(to.state);
    const refused = restoreTo(to);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toThrow(file);
    expect(to.state).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz']);
  });

  it('a file that is not there, and a folder', async () => {
    await expect(restoreTo(other())).rejects.toThrow(`${file} does not exist.`);
    mkdirSync(file);
    await expect(restoreTo(other())).rejects.toThrow(`${file} is a folder.`);
  });
});
