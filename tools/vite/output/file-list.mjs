import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_LIST, VERSION_FILE } from '../../../libs/contracts/src/versions.js';
import { isOwners } from '../federation/module-places.mjs';

/**
 * Publishes `files.json`: every file of this part that a visitor's pages can need, with its hash, so that the service
 * worker can keep them all after one visit to any page. Walked from the import graph, dynamic imports included; the
 * owner's code stays out. Comes after the plugin that names the version, which changes files.
 * `others` matches further files by their path below the build folder, such as pictures of the public folder;
 * `atRoot` those at the origin's root.
 * @param {{ part: string, others: RegExp, atRoot?: RegExp }} options
 * @returns {import('vite').Plugin}
 */
export function fileList({ part, others, atRoot = /^$/ }) {
  /** @type {string | undefined} */
  let dir;
  /** @type {string[]} */
  let names = [];
  return {
    name: 'peanut:file-list',
    apply: 'build',
    enforce: 'post',
    writeBundle(options, bundle) {
      dir = options.dir;
      const outputs = Object.values(bundle);
      const assets = outputs.filter(({ type, fileName }) => type === 'asset' && !fileName.endsWith('.html'));
      const { chunks, mixed } = visitorChunks(
        bundle,
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      );
      if (mixed.length > 0) this.error(`In one file with the owner's code: ${mixed.join('; ')}`);
      names = [...chunks, ...assets.map(({ fileName }) => fileName)];
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed is closed too, and has written nothing.
        if (!dir) return;
        const { version } = JSON.parse(await readFile(join(dir, VERSION_FILE), 'utf8'));
        const further = (await readdir(dir, { recursive: true })).filter((name) => others.test(name));
        const addressOf = (/** @type {string} */ name) =>
          atRoot.test(name) ? `/${name}` : `/${part}/${version}/${name}`;
        /** @type {Record<string, string>} */
        const files = {};
        for (const name of [...new Set([...names, ...further])].sort())
          files[addressOf(name)] = await integrityOf(join(dir, name));
        files[`/${part}/${VERSION_FILE}`] = await integrityOf(join(dir, VERSION_FILE));
        await writeFile(join(dir, FILE_LIST), `${JSON.stringify({ files }, null, 1)}\n`);
      },
    },
  };
}

/** @param {string} file */
async function integrityOf(file) {
  const hash = createHash('sha256').update(await readFile(file));
  return `sha256-${hash.digest('base64')}`;
}

/**
 * As much of a built file as is read here.
 * @typedef {Pick<import('vite').Rollup.OutputChunk, 'type' | 'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'facadeModuleId'>
 *   & { modules: Record<string, { renderedLength: number, code?: string | null }> }} Chunk
 * @typedef {Record<string, Chunk | import('vite').Rollup.OutputAsset>} Bundle
 */

/**
 * The files of script that visitors can need, and what is wrong where one of them also holds the owner's code.
 * @param {Bundle} bundle
 * @param {(id: string) => readonly string[]} lateImportsOf the modules that a module loads by `import()`
 */
export function visitorChunks(bundle, lateImportsOf) {
  /** @type {Set<string>} */
  const reached = new Set();
  /** @type {string[]} */
  const mixed = [];
  const visit = (/** @type {string} */ name, /** @type {string} */ why) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || reached.has(name)) return;
    const owners = ownersModules(chunk);
    if (owners.length > 0) return void mixed.push(`${why} needs ${name} with ${owners.join(', ')}`);
    reached.add(name);
    for (const next of chunk.imports) visit(next, name);
    const late = Object.keys(chunk.modules).flatMap(lateImportsOf);
    for (const next of chunk.dynamicImports) {
      const file = bundle[next];
      const visitors = late.find((id) => file?.type === 'chunk' && file.modules[id] && !isOwners(id));
      if (visitors || ownersModules(file).length === 0) visit(next, visitors ?? name);
    }
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && (file.isEntry || file.fileName.includes('__federation_')))
      visit(file.fileName, 'each page');
  return { chunks: reached, mixed };
}

/**
 * Modules of the owner's that have code in the file, or that the file stands for.
 * @param {Bundle[string] | undefined} file
 */
const ownersModules = (file) =>
  file?.type === 'chunk'
    ? Object.entries(file.modules)
        .filter(([id, module]) => (module.renderedLength > 0 || id === file.facadeModuleId) && isOwners(id))
        .map(([id]) => id)
    : [];
