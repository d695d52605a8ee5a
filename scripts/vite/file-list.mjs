import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Publishes `files.json`: every file of this part that a visitor's pages can need, with its hash, so that the service
 * worker can keep them all after one visit to any page. Walked from the import graph, dynamic imports included; what
 * admin mode alone loads stays out.
 * `others` matches further files by their path below the build folder, such as pictures of the public folder.
 */
export function fileList({ base, others }) {
  return {
    name: 'peanut:file-list',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      // After the plugins that write further files of this part.
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const outputs = Object.values(bundle);
        const assets = outputs.filter(
          ({ type, fileName }) => type === 'asset' && !fileName.endsWith('.html'),
        );
        const further = (await readdir(dir, { recursive: true })).filter((name) => others.test(name));
        const names = [...visitorChunks(outputs), ...assets.map(({ fileName }) => fileName), ...further];
        const files = {};
        for (const name of [...new Set(names)].sort())
          files[base + name] = await integrityOf(join(dir, name));
        await writeFile(join(dir, 'files.json'), `${JSON.stringify({ files }, null, 1)}\n`);
      },
    },
  };
}

async function integrityOf(file) {
  const hash = createHash('sha256').update(await readFile(file));
  return `sha256-${hash.digest('base64')}`;
}

function visitorChunks(outputs) {
  const chunks = new Map(
    outputs.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const reached = new Set();
  const visit = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name) || isForAdmin(chunk)) return;
    reached.add(name);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  for (const { fileName, isEntry } of chunks.values()) {
    if (isEntry || fileName.includes('__federation_')) visit(fileName);
  }
  return reached;
}

const isForAdmin = ({ facadeModuleId }) => /\/src\/admin\//.test(facadeModuleId ?? '');
