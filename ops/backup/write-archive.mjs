import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { FORMAT, MANIFEST } from './manifest.mjs';

async function entryOf(folder, name) {
  const path = join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name, size: (await stat(path)).size, sha256: hash.digest('hex') };
}

async function fill(archive, folder, manifest) {
  archive.entry({ name: MANIFEST, mode: 0o600 }, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const { name, size } of manifest.entries)
    await pipeline(createReadStream(join(folder, name)), archive.entry({ name, size, mode: 0o600 }));
  archive.finalize();
}

/** The bytes on the disk, then the name: a crash leaves no half archive behind. */
async function publish(unfinished, file) {
  const written = await open(unfinished, 'r+');
  await written.sync();
  await written.close();
  await rename(unfinished, file);
  const folder = await open(dirname(file), 'r').catch(() => undefined);
  // Not every system lets a folder be synced.
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/**
 * Makes one archive of the files in `folder` that `names` lists, with `facts` in the manifest. It appears under its name
 * whole or not at all; only its user can read it. Returns the manifest.
 */
export async function writeArchive(file, folder, names, facts) {
  const entries = [];
  for (const name of names) entries.push(await entryOf(folder, name));
  const manifest = { product: 'peanut', format: FORMAT, ...facts, entries };
  const unfinished = join(folder, 'archive');
  const archive = pack();
  await Promise.all([
    fill(archive, folder, manifest),
    pipeline(archive, createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
  ]);
  await publish(unfinished, file);
  return manifest;
}
