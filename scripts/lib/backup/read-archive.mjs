import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { isEntryName, MANIFEST, readManifest } from './manifest.mjs';

const CUT_OFF =
  'ends too early: it was cut off. Copy it again from where it was made, or take another backup.';
const DAMAGED = 'is damaged. Copy it again from where it was made, or take another backup.';

/** What a person should know of an error on the way. */
function sentence(error) {
  if (error.code === 'ENOENT') return 'does not exist.';
  if (error.code === 'EISDIR') return 'is a folder. Name the archive itself.';
  if (error.code === 'Z_BUF_ERROR' || /unexpected end/i.test(error.message)) return CUT_OFF;
  if (/incorrect header check/.test(error.message))
    return 'is no backup of Peanut, or damaged at its beginning.';
  if (/^Z_/.test(error.code ?? '') || /tar header/i.test(error.message)) return DAMAGED;
  return error.message;
}

/** Counts and hashes what passes. */
function meter() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

async function takeOut(entry, expected, folder) {
  const path = join(folder, expected.name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { stream, result } = meter();
  await pipeline(entry, stream, createWriteStream(path, { mode: 0o600 }));
  const { size, sha256 } = result();
  if (size !== expected.size || sha256 !== expected.sha256)
    throw new Error(`${DAMAGED.replace('.', `: ${expected.name} is not what was backed up.`)}`);
}

/** The entry's line in the list. Throws for what must not be there. */
function announced(left, { name, type }) {
  if (type !== 'file' || !isEntryName(name))
    throw new Error(`holds "${name}", which is nothing a backup has. Nothing of it was used.`);
  const expected = left.get(name);
  if (!expected) throw new Error(`is damaged: it holds ${name} twice, or its list of contents lacks it.`);
  left.delete(name);
  return expected;
}

async function readAll(entries, folder) {
  let manifest;
  let left;
  for await (const entry of entries) {
    if (manifest) {
      await takeOut(entry, announced(left, entry.header), folder);
    } else {
      if (entry.header.name !== MANIFEST) throw new Error('is no backup of Peanut.');
      manifest = readManifest(await text(entry));
      left = new Map(manifest.entries.map((expected) => [expected.name, expected]));
    }
  }
  if (!manifest) throw new Error('is no backup of Peanut.');
  const [missing] = left.keys();
  if (missing) throw new Error(`is damaged: ${missing} is missing.`);
  return manifest;
}

/**
 * Takes an archive apart into `folder` and checks all of it on the way. Returns its manifest.
 * Throws a sentence that names the file for everything that is not exactly what a backup wrote.
 */
export async function readArchive(file, folder) {
  const entries = extract();
  const feeding = pipeline(createReadStream(file), createGunzip(), entries);
  // Both fail together; the first to do so is told.
  feeding.catch(() => {});
  try {
    const manifest = await readAll(entries, folder);
    await feeding;
    return manifest;
  } catch (error) {
    throw new Error(`${file} ${sentence(error)}`);
  }
}
