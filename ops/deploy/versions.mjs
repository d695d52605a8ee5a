// The published versions of a front end: a folder each, and the link `live` to the one that guests get.
// gateway/containers/versions.sh does the same in the containers.
import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { LIVE, VERSION } from '../../libs/contracts/src/versions.js';
import { readBuild } from './build.mjs';
import { copyWithSums, damagedFiles, hasSums } from './sums.mjs';
import { makeFolder, syncFolder } from '../lib/durable.mjs';

export { VERSION_FILE } from '../../libs/contracts/src/versions.js';
export { versionOf } from './build.mjs';

/** Open pages keep theirs: as many stay as a busy day has. */
const KEPT = 5;
/** Milliseconds after which nobody is at work any more at what was not published to the end. */
const CUT_OFF = 60 * 60_000;

/** Where `npm start` keeps the versions of a front end. */
export const versionsFolder = (dataDir, part) => join(dataDir, 'front-ends', part);

/** The newest first. */
export function publishedVersions(folder) {
  if (!existsSync(folder)) return [];
  const publishedAt = (name) => statSync(join(folder, name)).mtimeMs;
  return readdirSync(folder)
    .filter((name) => VERSION.test(name) && lstatSync(join(folder, name)).isDirectory())
    .sort((one, other) => publishedAt(other) - publishedAt(one));
}

/** The version that guests get; undefined where nothing is published. */
export function liveVersion(folder) {
  try {
    return basename(readlinkSync(join(folder, LIVE)));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What is wrong with the live version, as the names of its files. */
export function liveDamage(folder) {
  const live = liveVersion(folder);
  return live === undefined ? [] : damagedFiles(join(folder, live));
}

/**
 * Puts a build among the versions, whole or not at all; guests go on with the live one. One of that name that was damaged
 * is replaced. Returns its name.
 */
export function publish(folder, built) {
  const { version, files } = readBuild(built);
  const place = join(folder, version);
  const isThere = existsSync(place);
  if (isThere && hasSums(place) && damagedFiles(place).length === 0) return version;
  const arriving = join(folder, `.${version}-${process.pid}`);
  const leaving = `${arriving}-damaged`;
  makeFolder(folder);
  for (const rest of [arriving, leaving]) rmSync(rest, { recursive: true, force: true });
  copyWithSums(built, files, arriving);
  if (isThere) {
    // It keeps its place in the row of versions.
    utimesSync(arriving, new Date(), statSync(place).mtime);
    renameSync(place, leaving);
  }
  renameSync(arriving, place);
  syncFolder(folder);
  rmSync(leaving, { recursive: true, force: true });
  return version;
}

/** From the next page on guests get this version. The ones that nobody can have open any more go. */
export function makeLive(folder, version) {
  if (!VERSION.test(version)) throw new Error(`${version} is no version.`);
  if (damagedFiles(join(folder, version)).length > 0)
    throw new Error(`The files of ${version} are damaged. Deploy it anew, or take another version.`);
  const next = join(folder, `.${LIVE}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(version, next, 'junction');
  // Windows replaces no link by renaming.
  if (process.platform === 'win32') rmSync(join(folder, LIVE), { force: true });
  renameSync(next, join(folder, LIVE));
  syncFolder(folder);
  const old = publishedVersions(folder).slice(KEPT);
  for (const name of old.filter((one) => one !== version)) drop(folder, name);
}

/** Takes a version away. */
export function drop(folder, version) {
  if (!VERSION.test(version)) throw new Error(`${version} is no version.`);
  rmSync(join(folder, version), { recursive: true, force: true });
}

/**
 * A build that was never published goes live; one that was, may have been rolled back since. Where the files of the live
 * one are damaged they come from the build, or the last whole version takes over. Returns the sentence that says so.
 */
export function publishNew(folder, built) {
  dropCutOff(folder);
  const damaged = liveDamage(folder).length > 0 ? liveVersion(folder) : undefined;
  const before = publishedVersions(folder);
  const version = publish(folder, built);
  if (!before.includes(version) || !liveVersion(folder)) makeLive(folder, version);
  if (!damaged) return undefined;
  if (damaged === version) return `The files of ${version} were damaged; they were published anew.`;
  const isWhole = (name) => damagedFiles(join(folder, name)).length === 0;
  if (liveVersion(folder) === damaged) makeLive(folder, publishedVersions(folder).find(isWhole));
  return `The files of ${damaged} were damaged; guests get ${liveVersion(folder)} instead.`;
}

function dropCutOff(folder) {
  const unfinished = existsSync(folder) ? readdirSync(folder).filter((name) => /^\.\d/.test(name)) : [];
  for (const name of unfinished.map((one) => join(folder, one)))
    if (Date.now() - lstatSync(name).mtimeMs > CUT_OFF) rmSync(name, { recursive: true, force: true });
}
