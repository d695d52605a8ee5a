import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';

/**
 * Writes a file as the project formats it.
 * @type {(file: string, text: string) => Promise<void>}
 */
export async function writeFormatted(file, text) {
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
}

/**
 * Puts text between the lines `<!-- NAME -->` and `<!-- end of NAME -->` of a page. Throws where it has none.
 * @type {(page: string, name: string, text: string) => Promise<void>}
 */
export async function putBetween(page, name, text) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, after] = readFileSync(page, 'utf8').split(new RegExp(`${begin}[^]*${end}`));
  if (after === undefined) throw new Error(`${page} has no place for "${name}": ${begin} … ${end}`);
  await writeFormatted(page, [before, begin, '\n\n', text, '\n\n', end, after].join(''));
}
