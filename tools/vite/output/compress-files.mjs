import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { afterBuild } from './after-build.mjs';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const MIN_BYTES = 256;
/** How much zlib looks at before it begins another block: which is best differs from file to file. */
const MEMORY_LEVELS = [5, 6, 7, 8];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` next to every text file, so that the gateway never compresses them anew. */
export const compressFiles = () => afterBuild('compress-files', compressFolder);

/** @param {string} dir */
async function compressFolder(dir) {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) continue;
    await writeFile(`${file}.gz`, await smallestZip(content));
    await writeFile(
      `${file}.br`,
      await brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
  }
}

/** @param {Buffer} content */
async function smallestZip(content) {
  const all = await Promise.all(MEMORY_LEVELS.map((memLevel) => zip(content, { level: 9, memLevel })));
  return all.reduce((least, one) => (one.length < least.length ? one : least));
}
