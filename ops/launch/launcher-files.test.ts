import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Library {
  lockData(folder: string): () => void;
  openLog(file: string, onProblem?: (error: Error) => void): (text: string) => void;
  PART_VARIABLES: Record<string, string[]>;
  variablesFor(part: string): Record<string, string>;
}

const load = async (path: string): Promise<Library> =>
  (await import(new URL(`${path}.mjs`, import.meta.url).href)) as Library;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-files-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockData', () => {
  it.each(['1', `${process.ppid}\nanother birth\n`, '999999999', 'nonsense', ''])(
    'takes over a lock that says %j: its process is gone, or another one now',
    async (text) => {
      const { lockData } = await load('../installation/data-lock');
      const file = join(folder, 'launcher.pid');
      writeFileSync(file, text);
      const release = lockData(folder);
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
      release();
      expect(existsSync(file)).toBe(false);
    },
  );

  it('refuses a folder whose launcher lives', async () => {
    const { lockData } = await load('../installation/data-lock');
    const path = fileURLToPath(new URL('../installation/data-lock.mjs', import.meta.url));
    const program = `import { lockData } from ${JSON.stringify(path)}; lockData(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000)`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', program, folder]);
    try {
      await new Promise((resolve) => other.stdout.once('data', resolve));
      expect(() => lockData(folder)).toThrow(`is in use by process ${other.pid}.`);
    } finally {
      other.kill('SIGKILL');
    }
  });
});

describe('openLog', () => {
  it('drops lines that cannot be written, says so once, and goes on when they can', async () => {
    const { openLog } = await load('../process/log-file');
    const file = join(folder, 'logs', 'menu.log');
    const problems: string[] = [];
    writeFileSync(join(folder, 'logs'), 'in the way');
    const log = openLog(file, (error) => problems.push(error.message));
    log('one\n');
    log('two\n');
    expect(problems).toHaveLength(1);
    rmSync(join(folder, 'logs'));
    log('three\n');
    expect(readFileSync(file, 'utf8')).toBe('three\n');
  });
});

describe('PART_VARIABLES', () => {
  /** Set by the launcher itself. */
  const GIVEN = new Set([
    'PORT',
    'HOST',
    'DATA_DIR',
    'MENU_URL',
    'ADMIN_URL',
    'PRINT_PASSWORD_LINE',
    'REVISION',
  ]);

  it.each(['menu', 'admin', 'ai'])('names every variable that the %s service reads', async (service) => {
    const { PART_VARIABLES } = await load('./part-env');
    const source = readFileSync(new URL(`../../services/${service}/src/env.ts`, import.meta.url), 'utf8');
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name as string);
    expect(read.length).toBeGreaterThan(5);
    expect(PART_VARIABLES[service]).toEqual(expect.arrayContaining(read.filter((name) => !GIVEN.has(name))));
  });

  it('gives no part what belongs to another', async () => {
    const { PART_VARIABLES, variablesFor } = await load('./part-env');
    const names = [...new Set(Object.values(PART_VARIABLES).flat())];
    const before = process.env;
    process.env = { ...before, ...Object.fromEntries(names.map((name) => [name, 'set'])) };
    try {
      for (const [part, own] of Object.entries(PART_VARIABLES))
        expect(
          Object.keys(variablesFor(part))
            .filter((name) => names.includes(name))
            .sort(),
        ).toEqual([...own].sort());
      expect(variablesFor('gateway')).not.toHaveProperty('ADMIN_PASSWORD');
    } finally {
      process.env = before;
    }
  });
});
