/** A file that holds a menu: what our own says of itself, and the most that is read from any. */
export const MENU_FILE = {
  maxBytes: 5 * 1024 * 1024,
  /** Of an archive, which may hold pictures, too; they are not unpacked. */
  maxArchiveBytes: 64 * 1024 * 1024,
  maxUnpackedBytes: 24 * 1024 * 1024,
  maxArchivedFiles: 5_000,
  maxDrinks: 2_000,
  version: 1,
  format: 'peanut-menu',
} as const;
