// What a front end publishes, and under which names. JavaScript, as parts.js is, because the build reads it.

/** Beside a front end's versions, each in a folder of its name: the link to the one that guests get. */
export const LIVE = 'live';

/** In each version's folder: part, version and revision. `/mf-menu/version.json` is that of the live one. */
export const VERSION_FILE = 'version.json';

/** In each version's folder: every file that a visitor's pages can need of the part, with its hash. */
export const FILE_LIST = 'files.json';

/** In each version's folder: the SHA-256 of every other file there, as `sha256sum` writes and reads it. */
export const SUMS_FILE = 'SHA256SUMS';

/** `1.0.0-3f9a…`: the package's version, and a hash of all files. */
export const VERSION = /^\d+\.\d+\.\d+-[0-9a-f]{12}$/;

/** The federation entry of a remote, in a version's folder. */
export const REMOTE_ENTRY = 'assets/remoteEntry.js';

/** Draws what a page shows at first; in a version's folder. */
export const FIRST_VIEW_SCRIPT = 'first-view/render.js';

/**
 * The hashes in a file of sums, by path; none in one that was emptied or cut off.
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function readSums(text) {
  const lines = text.endsWith('\n') ? text.split('\n').filter(Boolean) : [];
  const sums = new Map();
  for (const line of lines) {
    const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!hash || !path) return new Map();
    sums.set(path, hash);
  }
  return sums;
}
