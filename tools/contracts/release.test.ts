import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';

/** What the command needs until it has to build. */
const FILES = [
  'package.json',
  'docs/released',
  'libs/contracts/src/parts.js',
  'tools/release.mjs',
  'tools/contracts',
  'ops',
  'tools/lib',
];
const someone = { NAME: 'Someone', EMAIL: 'someone@bar.example' };
const identity = ['AUTHOR', 'COMMITTER'].flatMap((role) =>
  Object.entries(someone).map(([name, value]) => [`GIT_${role}_${name}`, value]),
);
const env = { PATH: process.env['PATH'], ...Object.fromEntries(identity) };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-release-'));
  for (const file of FILES) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  git('init', '--quiet');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();

function commit() {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
}

const release = () =>
  spawnSync(process.execPath, ['tools/release.mjs'], { cwd: folder, env, encoding: 'utf8' });

it('refuses changes that are not committed', () => {
  writeFileSync(join(folder, 'note.txt'), 'not committed');
  const { status, stderr } = release();
  expect([status, stderr]).toEqual([1, expect.stringContaining('There are changes that are not committed.')]);
});

it('refuses a version that was released', () => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  git('tag', `v${version}`);
  const { status, stderr } = release();
  expect(status).toBe(1);
  expect(stderr).toContain(`The tag v${version} is there already. For another release raise "version"`);
});

it('only adds the tag where a release was broken off before it', () => {
  const file = join(folder, 'docs/released/release.json');
  const last = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...last, commit: git('rev-parse', 'HEAD') }));
  commit();
  expect(release()).toMatchObject({ status: 0 });
  expect(git('tag', '--points-at', 'HEAD')).toBe(`v${last.version}`);
  expect(git('rev-list', '--count', 'HEAD')).toBe('2');
});
