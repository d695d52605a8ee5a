import { existsSync, fdatasyncSync, fsyncSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeToOthers } from '../installation/private-folder.mjs';
import { ROOT } from '../launch/parts.mjs';
import { makeFolder, syncFolder, syncTree } from '../lib/durable.mjs';

const NO_FSYNC = '-F';
const SETTINGS = {
  // As little memory as Postgres starts with: a menu is a few hundred kilobytes.
  shared_buffers: '4MB',
  wal_buffers: '256kB',
  max_connections: '5',
  // The one way to the disk that PGlite's system calls lead to.
  wal_sync_method: 'fsync',
};

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== NO_FSYNC),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/**
 * The part of Emscripten's files that syncs.
 * @typedef {object} Stream
 * @property {number} nfd
 * @property {{ mode: number, parent: { name: string } }} node
 *
 * @typedef {object} Files
 * @property {(mode: number) => boolean} isDir
 * @property {{ NODEFS: { isWindows: boolean, stream_ops: { fsync?: (stream: Stream) => number }, tryFSOperation(work: () => void): void } }} filesystems
 */

/** What a commit waits for. The log's files have their size from the beginning, so their bytes are enough, as elsewhere. */
const isLog = (/** @type {Stream} */ { node }) => node.parent.name === 'pg_wal';

/** PGlite's files on a disk, where a sync, which it leaves out, is one: what is acknowledged survives a power cut. */
class DurableFiles extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(db, options) {
    const { emscriptenOpts } = await super.init(db, options);
    const addSync = (/** @type {{ FS: unknown }} */ module) => {
      const FS = /** @type {Files} */ (module.FS);
      const { isWindows, stream_ops: operations, tryFSOperation } = FS.filesystems.NODEFS;
      operations.fsync = (stream) => {
        // Windows keeps the names in a folder by itself.
        if (isWindows && FS.isDir(stream.node.mode)) return 0;
        tryFSOperation(() => (isLog(stream) ? fdatasyncSync : fsyncSync)(stream.nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/** Opens the Postgres files in the folder, or makes new ones where there is no folder. */
export const openCluster = (/** @type {string} */ folder) =>
  PGlite.create({ fs: new DurableFiles(folder), startParams });

/** Readies files to be renamed into their place: closes them to others, as initdb's are open to all, and writes them to the disk. */
export function finishCluster(/** @type {string} */ folder) {
  closeToOthers(folder);
  syncTree(folder);
}

const { version } = JSON.parse(
  readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
);
const TEMPLATE = join(ROOT, '.peanut/new-database', version);

/**
 * Makes the Postgres files of an empty database. initdb takes seconds of a processor and makes the same each time, so what it
 * made is stored next to the build, and copied for the next.
 */
export async function makeCluster(/** @type {string} */ folder) {
  if (existsSync(TEMPLATE)) await cp(TEMPLATE, folder, { recursive: true });
  else {
    const db = await openCluster(folder);
    await db.close();
    // Where nothing can be stored, as in a checkout that is read-only, the next one is made by initdb again.
    await storeTemplate(folder).catch(() => undefined);
  }
  finishCluster(folder);
}

async function storeTemplate(/** @type {string} */ folder) {
  makeFolder(dirname(TEMPLATE));
  const unfinished = mkdtempSync(`${TEMPLATE}-`);
  try {
    await cp(folder, join(unfinished, 'database'), { recursive: true });
    syncTree(unfinished);
    renameSync(join(unfinished, 'database'), TEMPLATE);
    syncFolder(dirname(TEMPLATE));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
