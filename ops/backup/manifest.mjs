/** Raised when an older version could not read what a newer one writes. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
const PICTURE = /^pictures\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,5}\.webp$/;
const SCHEMA = /^[a-z][a-z-]*\.jsonl$/;

/** The entry that holds the rows of a service. */
export const rowsName = (service) => `${service}.jsonl`;

/** Whether an entry may have this name: nothing else is ever written to a disk. */
export const isEntryName = (name) => SCHEMA.test(name) || PICTURE.test(name);

const isEntry = (entry) =>
  typeof entry?.name === 'string' &&
  Number.isSafeInteger(entry.size) &&
  entry.size >= 0 &&
  /^[0-9a-f]{64}$/.test(entry.sha256);

const isNames = (value) => Array.isArray(value) && value.every((name) => typeof name === 'string');

/** The manifest in a text. Throws a sentence that continues the file's name. */
export function readManifest(text) {
  let manifest;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new Error('is damaged: its list of contents cannot be read.');
  }
  if (manifest?.product !== 'peanut') throw new Error('is no backup of Peanut.');
  if (!Number.isInteger(manifest.format) || manifest.format > FORMAT)
    throw new Error(
      `was made by a newer version of Peanut (${manifest.version}, format ${manifest.format}). Update Peanut first.`,
    );
  const isWhole =
    Array.isArray(manifest.entries) &&
    manifest.entries.every(isEntry) &&
    Object.values(manifest.migrations ?? { missing: true }).every(isNames);
  if (!isWhole) throw new Error('is damaged: its list of contents is not complete.');
  const odd = manifest.entries.find(({ name }) => !isEntryName(name));
  if (odd) throw new Error(`holds "${odd.name}", which is nothing a backup has. Nothing of it was used.`);
  return manifest;
}
