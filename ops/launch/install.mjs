import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';
import { head, run, syncAll } from '../process/run.mjs';

const STAMP = join(ROOT, 'node_modules/.peanut-lock');
const NPM_STAMP = join(ROOT, 'node_modules/.package-lock.json');
const LOCK = join(ROOT, 'package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

const withoutWarnings = (output) => output.replace(/^npm warn.*\n/gm, '');

/** Whether the packages are those of the lock file. */
export function isInstalled() {
  if (!existsSync(NPM_STAMP)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  // A plain `npm install` by hand counts too.
  return statSync(NPM_STAMP).mtimeMs >= statSync(LOCK).mtimeMs - 5_000;
}

/** Installs exactly what the lock file says, unless that has been done. Throws with what npm complained of. */
export async function install(say) {
  if (!isInstalled()) {
    say('Installing packages …');
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline']);
    if (code !== 0) throw new Error(`npm ci failed:\n${head(withoutWarnings(output))}`);
    await syncAll();
  }
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockHash()) writeFileSync(STAMP, lockHash());
}

/** The packages that the commands themselves use, on a machine where nothing was installed yet. */
export async function installOnce(say) {
  if (!existsSync(join(ROOT, 'node_modules/tar-stream'))) await install(say);
}
