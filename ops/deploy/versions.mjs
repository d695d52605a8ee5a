// The published versions of a front end: a folder each, and the link `live` to the one that guests get.
// gateway/containers/versions.sh does the same in the containers.
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LIVE, readSums, SUMS_FILE, VERSION, VERSION_FILE } from '../../libs/contracts/src/versions.js';
import { makeFolder, syncFolder, syncTree } from '../lib/durable.mjs';

/** Open pages keep theirs: as many stay as a busy day has. */
const RETAINED = 5;
/** Milliseconds after which nobody is at work any more at what was not published to the end. */
const CUT_OFF = 60 * 60_000;

/** Where `npm start` stores the versions of a front end. */
export const versionsFolder = (/** @type {string} */ dataDir, /** @type {string} */ part) =>
  join(dataDir, 'front-ends', part);

const refusal = (/** @type {string} */ folder, /** @type {string} */ why) =>
  new Error(`${folder} is no build that can be published: ${why}.`);

/**
 * The part and the version that a build says it is. No other name ever becomes a path.
 * @returns {{ part?: string, version: string }}
 */
function factsOf(/** @type {string} */ folder) {
  const file = join(folder, VERSION_FILE);
  let facts;
  try {
    if (!lstatSync(file).isFile()) throw new Error('no file');
    facts = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw refusal(folder, `its ${VERSION_FILE} cannot be read`);
  }
  if (typeof facts?.version !== 'string' || !VERSION.test(facts.version))
    throw refusal(folder, `its ${VERSION_FILE} names no version such as 1.0.0-0123456789ab`);
  return facts;
}

/** The version that a build made. */
export const versionOf = (/** @type {string} */ folder) => factsOf(folder).version;

/**
 * The paths of a build's files, all of them plain. Throws the sentence that says what is wrong.
 * @returns {string[]}
 */
function plainFiles(/** @type {string} */ folder, below = '') {
  return readdirSync(join(folder, below))
    .sort()
    .flatMap((entry) => {
      const name = below ? `${below}/${entry}` : entry;
      const found = lstatSync(join(folder, name));
      if (found.isDirectory()) return plainFiles(folder, name);
      if (found.isFile() && !/[\n\\]/.test(entry)) return [name];
      throw refusal(folder, `${name} is ${found.isSymbolicLink() ? 'a link' : 'no plain file'}`);
    });
}

/**
 * Looks at a build that somebody hands over, and returns its version. A second name for a file of the machine would be
 * served as the build's own.
 * @param {string} folder
 * @param {string} part
 */
export function checkHandedOver(folder, part) {
  const facts = factsOf(folder);
  if (facts.part !== undefined && facts.part !== part)
    throw refusal(folder, `it is one of ${facts.part}, not of ${part}`);
  const linked = plainFiles(folder).find((name) => lstatSync(join(folder, name)).nlink > 1);
  if (linked) throw refusal(folder, `${linked} is a hard link. Build it again, or copy it with cp -r`);
  return facts.version;
}

const hashOf = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/** The bytes of a plain file; one that has become a link meanwhile is not followed. */
function readPlain(/** @type {string} */ file) {
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    if (!fstatSync(descriptor).isFile()) throw new Error(`${file} is no plain file.`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Copies a build with the sums of its files into a folder that does not exist yet, all of it on the disk when this returns.
 * @param {string} built
 * @param {string[]} files
 * @param {string} folder
 */
function copyWithSums(built, files, folder) {
  const sums = files
    .filter((name) => name !== SUMS_FILE)
    .map((name) => {
      const [bytes, path] = [readPlain(join(built, name)), join(folder, name)];
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes, { flag: 'wx' });
      return `${hashOf(bytes)}  ${name}\n`;
    });
  writeFileSync(join(folder, SUMS_FILE), sums.join(''), { flag: 'wx' });
  syncTree(folder);
}

/** Those of earlier releases have none. */
const hasSums = (/** @type {string} */ folder) => existsSync(join(folder, SUMS_FILE));

function sumOf(/** @type {string} */ file) {
  try {
    return hashOf(readPlain(file));
  } catch {
    return undefined;
  }
}

/** The files of a published version that are gone or changed; none of a version without sums that is there. */
export function damagedFiles(/** @type {string} */ folder) {
  if (!existsSync(join(folder, VERSION_FILE))) return [VERSION_FILE];
  if (!hasSums(folder)) return [];
  const sums = readSums(readFileSync(join(folder, SUMS_FILE), 'utf8'));
  if (!sums.has(VERSION_FILE)) return [SUMS_FILE];
  return [...sums].filter(([name, sum]) => sumOf(join(folder, name)) !== sum).map(([name]) => name);
}

const namesIn = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The newest first. */
export function publishedVersions(/** @type {string} */ folder) {
  const publishedAt = (/** @type {string} */ name) => statSync(join(folder, name)).mtimeMs;
  return namesIn(folder)
    .filter((name) => VERSION.test(name) && lstatSync(join(folder, name)).isDirectory())
    .sort((one, other) => publishedAt(other) - publishedAt(one));
}

/** The version that guests get; undefined where nothing is published. */
export function liveVersion(/** @type {string} */ folder) {
  try {
    return basename(readlinkSync(join(folder, LIVE)));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What is wrong with the live version, as the names of its files. */
function liveDamage(/** @type {string} */ folder) {
  const live = liveVersion(folder);
  return live === undefined ? [] : damagedFiles(join(folder, live));
}

/**
 * Puts a build among the versions, whole or not at all; guests go on with the live one. Replaces a damaged one of that
 * name. Returns its name.
 * @param {string} folder
 * @param {string} built
 */
export function publish(folder, built) {
  const version = versionOf(built);
  const files = plainFiles(built);
  const target = join(folder, version);
  const isThere = existsSync(target);
  if (isThere && hasSums(target) && damagedFiles(target).length === 0) return version;
  const arriving = join(folder, `.${version}-${process.pid}`);
  const leaving = `${arriving}-damaged`;
  makeFolder(folder);
  for (const rest of [arriving, leaving]) rmSync(rest, { recursive: true, force: true });
  copyWithSums(built, files, arriving);
  if (isThere) {
    // It keeps its place in the row of versions.
    utimesSync(arriving, new Date(), statSync(target).mtime);
    renameSync(target, leaving);
  }
  renameSync(arriving, target);
  syncFolder(folder);
  rmSync(leaving, { recursive: true, force: true });
  return version;
}

/**
 * From the next page on guests get this version. The ones that nobody can have open any more go.
 * @param {string} folder
 * @param {string} version
 */
export function makeLive(folder, version) {
  if (!VERSION.test(version)) throw new Error(`${version} is no version.`);
  if (damagedFiles(join(folder, version)).length > 0)
    throw new Error(`The files of ${version} are damaged. Deploy it again, or choose another version.`);
  const next = join(folder, `.${LIVE}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(version, next, 'junction');
  // Windows replaces no link by renaming.
  if (process.platform === 'win32') rmSync(join(folder, LIVE), { force: true });
  renameSync(next, join(folder, LIVE));
  syncFolder(folder);
  const old = publishedVersions(folder).slice(RETAINED);
  for (const name of old.filter((one) => one !== version)) drop(folder, name);
}

/**
 * Takes a version away.
 * @param {string} folder
 * @param {string} version
 */
export function drop(folder, version) {
  if (!VERSION.test(version)) throw new Error(`${version} is no version.`);
  rmSync(join(folder, version), { recursive: true, force: true });
}

/**
 * A build that was never published goes live; one that was, may have been rolled back since. Where the files of the live
 * one are damaged they come from the build, or the last whole version takes over. Returns the sentence that says so.
 * @param {string} folder
 * @param {string} built
 */
export function publishNew(folder, built) {
  dropCutOff(folder);
  const damaged = liveDamage(folder).length > 0 ? liveVersion(folder) : undefined;
  const before = publishedVersions(folder);
  const version = publish(folder, built);
  if (!before.includes(version) || !liveVersion(folder)) makeLive(folder, version);
  if (!damaged) return undefined;
  if (damaged === version) return `The files of ${version} were damaged; they were published again.`;
  const whole = publishedVersions(folder).find((name) => damagedFiles(join(folder, name)).length === 0);
  if (liveVersion(folder) === damaged && whole) makeLive(folder, whole);
  return `The files of ${damaged} were damaged; guests get ${liveVersion(folder)} instead.`;
}

function dropCutOff(/** @type {string} */ folder) {
  const names = namesIn(folder).filter((name) => /^\.\d/.test(name));
  for (const path of names.map((name) => join(folder, name)))
    if (Date.now() - lstatSync(path).mtimeMs > CUT_OFF) rmSync(path, { recursive: true, force: true });
}
