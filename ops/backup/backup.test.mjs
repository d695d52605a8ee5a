import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { archiveName } from './archive-name.mjs';
import { makeBackup } from './backup.mjs';
import { finishRestore, isBrokenOff, whileKept } from './broken-off.mjs';
import { FORMAT } from './manifest.mjs';
import { restore, withArchive } from './restore.mjs';

const ID = '0e37df36-f698-11e6-8dd4-cb9ced3df976';
const PICTURE = `${ID}/320.webp`;
const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const KNOWN = { menu: ['First', 'Second'], admin: ['First'] };

let folder;
let file;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-archive-'));
  file = join(folder, 'backup.tar.gz');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rowsOf = (service, migrations, row) =>
  `${JSON.stringify({ schema: service, migrations, tables: { things: 1 } })}\n${row}\n`;

/** An installation in memory. */
function installationWith(content = {}) {
  const state = {
    rows: { menu: rowsOf('menu', KNOWN.menu, '{"id":1}'), admin: rowsOf('admin', KNOWN.admin, '{"id":2}') },
    pictures: { [PICTURE]: 'bytes' },
    hasOwnPictures: true,
    failsAt: undefined,
    ...content,
  };
  const commands = {
    describe: async (service) =>
      JSON.stringify({ migrations: KNOWN[service], hasOwnPictures: state.hasOwnPictures }),
    export: (service, { output }) => pipeline(Readable.from([state.rows[service]]), output),
    async import(service, { input }) {
      const rows = await text(input);
      if (state.failsAt === service) throw new Error(`${service} would not have it.`);
      state.rows[service] = rows;
    },
  };
  return {
    state,
    kind: 'embedded',
    run: (service, [command], streams) => commands[command](service, streams),
    async savePictures(to) {
      for (const [name, bytes] of Object.entries(state.pictures)) {
        mkdirSync(join(to, name, '..'), { recursive: true });
        writeFileSync(join(to, name), bytes);
      }
    },
    async replacePictures(from) {
      const names = readdirSync(from, { recursive: true }).filter((name) => name.endsWith('.webp'));
      state.pictures = Object.fromEntries(
        names.map((name) => [name, readFileSync(join(from, name), 'utf8')]),
      );
    },
    whileClosed: (work) => work(),
    whileReplacing: (archive, kept, work) => work(),
  };
}

const emptyRows = { menu: rowsOf('menu', [], ''), admin: rowsOf('admin', [], '') };
const other = () =>
  installationWith({
    rows: { menu: rowsOf('menu', KNOWN.menu, '{"id":8}'), admin: rowsOf('admin', KNOWN.admin, '{"id":9}') },
    pictures: {},
  });
const safety = () => join(folder, 'safety.tar.gz');
const restoreTo = (installation, agree = async () => true) =>
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
    expect(await restoreTo(to)).toMatchObject({ kept: safety() });
    expect(to.state).toMatchObject({ rows: from.state.rows, pictures: from.state.pictures });
    expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'safety.tar.gz']);

    rmSync(file);
    await pipeline(Readable.from([readFileSync(safety())]), async (bytes) =>
      writeFileSync(file, await buffer(bytes)),
    );
    rmSync(safety());
    await restoreTo(to);
    expect(to.state).toMatchObject(before);
  });

  it('says that pictures are elsewhere, and leaves those alone', async () => {
    const manifest = await makeBackup(installationWith({ hasOwnPictures: false }), file);
    expect(manifest.pictures).toBe('elsewhere');
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

  it('into an empty installation keeps nothing', async () => {
    expect(await restoreTo(installationWith({ rows: emptyRows, pictures: {} }))).toMatchObject({
      kept: undefined,
    });
    expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz']);
  });

  it('that fails half-way puts back what it had replaced, and says where the old state is', async () => {
    const to = other();
    const before = structuredClone(to.state.rows);
    to.state.failsAt = 'admin';
    await expect(restoreTo(to)).rejects.toThrow(
      `admin would not have it.\nWhat was there before is in ${safety()}`,
    );
    expect(to.state).toMatchObject({ rows: before, pictures: {} });
  });
});

describe('a restore that is broken off', () => {
  let dataDir;
  let to;

  beforeEach(async () => {
    dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    await makeBackup(installationWith(), file);
    to = other();
    to.whileReplacing = (archive, kept, work) => whileKept(dataDir, archive, kept, work);
  });

  /** Ends for good while the second service takes its rows in. */
  async function breakOff() {
    const { run } = to;
    await new Promise((resolve) => {
      to.run = (service, args, streams) => {
        if (service !== 'admin' || args[0] !== 'import') return run(service, args, streams);
        resolve();
        return new Promise(() => {});
      };
      void restoreTo(to);
    });
    to.run = run;
  }

  it('is finished by the next start, which says so', async () => {
    const from = installationWith();
    await breakOff();
    expect(to.state.rows.menu).toBe(from.state.rows.menu);
    expect(to.state.rows.admin).not.toBe(from.state.rows.admin);

    const said = [];
    expect(isBrokenOff(dataDir)).toBe(true);
    await finishRestore(to, dataDir, (line) => said.push(line));
    expect(to.state).toMatchObject({ rows: from.state.rows, pictures: from.state.pictures });
    expect(said).toEqual([
      'A restore was broken off. Finishing it …',
      expect.stringMatching(/^Restored the backup of /),
      `What was there before is in ${safety()}`,
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('says how to go on when it cannot be finished', async () => {
    await breakOff();
    to.state.failsAt = 'menu';
    await expect(finishRestore(to, dataDir, () => {})).rejects.toThrow(
      /cannot be finished: menu would not have it\.\nTo open the bar as it is now, move .*restore\.kept away/,
    );
    expect(isBrokenOff(dataDir)).toBe(true);
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

describe('a backup that somebody packed anew', () => {
  let unpacked;

  beforeEach(async () => {
    await makeBackup(installationWith(), file);
    unpacked = join(folder, 'unpacked');
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', file, '-C', unpacked]);
    rmSync(file);
  });

  const namesIn = (top) => [`${top}admin.jsonl`, `${top}manifest.json`, `${top}menu.jsonl`, `${top}pictures`];

  it.each([
    ['its folder', () => ['-czf', file, '-C', unpacked, '.']],
    ['its files by the alphabet', () => ['-czf', file, '-C', unpacked, ...namesIn('')]],
    ['the folder with its name', () => ['-czf', file, '-C', folder, 'unpacked']],
    ['nothing but tar', () => ['-cf', file, '-C', unpacked, ...namesIn('')]],
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
  const entry = (name, body) => ({
    name,
    body,
    size: Buffer.byteLength(body),
    sha256: createHash('sha256').update(body).digest('hex'),
  });
  const MENU = entry('menu.jsonl', 'menu');
  const ADMIN = entry('admin.jsonl', 'admin');

  /** An archive of these entries, whose list is that of `listed`, or the same. */
  function craft(entries, { listed = entries, first = 'manifest.json', comment = '', ...facts } = {}) {
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
    // A header before the next entry, which a reader keeps in memory.
    if (comment) archive.entry({ name: MENU.name, pax: { comment } }, MENU.body);
    for (const { name, body, ...header } of entries)
      archive.entry({ name, type: header.type, linkname: header.linkname }, body);
    archive.finalize();
    return buffer(archive).then((bytes) => gzipSync(bytes));
  }

  const whole = () => craft([MENU, ADMIN]);
  const changed = (bytes, at) => {
    const copy = Buffer.from(bytes);
    copy[at] ^= 0xff;
    return copy;
  };

  it.each([
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
    ['one with a changed byte', async () => changed(await whole(), 60), /is damaged/],
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
      /what admin keeps is missing/,
    ],
    [
      'an entry of another size',
      () => craft([{ ...MENU, body: 'menu and more' }, ADMIN], { listed: [MENU, ADMIN] }),
      /menu\.jsonl is not what/,
    ],
    ['a zip', () => 'PK\x03\x04', /is a zip archive\. Unpack it/],
    [
      'more than any bar has',
      () => craft([MENU, ADMIN], { listed: [MENU, { ...ADMIN, size: 3 * GIGABYTE }] }),
      /holds 3073 MB, more than any bar has/,
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
  ])('%s', async (_, make, sentence) => {
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
