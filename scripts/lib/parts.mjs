import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The front ends: name, and folder of the built files. */
export const frontEnds = () =>
  ['shell', ...Object.keys(REMOTES)].map((name) => ({ name, folder: join(ROOT, name, 'dist') }));

/** The services: name, program (of one file), and whether they keep data in Postgres. */
export const services = () =>
  Object.entries(SERVICES).map(([name, { hasDatabase }]) => ({
    name,
    program: join(ROOT, 'services', name, 'bundle/main.js'),
    /** What the operator's commands ask of it, if it has something to say to them. */
    maintenance: join(ROOT, 'services', name, 'bundle/maintenance.js'),
    hasMaintenance: existsSync(join(ROOT, 'services', name, 'src/maintenance.ts')),
    /** The same in many files, which a watcher can see change. */
    watchedProgram: join(ROOT, 'services', name, 'dist/main.js'),
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
