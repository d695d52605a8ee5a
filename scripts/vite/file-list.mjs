import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_LIST, VERSION_FILE } from '../../libs/contracts/src/versions.js';

/**
 * Publishes `files.json`: every file of this part that a visitor's pages can need, with its hash, so that the service
 * worker can keep them all after one visit to any page. Walked from the import graph, dynamic imports included; what
 * admin mode alone loads stays out. Comes after the plugin that names the version, which changes files.
 * `others` matches further files by their path below the build folder, such as pictures of the public folder;
 * `atRoot` those that stand at the origin's root.
 */
export function fileList({ part, others, atRoot = /^$/ }) {
  let dir;
  let names = [];
  return {
    name: 'peanut:file-list',
    apply: 'build',
    enforce: 'post',
    writeBundle(options, bundle) {
      dir = options.dir;
      const outputs = Object.values(bundle);
      const assets = outputs.filter(({ type, fileName }) => type === 'asset' && !fileName.endsWith('.html'));
      names = [...visitorChunks(outputs), ...assets.map(({ fileName }) => fileName)];
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { version } = JSON.parse(await readFile(join(dir, VERSION_FILE), 'utf8'));
        const further = (await readdir(dir, { recursive: true })).filter((name) => others.test(name));
        const addressOf = (name) => (atRoot.test(name) ? `/${name}` : `/${part}/${version}/${name}`);
        const files = {};
        for (const name of [...new Set([...names, ...further])].sort())
          files[addressOf(name)] = await integrityOf(join(dir, name));
        files[`/${part}/${VERSION_FILE}`] = await integrityOf(join(dir, VERSION_FILE));
        await writeFile(join(dir, FILE_LIST), `${JSON.stringify({ files }, null, 1)}\n`);
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
