import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What a part's build publishes as a version: a front end its files, the gateway nginx's configuration. */
export const builtFolder = (part, root = ROOT) =>
  join(root, part, part === 'gateway' ? 'dist/nginx' : 'dist');

/** The front ends of the repository at `root`: name, and folder of the built files. */
export const frontEnds = (root = ROOT) =>
  ['shell', ...Object.keys(REMOTES)].map((name) => ({ name, folder: builtFolder(name, root) }));

/** The services of the repository at `root`: name, program (of one file), and whether they keep data in Postgres. */
export const services = (root = ROOT) =>
  Object.entries(SERVICES).map(([name, { hasDatabase }]) => ({
    name,
    program: join(root, 'services', name, 'bundle/main.js'),
    /** What the operator's commands ask of it, if it has something to say to them. */
    maintenance: join(root, 'services', name, 'bundle/maintenance.js'),
    hasMaintenance: existsSync(join(root, 'services', name, 'src/maintenance.ts')),
    /** The same in many files, which a watcher can see change. */
    watchedProgram: join(root, 'services', name, 'dist/main.js'),
    hasDatabase,
  }));

/**
 * How a small server's Node programs are run: what is free goes back to the machine early, instead of when the machine's
 * memory runs low. Bench P18 measures it; the Dockerfile says the same.
 */
export const LEAN = {
  nodeArgs: ['--max-semi-space-size=1', '--heap-growing-percent=15', '--v8-pool-size=1'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** `mf-menu` and `FOLDER` make `MF_MENU_FOLDER`. */
export const variable = (part, suffix) => `${part.toUpperCase().replaceAll('-', '_')}_${suffix}`;
