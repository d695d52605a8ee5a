import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@peanut/service/testing';

jest.setTimeout(120_000);

const PREPARE = new URL('../../ops/database/prepare.mjs', import.meta.url).href;
const support = (name: string): string => fileURLToPath(new URL(`./support/${name}.mjs`, import.meta.url));
const quiet = { encoding: 'utf8', env: { PATH: process.env['PATH'] } } as const;

let folder: string;
let earlier: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-move-'));
  earlier = join(folder, 'earlier');
  mkdirSync(earlier);
  execFileSync(process.execPath, [support('earlier-data'), earlier], quiet);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function copyOfEarlier(name: string): string {
  const dataDir = join(folder, name);
  cpSync(earlier, dataDir, { recursive: true });
  return dataDir;
}

const rowsOf = (database: string, ...schemas: string[]): string =>
  execFileSync(process.execPath, [support('table-bytes'), database, ...schemas], {
    ...quiet,
    maxBuffer: 1 << 26,
  });

/** Prepares the database in a process of its own, as the launcher does. */
function startPreparing(dataDir: string): { child: ReturnType<typeof spawn>; ended: Promise<string> } {
  const program = `import { prepareDatabase } from ${JSON.stringify(PREPARE)};
    await prepareDatabase(${JSON.stringify(dataDir)}, () => {}).then(() => console.log('prepared'), (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env: quiet.env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, ended: once(child, 'close').then(() => said.trim()) };
}

const prepare = (dataDir: string): Promise<string> => startPreparing(dataDir).ended;

describe('the data of an earlier version', () => {
  it('is moved over byte for byte, also after a kill in the middle, and the old folders are kept', async () => {
    const dataDir = copyOfEarlier('moved');
    const first = startPreparing(dataDir);
    const isCopying = (): boolean =>
      readdirSync(dataDir).some((name) => existsSync(join(dataDir, name, 'database.source')));
    await until(isCopying, 'it is at work', 60_000);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(existsSync(join(dataDir, 'database'))).toBe(false);

    expect(await prepare(dataDir)).toBe('prepared');
    expect(readdirSync(dataDir).sort()).toEqual(['admin-db.moved', 'database', 'menu-db.moved']);
    const before = ['menu', 'admin'].map((schema) => rowsOf(join(earlier, `${schema}-db`), schema));
    for (const rows of before) expect(rows).toContain('migrations');
    expect(rowsOf(join(dataDir, 'database'), 'menu', 'admin')).toBe(before.join(''));
    expect(await prepare(dataDir)).toBe('prepared');
  });

  it('is left as it is, with one sentence, when it is damaged', async () => {
    const dataDir = copyOfEarlier('damaged');
    const control = join(dataDir, 'admin-db/global/pg_control');
    writeFileSync(control, Buffer.alloc(readFileSync(control).length));
    const files = readdirSync(join(dataDir, 'admin-db')).length;
    const said = await prepare(dataDir);
    expect(said).toMatch(
      /^The data of the earlier version could not be moved over \(.*admin-db\); nothing was deleted/,
    );
    expect(said).toContain(join(dataDir, 'logs/database.log'));
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    expect(readdirSync(join(dataDir, 'admin-db'))).toHaveLength(files);
    expect(existsSync(join(dataDir, 'menu-db'))).toBe(true);
  });
});

describe('a new database', () => {
  it('is closed to others, and what happens to one changes no later one', async () => {
    const dataDirs = ['first', 'second'].map((name) => join(folder, name));
    for (const dataDir of dataDirs) {
      mkdirSync(dataDir);
      expect(await prepare(dataDir)).toBe('prepared');
      expect(readdirSync(dataDir)).toEqual(['database']);
      expect(statSync(join(dataDir, 'database/PG_VERSION')).mode & 0o077).toBe(0);
    }
    const [first = '', second = ''] = dataDirs.map((dataDir) => join(dataDir, 'database'));
    writeFileSync(join(first, 'PG_VERSION'), '1\n');
    expect(readFileSync(join(second, 'PG_VERSION'), 'utf8')).toBe('18\n');
  });
});

describe('a database without its PG_VERSION', () => {
  it('is refused with a sentence, and nothing is made over it', async () => {
    const dataDir = join(folder, 'no-version');
    cpSync(join(earlier, 'menu-db'), join(dataDir, 'database'), { recursive: true });
    rmSync(join(dataDir, 'database/PG_VERSION'));
    expect(await prepare(dataDir)).toMatch(
      /database in .*no-version\/database is damaged: PG_VERSION is missing/,
    );
    expect(existsSync(join(dataDir, 'database/global/pg_control'))).toBe(true);
    expect(existsSync(join(dataDir, 'database/PG_VERSION'))).toBe(false);
  });
});

describe('a database whose files are damaged', () => {
  it('is named in one sentence that says what to do, and is left as it is', () => {
    const damaged = join(folder, 'damaged-files');
    cpSync(join(earlier, 'menu-db'), damaged, { recursive: true });
    writeFileSync(join(damaged, 'global/pg_control'), Buffer.alloc(8192));
    const program = fileURLToPath(new URL('../../ops/database/main.mjs', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [program, damaged, join(folder, 'socket')], quiet);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toBe(
      `The files in ${damaged} cannot be opened; they may be damaged. Move the folder away, then run npm run restore -- FILE to bring back a backup. Without a backup, npm start begins with an empty menu.`,
    );
  });
});
