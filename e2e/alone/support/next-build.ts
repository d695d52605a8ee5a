import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontEnds } from '../../../scripts/lib/parts.mjs';
import { versionOf } from '../../../scripts/lib/versions.mjs';

const TEXT = /\.(js|css|html|json|webmanifest)$/;

export interface NextBuild {
  folder: string;
  version: string;
}

/** The front end's own build. */
export const builtFolder = (part: string): string =>
  frontEnds().find(({ name }) => name === part)?.folder ?? '';

/** A build of the front end as another version, with its texts changed, in a folder of its own. */
export function nextBuild(
  part: string,
  change: (text: string, name: string) => string = (text) => text,
): NextBuild {
  const built = builtFolder(part);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-next-'));
  const version = `1.0.0-${randomBytes(6).toString('hex')}`;
  cpSync(built, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // The compressed ones would be those of the version before.
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
    else if (TEXT.test(name)) {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll(versionOf(built), version);
      writeFileSync(join(folder, name), change(text, name));
    }
  }
  return { folder, version };
}
