import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownImages } from '../images/references.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { billOf } from './cyclonedx.mjs';
import { lockedPackages } from './locked-packages.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** What is copied and not installed: nginx's files and the prerenderer take nothing from the registry. */
const COPIED = { gateway: ['gateway'], prerenderer: ['gateway', 'libs/contracts'], database: [] };

/** The entry of a workspace alone, without what it would need elsewhere. */
const alone = (lock, path) => [path, { manifest: lock.packages[path], needs: [] }];

function packagesOf(lock, { stage, part }) {
  if (COPIED[stage]) return new Map(COPIED[stage].map((path) => alone(lock, path)));
  const isInstalled = stage === 'service';
  return lockedPackages(lock, isInstalled ? `services/${part}` : part, { isInstalled });
}

/** Empty where neither the variable nor git says it. */
function revision() {
  if (process.env['REVISION']) return process.env['REVISION'];
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** A bill of materials for each image that docker-compose.yml builds: its name, and the bill. */
export function bills() {
  const lock = readJson('package-lock.json');
  const { version, license } = readJson('package.json');
  const facts = { version, license, revision: revision() };
  return ownImages().map((image) => ({
    image: image.image,
    bill: billOf({ ...facts, ...image }, packagesOf(lock, image)),
  }));
}
