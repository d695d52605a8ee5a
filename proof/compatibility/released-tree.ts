import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { git, gitAgrees } from '../../tools/lib/git.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { run, tail } from '../../ops/process/run.mjs';
import { onChild, say } from '../lib/program.js';

export interface Release {
  version: string;
  commit: string;
}

/**
 * Puts the last release into the empty folder: its files, its packages and its build. Throws where this clone does not
 * reach back to its commit, or it does not build.
 */
export async function buildReleased(folder: string, { version, commit }: Release): Promise<void> {
  if (!(await gitAgrees('cat-file', '-e', `${commit}^{commit}`)))
    throw new Error(
      `This clone does not have ${commit}, of which ${version} was made. Fetch it: git fetch --unshallow --tags`,
    );
  const archive = join(folder, 'release.tar');
  await git('archive', `--output=${archive}`, commit);
  await succeed('tar', ['-xf', archive, '-C', folder]);
  leaveOutWhatServicesAdd(join(folder, 'e2e/menu-snapshot.ts'));
  if (isLockedAlike(folder)) linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else await succeed('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder });
  say(`Building ${version} …`);
  await succeed('npm', ['run', 'build'], { cwd: folder, env: { NX_DAEMON: 'false' } });
}

/**
 * The release's specs bring the menu back by sending all fields of a list that are not the service's own. Its pages send
 * only fields that they know, so a field that the service has added since is no break: the specs leave it out, too.
 */
function leaveOutWhatServicesAdd(file: string): void {
  const text = readFileSync(file, 'utf8');
  const known = 'const { id, version, createdAt, updatedAt, ...fields } = item;';
  if (!text.includes(known)) throw new Error(`${file} tells the service's own fields in another way now.`);
  const added =
    'const { id, version, createdAt, updatedAt, missing, ...fields } = item as I & { missing?: unknown };';
  writeFileSync(file, text.replace(known, added));
}

async function succeed(command: string, args: string[], options = {}): Promise<void> {
  const { code, output } = await run(command, args, { ...options, onChild });
  if (code !== 0) throw new Error(`${command} ${args[0]} failed for the last release:\n${tail(output, 60)}`);
}

const lockOf = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');

const isLockedAlike = (folder: string): boolean => lockOf(folder) === lockOf(ROOT);

/** The same packages, but the release's own parts: links between parts are relative, so they are made anew. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    const target = join(to, name);
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
