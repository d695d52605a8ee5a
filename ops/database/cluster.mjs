import { fdatasyncSync, fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const NO_FSYNC = '-F';
const SETTINGS = {
  // As little memory as Postgres starts with: a bar's menu is a few hundred kilobytes.
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

/** What a commit waits for. The log's files have their size from the beginning, so their bytes are enough, as elsewhere. */
const isLog = ({ node }) => node.parent.name === 'pg_wal';

/** PGlite's files on a disk, where a sync, which it leaves out, is one: what is acknowledged survives a power cut. */
class DurableFiles extends NodeFS {
  async init(db, options) {
    const { emscriptenOpts } = await super.init(db, options);
    const addSync = ({ FS }) => {
      const { isWindows, stream_ops: operations, tryFSOperation } = FS.filesystems.NODEFS;
      operations.fsync = (stream) => {
        // Windows keeps the names in a folder by itself.
        if (isWindows && FS.isDir(stream.node.mode)) return 0;
        tryFSOperation(() => (isLog(stream) ? fdatasyncSync : fsyncSync)(stream.nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, addSync] } };
  }
}

/** Opens the Postgres files in the folder, or makes new ones where there is no folder. */
export const openCluster = (folder) => PGlite.create({ fs: new DurableFiles(folder), startParams });
