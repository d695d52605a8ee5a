import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { git } from '../../tools/lib/git.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';

/** Names of folders that builds make. */
const BUILDS = ['dist', 'bundle'];
const WORKSPACES = '@peanut';

/** The tree's files as they are now, committed or not. */
async function filesOfTree(): Promise<string[]> {
  const names = await git('ls-files', '-co', '--exclude-standard', '-z');
  return names.split('\0').filter((name) => name && existsSync(join(ROOT, name)));
}

/** Links to what is installed. Our own packages are those of the copy: what is removed from one is then missing everywhere. */
function linkModules(folder: string): void {
  const real = join(ROOT, 'node_modules');
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, WORKSPACES), { recursive: true });
  for (const name of readdirSync(real).filter((entry) => entry !== WORKSPACES))
    symlinkSync(join(real, name), join(own, name));
  for (const name of readdirSync(join(real, WORKSPACES))) {
    const place = relative(ROOT, realpathSync(join(real, WORKSPACES, name)));
    symlinkSync(join(folder, place), join(own, WORKSPACES, name));
  }
}

/** Puts a part's builds into the copy, in place of those that are there. */
export function copyBuilds(folder: string, part: string): void {
  for (const name of BUILDS.map((build) => join(part, build)))
    if (existsSync(join(ROOT, name)))
      cpSync(join(ROOT, name), join(folder, name), { recursive: true, force: true, verbatimSymlinks: true });
}

/** Copies the tree with its builds into an empty folder, ready for its tests. */
export async function copyTree(folder: string): Promise<void> {
  const files = await filesOfTree();
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(ROOT, name), join(folder, name));
  }
  linkModules(folder);
  const parts = files.filter((name) => /(?:^|\/)package\.json$/.test(name)).map(dirname);
  for (const part of parts.filter((name) => name !== '.')) {
    copyBuilds(folder, part);
    const modules = join(part, 'node_modules');
    if (existsSync(join(ROOT, modules))) symlinkSync(join(ROOT, modules), join(folder, modules));
  }
}
