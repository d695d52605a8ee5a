import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const MIN_BYTES = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file, so that the gateway never compresses them anew. */
export function compressFiles() {
  return {
    name: 'peanut:compress-files',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const dir = this.environment?.config.build.outDir ?? 'dist';
      const root = this.environment?.config.root ?? process.cwd();
      await compressFolder(join(root, dir));
    },
  };
}

async function compressFolder(dir) {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) continue;
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
  }
}
