import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

const MEGABYTE = 1024 * 1024;
/** Enough for a list of 20,000 entries. */
export const LARGEST_MANIFEST = 4 * MEGABYTE;
/** All entries: ten times the largest menu with many pictures. */
export const LARGEST_CONTENT = 2_048 * MEGABYTE;
/** What tar adds to each entry, at most. */
const AROUND = 2_048;
const HEAD = 512;
const TAR = { sign: 'ustar', at: 257 };

/** How the file is packed, by its first bytes: a browser or a person may have unpacked it from gzip. */
async function unpackerFor(file) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    if (head.startsWith('\x1f\x8b')) return createGunzip();
    if (head.startsWith(TAR.sign, TAR.at)) return new PassThrough();
    if (head.startsWith('PK'))
      throw new Error(
        'is a zip archive. Unpack it, and pack what was in it: tar -czf bar.tar.gz -C FOLDER .',
      );
    throw new Error('is no backup of Peanut, or damaged at its beginning.');
  } finally {
    await handle.close();
  }
}

/**
 * The entries of an archive. No more is unpacked than one list of contents and what was allowed by `allow(size)`, an
 * entry's size or that of several: a few bytes may unpack to more than disk or memory hold.
 * `whole` resolves when all of the file was read.
 */
export async function openEntries(file) {
  const unpacker = await unpackerFor(file);
  const entries = extract();
  let left = LARGEST_MANIFEST + MEGABYTE;
  const limit = new Transform({
    transform(chunk, _, done) {
      left -= chunk.length;
      done(
        left < 0 ? new Error('holds more than its list of contents says. Nothing of it was used.') : null,
        chunk,
      );
    },
  });
  const whole = pipeline(createReadStream(file), unpacker, limit, entries);
  // Reading the entries fails with it; the first to do so is told.
  whole.catch(() => {});
  return { entries, whole, allow: (size, count = 1) => (left += size + count * AROUND) };
}
