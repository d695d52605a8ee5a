import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { git, gitAgrees } from '../../tools/lib/git.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { run, tail } from '../../ops/process/run.mjs';

/**
 * Puts the last release into the empty folder: its files, its packages and its build.
 * @param {string} folder
 * @param {{ version: string, commit: string }} release
 * @param {{ say: (text: string) => void, onChild?: (child: object) => void }} tools
 * @throws Error where this clone does not reach back to its commit, or it does not build
 */
export async function buildReleased(folder, { version, commit }, { say, onChild }) {
  if (!(await gitAgrees('cat-file', '-e', `${commit}^{commit}`)))
    throw new Error(
      `This clone does not have ${commit}, of which ${version} was made. Fetch it: git fetch --unshallow --tags`,
    );
  const archive = join(folder, 'release.tar');
  await git('archive', `--output=${archive}`, commit);
  await succeed('tar', ['-xf', archive, '-C', folder], { onChild });
  if (isLockedAlike(folder)) linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else await succeed('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder, onChild });
  say(`Building ${version} …`);
  await succeed('npm', ['run', 'build'], { cwd: folder, env: { NX_DAEMON: 'false' }, onChild });
}

async function succeed(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed for the last release:\n${tail(output, 60)}`);
}

const lockOf = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');

const isLockedAlike = (folder) => lockOf(folder) === lockOf(ROOT);

/** The same packages, but the release's own parts: links between parts are relative, so they are made anew. */
export function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
