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
import remote from './remote.mjs';
import service from './service.mjs';

jest.setTimeout(300_000);

let copy;
/** What the generators wrote, by path. */
const written = new Set();

/** As much of Nx's tree as the generators use; what they write stands in the copy at once. */
const tree = {
  read: (path) => (existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : null),
  write(path, text) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
    written.add(path);
  },
  listChanges: () => [...written].map((path) => ({ path })),
};

/** Nx in one process: each of its plugins would start another. */
const ENV = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', FORCE_COLOR: '0' };

const start = (command, ...args) =>
  spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...ENV, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}` },
  });

function run(...command) {
  const { status, stdout, stderr } = start(...command);
  return status === 0 ? 'well' : `${stdout}\n${stderr}`;
}

/** What `npm run build` runs there, without npm, which costs as much as most of the builds. */
function build(folder) {
  const { scripts } = JSON.parse(tree.read(`${folder}/package.json`));
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
  await remote(tree, { name: 'mf-late-night', page: 'events', icon: 'Calendar' });
  await service(tree, { name: 'happy-hour' });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a field of each drink, a page, a micro-frontend and a service, all generated', () => {
  it('Nx finds the generators, and the new parts', () => {
    expect(run('nx', 'g', 'peanut:field', 'bitters', '--drink=cocktail', '--dry-run')).toBe('well');
    const projects = start('nx', 'show', 'projects', '--with-target', 'build').stdout.split('\n');
    expect(projects).toEqual(expect.arrayContaining(['@peanut/mf-late-night', '@peanut/happy-hour']));
  });

  it('are formatted', () => expect(run('prettier', '--check', ...written)).toBe('well'));

  it('have sound types, as the rest of their projects, and keep the rules of lint', () =>
    expect(run('node', 'tools/check.mjs', ...written)).toBe('well'));

  it('are built', () => {
    // The gateway writes the routes from the contracts as they are built.
    for (const folder of ['libs/contracts', 'gateway', 'services/happy-hour', 'mf-late-night'])
      expect(build(folder)).toBe('well');
    expect(tree.read('mf-late-night/dist/head/events.html')).toMatch(
      /"\/mf-late-night\/1\.0\.0-[0-9a-f]{12}\/assets\//,
    );
    const routes = tree.read('gateway/dist/nginx/snippets/routes.conf.template');
    expect(routes).toContain('proxy_pass http://$mf_late_night_part;');
    expect(routes).toMatch(
      /location ~ \^\/api\/\(\?:\(\?:happy-hour\)[^}]*proxy_pass http:\/\/\$happy_hour_service;/,
    );
  });

  it('pass the tests that came with them, and those of docker-compose.yml and Kubernetes', () => {
    const tests = [...written].filter((path) => /\.test\.tsx?$/.test(path));
    expect(tests).toHaveLength(3);
    expect(run('jest', ...tests, 'tools/compose', 'tools/kubernetes')).toBe('well');
  });
});
