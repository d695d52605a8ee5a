import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtFolder } from '../../../ops/launch/parts.mjs';
import { versionOf } from '../../../ops/deploy/versions.mjs';

const COMPRESSED = { '.br': brotliCompressSync, '.gz': gzipSync };
const TEXT = /\.(js|css|html|json|webmanifest)$/;

/**
 * A build of the part as another version, in a folder of its own; `change` takes each text and its file's name and
 * gives what stands there instead.
 * @param {string} part
 * @param {(text: string, name: string) => string} [change]
 */
export function nextBuild(part, change = (text) => text) {
  const built = builtFolder(part);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-next-'));
  const version = `1.0.0-${randomBytes(6).toString('hex')}`;
  cpSync(built, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    TEXT.test(file),
  )) {
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    const text = change(before.replaceAll(versionOf(built), version), name);
    if (text === before) continue;
    writeFileSync(file, text);
    // The compressed ones are those of the version before.
    for (const [ending, compress] of Object.entries(COMPRESSED))
      if (existsSync(file + ending)) writeFileSync(file + ending, compress(text));
  }
  return { folder, version };
}
