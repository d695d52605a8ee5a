// The published versions of a front end: a folder each, and the link `live` to the one that guests get.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { LIVE, VERSION, VERSION_FILE } from '../../libs/contracts/src/versions.js';

/** Open pages keep theirs: as many stay as a busy day has. */
const KEPT = 5;

/** Where `npm start` keeps the versions of a front end. */
export const versionsFolder = (dataDir, part) => join(dataDir, 'front-ends', part);

/** The version that a build made. */
export const versionOf = (built) => JSON.parse(readFileSync(join(built, VERSION_FILE), 'utf8')).version;

/** The newest first. */
export function publishedVersions(folder) {
  if (!existsSync(folder)) return [];
  const publishedAt = (name) => statSync(join(folder, name)).mtimeMs;
  return readdirSync(folder)
    .filter((name) => VERSION.test(name))
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

/** Puts a build among the versions, whole or not at all; guests go on with the live one. Returns its name. */
export function publish(folder, built) {
  const version = versionOf(built);
  if (!existsSync(join(folder, version))) {
    const arriving = join(folder, `.${version}-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    rmSync(arriving, { recursive: true, force: true });
    cpSync(built, arriving, { recursive: true });
    renameSync(arriving, join(folder, version));
  }
  return version;
}

/** From the next page on guests get this version. The ones that nobody can have open any more go. */
export function makeLive(folder, version) {
  const next = join(folder, `.${LIVE}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(version, next, 'junction');
  // Windows replaces no link by renaming.
  if (process.platform === 'win32') rmSync(join(folder, LIVE), { force: true });
  renameSync(next, join(folder, LIVE));
  const old = publishedVersions(folder).slice(KEPT);
  for (const name of old.filter((one) => one !== version))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** A build that was never published goes live; one that was, may have been rolled back since. */
export function publishNew(folder, built) {
  const isNew = !existsSync(join(folder, versionOf(built)));
  const version = publish(folder, built);
  if (isNew || !liveVersion(folder)) makeLive(folder, version);
}
