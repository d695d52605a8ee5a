import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import field from './field.mjs';
import page from './page.mjs';

jest.setTimeout(300_000);

let copy: string;
/** What the generators wrote, by path. */
const written = new Set<string>();

/** As much of Nx's tree as the generators use; what they write stands in the copy at once. */
const tree = {
  read: (path: string) => (existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : null),
  write(path: string, text: string): void {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
    written.add(path);
  },
  listChanges: () => [...written].map((path) => ({ path })),
};

/** Nx in one process: each of its plugins would start another. */
const ENV = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', FORCE_COLOR: '0' };

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...ENV, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  return status === 0 ? 'well' : `${stdout}\n${stderr}`;
}

/** What `npm run build` runs there, without npm, which costs as much as most of the builds. */
function build(folder: string) {
  const { scripts } = JSON.parse(tree.read(`${folder}/package.json`) ?? '') as { scripts: { build: string } };
  return run('sh', '-c', `cd ${folder} && ${scripts.build}`);
}

/** The packages as they are installed, but for those of this repository, which are the copy's own. */
function linkPackages() {
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!['@peanut', 'peanut', '.cache'].includes(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  symlinkSync('../tools/generators', join(packages, 'peanut'));
  cpSync(join(ROOT, 'node_modules/@peanut'), join(packages, '@peanut'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'peanut-generated-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of stdout.trim().split('\n'))
    if (existsSync(join(ROOT, file)) && !/^docs\/screenshots\//.test(file))
      cpSync(join(ROOT, file), join(copy, file));
  linkPackages();
  await field(tree, { name: 'garnish', drink: 'cocktail' });
  await field(tree, { name: 'cask-strength', drink: 'whiskey', kind: 'flag' });
  await page(tree, { name: 'seasonal', remote: 'mf-menu', description: "The season's `best`" });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a generated field of each drink, and a page', () => {
  it('are found by Nx', () =>
    expect(run('nx', 'g', 'peanut:field', 'bitters', '--drink=cocktail', '--dry-run')).toBe('well'));

  it('are formatted', () => expect(run('prettier', '--check', ...written)).toBe('well'));

  it('have sound types, as the rest of their projects, and keep the rules of lint', () =>
    expect(run('node', 'tools/check.mjs', ...written)).toBe('well'));

  it('are built', () => {
    for (const folder of ['libs/contracts', 'mf-menu']) expect(build(folder)).toBe('well');
    expect(tree.read('mf-menu/dist/head/seasonal.html')).toMatch(
      /"\/mf-menu\/1\.0\.0-[0-9a-f]{12}\/assets\//,
    );
  });

  it('pass the tests that came with them', () => {
    const tests = [...written].filter((path) => /\.test\.tsx?$/.test(path));
    expect(tests).toHaveLength(2);
    expect(run('jest', ...tests)).toBe('well');
  });
});
