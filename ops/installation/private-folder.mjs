import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../lib/durable.mjs';

const OTHERS = 0o077;
/** Made by the first start of any version. */
const MARKS = ['database', 'front-ends', 'menu-db', 'admin-db', 'menu-db.moved', 'admin-db.moved'];
/** What else is ours; besides, names that begin like our files that are there for a while. */
const OWN = [...MARKS, 'images', 'share-pictures', 'logs', 'ai', 'backups'];
const PASSING = /^(?:launcher\.pid|database\.|restore\.|\.s\.PGSQL|images\.(?:new|old)$)/;

/** Takes the rights of group and others away, here and below. */
export function closeToOthers(/** @type {string} */ path) {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  if (entry.mode & OTHERS) chmodSync(path, entry.mode & 0o777 & ~OTHERS);
}

const isOwn = (/** @type {string} */ name) => OWN.includes(name) || PASSING.test(name);

/** Whether nothing in the folder is anybody else's. */
function isOurs(/** @type {string} */ folder) {
  const names = readdirSync(folder);
  return names.length === 0 || (names.some((name) => MARKS.includes(name)) && names.every(isOwn));
}

/** What is ours in a folder that is used for something else as well; nothing before the first start. */
function ownBelow(/** @type {string} */ folder) {
  const hasMark = MARKS.some((name) => existsSync(join(folder, name)));
  return hasMark ? OWN.map((name) => join(folder, name)).filter((path) => existsSync(path)) : [];
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
