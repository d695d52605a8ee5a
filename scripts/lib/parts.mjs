import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const FRONT_ENDS = ['shell', 'mf-menu', 'mf-admin', 'mf-ai'];
const SERVICES = ['menu', 'admin', 'ai'];
/** Services with a database of their own. */
const WITH_DATABASE = ['menu', 'admin'];

const hasPackage = (folder) => existsSync(join(ROOT, folder, 'package.json'));

/** The front ends that exist here: name, and folder of the built files. */
export const frontEnds = () =>
  FRONT_ENDS.filter(hasPackage).map((name) => ({ name, folder: join(ROOT, name, 'dist') }));

/** The services that exist here: name, program (of one file), and whether they keep data in Postgres. */
export const services = () =>
  SERVICES.filter((name) => existsSync(join(ROOT, 'services', name, 'src/main.ts'))).map((name) => ({
    name,
    program: join(ROOT, 'services', name, 'bundle/main.js'),
    /** The same in many files, which a watcher can see change. */
    watchedProgram: join(ROOT, 'services', name, 'dist/main.js'),
    hasDatabase: WITH_DATABASE.includes(name),
  }));

/**
 * How a small server's Node programs are run: what is free goes back to the machine early, instead of when the machine's
 * memory runs low. Bench P18 measures it; the Dockerfiles say the same.
 */
export const LEAN = {
  nodeArgs: ['--max-semi-space-size=1', '--heap-growing-percent=15', '--v8-pool-size=1'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** `mf-menu` and `FOLDER` make `MF_MENU_FOLDER`. */
export const variable = (part, suffix) => `${part.toUpperCase().replace('-', '_')}_${suffix}`;
