import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { freeBytes } from '../lib/durable.mjs';
import { isEntryName, MANIFEST, notInABackup, readManifest } from './manifest.mjs';

/**
 * @typedef {import('./manifest.mjs').Entry} Entry
 * @typedef {import('tar-stream').Headers} Headers
 */

const MEGABYTE = 1024 * 1024;
/** Enough for a list of 20,000 entries. */
const LARGEST_MANIFEST = 4 * MEGABYTE;
/** All entries: ten times the largest menu with many pictures. */
const LARGEST_CONTENT = 2_048 * MEGABYTE;
/** What tar adds to each entry, at most. */
const AROUND = 2_048;
const HEAD = 512;
const TAR = { sign: 'ustar', at: 257 };

const MEND = 'Copy it again from where it was made, or take another backup.';

/** What a person should know of an error on the way. */
function sentence(/** @type {NodeJS.ErrnoException} */ { code = '', message }) {
  if (code === 'ENOENT') return 'does not exist.';
  if (code === 'EISDIR') return 'is a folder. Name the archive itself.';
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message))
    return `ends too early: it was cut off. ${MEND}`;
  if (code.startsWith('Z_') || /tar header/i.test(message)) return `is damaged. ${MEND}`;
  return message;
}

const changed = (/** @type {Entry} */ { name }) =>
  new Error(`is damaged: ${name} is not what was backed up. ${MEND}`);

/** How the file is packed, by its first bytes: a browser or a person may have unpacked it from gzip. */
async function unpackerFor(/** @type {string} */ file) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    if (head.startsWith('\x1f\x8b')) return createGunzip();
    if (head.startsWith(TAR.sign, TAR.at)) return new PassThrough();
    if (head.startsWith('PK'))
      throw new Error(
        'is a zip archive. Unpack it, and pack what was in it: tar -czf backup.tar.gz -C FOLDER .',
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
async function openEntries(/** @type {string} */ file) {
  const unpacker = await unpackerFor(file);
  const entries = extract();
  let left = LARGEST_MANIFEST + MEGABYTE;
  const limit = new Transform({
    transform(chunk, _, done) {
      left -= chunk.length;
      const tooMuch = 'holds more than its list of contents says. Nothing of it was used.';
      done(left < 0 ? new Error(tooMuch) : null, chunk);
    },
  });
  const whole = pipeline(createReadStream(file), unpacker, limit, entries);
  // Reading the entries fails with it; the first to do so is told.
  whole.catch(() => {});
  return {
    entries,
    whole,
    allow: (/** @type {number} */ size, count = 1) => (left += size + count * AROUND),
  };
}

/** The list of contents, and where everything lies: at the top, unless somebody packed a folder again. */
async function findManifest(/** @type {string} */ file) {
  const { entries, allow } = await openEntries(file);
  let skipped = 0;
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header;
    if (basename(name) === MANIFEST) {
      if (size > LARGEST_MANIFEST)
        throw new Error('is no backup of Peanut: its list of contents is too long.');
      return { manifest: readManifest(await text(entry)), top: name.slice(0, -MANIFEST.length) };
    }
    skipped += size;
    if (skipped > LARGEST_CONTENT) break;
    allow(size);
    entry.resume();
  }
  throw new Error('is no backup of Peanut.');
}

/**
 * Throws when what the list names is more than there is room for.
 * @param {number} size
 * @param {string} folder
 */
function checkSize(size, folder) {
  const inMegabytes = (/** @type {number} */ bytes) => `${Math.ceil(bytes / MEGABYTE)} MB`;
  if (size > LARGEST_CONTENT)
    throw new Error(`holds ${inMegabytes(size)}, more than any Peanut stores. Nothing of it was used.`);
  const free = freeBytes(folder);
  if (size > free)
    throw new Error(
      `needs ${inMegabytes(size)} in ${dirname(folder)}, where ${inMegabytes(free)} are free. Free some space, or name another folder in TMPDIR.`,
    );
}

/**
 * The entry's line in the list. Throws for what must not be there, before anything of it is written.
 * @param {Map<string, Entry>} left
 * @param {string} name
 * @param {Headers} header
 */
function listed(left, name, { type, size }) {
  if (type !== 'file' || !isEntryName(name)) throw notInABackup(name);
  const expected = left.get(name);
  if (!expected) throw new Error(`is damaged: it holds ${name} twice, or its list of contents lacks it.`);
  if (size !== expected.size) throw changed(expected);
  left.delete(name);
  return expected;
}

/**
 * @param {import('tar-stream').Entry} entry
 * @param {Entry} expected
 * @param {string} folder
 */
async function takeOut(entry, expected, folder) {
  const path = join(folder, expected.name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  entry.on('data', (chunk) => hash.update(chunk));
  await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
  if (hash.digest('hex') !== expected.sha256) throw changed(expected);
}

/** What a system adds by itself when somebody packs the contents again. */
const isByTheWay = (/** @type {Headers} */ { name, type }) =>
  type === 'directory' || /^\._|^\.DS_Store$/.test(basename(name));

/**
 * Takes an archive apart into `folder` and checks all of it on the way. Returns its manifest. One that was unpacked from
 * gzip, or packed again, is the same backup as long as all hashes are those of the list.
 * Throws a sentence that names the file for everything that is not what a backup wrote.
 * @param {string} file
 * @param {string} folder
 */
export async function readArchive(file, folder) {
  try {
    const { manifest, top } = await findManifest(file);
    const size = manifest.entries.reduce((sum, entry) => sum + entry.size, 0);
    checkSize(size, folder);
    const { entries, allow, whole } = await openEntries(file);
    allow(size, manifest.entries.length);
    const left = new Map(manifest.entries.map((expected) => [expected.name, expected]));
    let lists = 0;
    for await (const entry of entries) {
      const { name } = entry.header;
      const isList = name === top + MANIFEST && lists === 0;
      if (isList) lists += 1;
      if (isList || isByTheWay(entry.header)) entry.resume();
      else {
        const inside = name.startsWith(top) ? name.slice(top.length) : name;
        await takeOut(entry, listed(left, inside, entry.header), folder);
      }
    }
    await whole;
    const [missing] = left.keys();
    if (missing) throw new Error(`is damaged: ${missing} is missing.`);
    return manifest;
  } catch (error) {
    throw new Error(`${file} ${sentence(/** @type {Error} */ (error))}`);
  }
}
