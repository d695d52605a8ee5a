/** Raised when an older version could not read what a newer one writes. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
const PICTURE = /^pictures\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,5}\.webp$/;
const SCHEMA = /^[a-z][a-z-]*\.jsonl$/;

/**
 * @typedef {{ name: string, size: number, sha256: string }} Entry
 *
 * @typedef {object} Manifest
 * @property {string} product
 * @property {number} format
 * @property {string} version
 * @property {string} createdAt
 * @property {string} from the kind of installation
 * @property {Record<string, string[]>} migrations those that each service's rows went through
 * @property {'included' | 'elsewhere'} pictures
 * @property {Entry[]} entries
 */

/** The entry that holds the rows of a service. */
export const rowsName = (/** @type {string} */ service) => `${service}.jsonl`;

/** Whether an entry may have this name: nothing else is ever written to a disk. */
export const isEntryName = (/** @type {string} */ name) => SCHEMA.test(name) || PICTURE.test(name);

const isEntry = (/** @type {Partial<Entry> | null} */ entry) =>
  typeof entry?.name === 'string' &&
  Number.isSafeInteger(entry.size) &&
  Number(entry.size) >= 0 &&
  /^[0-9a-f]{64}$/.test(entry.sha256 ?? '');

const isNames = (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * The manifest in a text. Throws a sentence that continues the file's name.
 * @returns {Manifest}
 */
export function readManifest(/** @type {string} */ text) {
  /** @type {Manifest | null} */
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
  if (odd) throw notInABackup(odd.name);
  return manifest;
}

export const notInABackup = (/** @type {string} */ name) =>
  new Error(`holds "${name}", which no backup holds. Nothing of it was used.`);

/** `peanut-backup-2026-11-24-183000.tar.gz`, by this machine's clock. */
export function archiveName(/** @type {string} */ prefix, now = new Date()) {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `${prefix}-${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '')}.tar.gz`;
}
