import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../lib/durable.mjs';

const OTHERS = 0o077;
/** Made by the first start of any version. */
const MARKS = ['database', 'front-ends', 'menu-db', 'admin-db', 'menu-db.moved', 'admin-db.moved'];
/** What else is ours, by what is in it: others may have a folder of that name. */
const CONTENTS = new Map([
  ['images', /^(?:\.incoming|[0-9a-f-]{36})$/],
  ['share-pictures', /^[0-9a-f-]{36}-\d+-[0-9a-f]{8}\.jpg$/],
  ['logs', /^(?:database|(?:menu|admin)(?:-db)?|ai|gateway|owner)\.log(?:\.1)?$/],
  ['ai', /^daily-budget\.json/],
  ['backups', /^\.?peanut-auto-/],
]);
/** How our files begin that are there for a while. */
const PASSING = /^(?:launcher\.pid|database\.|restore\.|\.s\.PGSQL|images\.(?:new|old)$)/;

/** Takes the rights of group and others away, here and below. */
export function closeToOthers(/** @type {string} */ path) {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  if (entry.mode & OTHERS) chmodSync(path, entry.mode & 0o777 & ~OTHERS);
}

/** Whether the entry of the folder is ours, with all that is in it. */
function isOwn(/** @type {string} */ folder, /** @type {string} */ name) {
  if (MARKS.includes(name) || PASSING.test(name)) return true;
  const path = join(folder, name);
  const isFolder = CONTENTS.has(name) && lstatSync(path).isDirectory();
  return isFolder && readdirSync(path).every((inner) => isOwnIn(path, inner));
}

/** The same of an entry of one of our folders; a link is nobody's: none is followed. */
function isOwnIn(/** @type {string} */ folder, /** @type {string} */ name) {
  if (lstatSync(join(folder, name)).isSymbolicLink()) return true;
  return CONTENTS.get(basename(folder))?.test(name) ?? false;
}

/** Whether nothing in the folder is anybody else's. */
function isOurs(/** @type {string} */ folder) {
  const names = readdirSync(folder);
  const hasMark = names.some((name) => MARKS.includes(name));
  return names.length === 0 || (hasMark && names.every((name) => isOwn(folder, name)));
}

/** What is ours in a folder that is used for something else as well; nothing before the first start. */
function ownBelow(/** @type {string} */ folder) {
  if (!MARKS.some((name) => existsSync(join(folder, name)))) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (isOwn(folder, name)) return [path];
    if (!CONTENTS.has(name) || !lstatSync(path).isDirectory()) return [];
    return readdirSync(path)
      .filter((inner) => isOwnIn(path, inner))
      .map((inner) => join(path, inner));
  });
}

/**
 * Makes the folder one that its user alone can enter. An open one of an earlier version is closed with all below it; in
 * one that holds other things too, only what is ours.
 */
export function makePrivate(/** @type {string} */ folder) {
  makeFolder(folder, 0o700);
  if (!(lstatSync(folder).mode & OTHERS)) return;
  // The folder itself comes last: interrupted, this is done again at the next start.
  if (isOurs(folder)) closeToOthers(folder);
  else ownBelow(folder).forEach(closeToOthers);
}
