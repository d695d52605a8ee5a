import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { freeBytes } from '../doctor/machine.mjs';
import { isEntryName, MANIFEST, readManifest } from './manifest.mjs';
import { LARGEST_CONTENT, LARGEST_MANIFEST, openEntries } from './open-entries.mjs';

const CUT_OFF =
  'ends too early: it was cut off. Copy it again from where it was made, or take another backup.';
const DAMAGED = 'is damaged. Copy it again from where it was made, or take another backup.';

/** What a person should know of an error on the way. */
function sentence(error) {
  if (error.code === 'ENOENT') return 'does not exist.';
  if (error.code === 'EISDIR') return 'is a folder. Name the archive itself.';
  if (error.code === 'Z_BUF_ERROR' || /unexpected end/i.test(error.message)) return CUT_OFF;
  if (/^Z_/.test(error.code ?? '') || /tar header/i.test(error.message)) return DAMAGED;
  return error.message;
}

const notWhatWas = ({ name }) => DAMAGED.replace('.', `: ${name} is not what was backed up.`);

async function takeOut(entry, expected, folder) {
  const path = join(folder, expected.name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const passOn = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(entry, passOn, createWriteStream(path, { mode: 0o600 }));
  if (hash.digest('hex') !== expected.sha256) throw new Error(notWhatWas(expected));
}

/** The entry's line in the list. Throws for what must not be there, before anything of it is written. */
function announced(left, name, { type, size }) {
  if (type !== 'file' || !isEntryName(name))
    throw new Error(`holds "${name}", which is nothing a backup has. Nothing of it was used.`);
  const expected = left.get(name);
  if (!expected) throw new Error(`is damaged: it holds ${name} twice, or its list of contents lacks it.`);
  if (size !== expected.size) throw new Error(notWhatWas(expected));
  left.delete(name);
  return expected;
}

/** What a system adds by itself when somebody packs the contents anew. */
const isByTheWay = ({ name, type }) => type === 'directory' || /^\._|^\.DS_Store$/.test(basename(name));

/** The list of contents, and where everything lies: at the top, unless somebody packed a folder anew. */
async function findManifest(file) {
  const { entries, allow } = await openEntries(file);
  let skipped = 0;
  for await (const entry of entries) {
    const { name, size } = entry.header;
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

/** Throws when what the list names is more than there is room for. */
function checkSize(size, folder) {
  const inMegabytes = (bytes) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
  if (size > LARGEST_CONTENT)
    throw new Error(`holds ${inMegabytes(size)}, more than any bar has. Nothing of it was used.`);
  const free = freeBytes(folder);
  if (size > free)
    throw new Error(
      `needs ${inMegabytes(size)} in ${dirname(folder)}, where ${inMegabytes(free)} are free. Free some space, or name another folder in TMPDIR.`,
    );
}

async function takeAll(file, { manifest, top }, folder) {
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
    else
      await takeOut(
        entry,
        announced(left, name.startsWith(top) ? name.slice(top.length) : name, entry.header),
        folder,
      );
  }
  await whole;
  const [missing] = left.keys();
  if (missing) throw new Error(`is damaged: ${missing} is missing.`);
}

/**
 * Takes an archive apart into `folder` and checks all of it on the way. Returns its manifest. One that was unpacked from
 * gzip, or packed anew, is the same backup as long as all hashes are those of the list.
 * Throws a sentence that names the file for everything that is not what a backup wrote.
 */
export async function readArchive(file, folder) {
  try {
    const found = await findManifest(file);
    await takeAll(file, found, folder);
    return found.manifest;
  } catch (error) {
    throw new Error(`${file} ${sentence(error)}`);
  }
}
