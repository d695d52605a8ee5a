import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Vite puts into the head, and would delay the prerendered page. */
const SCRIPT_OR_STYLES = /\n[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="stylesheet"[^>]*>)/g;

/**
 * @typedef {import('vite').Rollup.OutputChunk} Chunk
 * @typedef {Map<string, Chunk>} Graph by file
 * @typedef {[name: string, page: { module: string, reads: readonly string[] }]} Page
 */

/**
 * Announces files in the HTML before any script runs.
 * Host: every module the entry needs, at the end of the body: behind the prerendered part, which paints before it. They are
 * scripts of their own: WebKit would not ask again for an announced one that failed, on no page, and none is left then that
 * could mend it. `early` is a script that runs as soon as it is there: it waits for no style sheet.
 * Remote: one fragment a page under `head/`, with its style sheet, modules and API lists, which `composePage` turns into reads.
 * The lists are walked from the import graph, never from file names.
 * @param {{ kind: 'host' | 'remote', base: string, early?: string, pages?: Page[] }} options
 * @returns {import('vite').Plugin}
 */
export function headFragments({ kind, base, early, pages = [] }) {
  return {
    name: 'peanut:head-fragments',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      if (early) this.emitFile({ type: 'chunk', id: early });
    },
    async writeBundle(options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      /** @type {Graph} */
      const graph = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const dir = options.dir ?? '';
      const css = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (kind === 'host') await completeShellHtml({ dir, base, graph, early });
      else await writeFragments({ dir, base, pages, graph, css });
    },
  };
}

/**
 * All modules that loading `file` brings, itself included.
 * @param {string} file @param {Graph} graph @param {Set<string>} [seen]
 */
function closure(file, graph, seen = new Set()) {
  const chunk = graph.get(file);
  if (seen.has(file) || !chunk) return seen;
  seen.add(file);
  for (const next of chunk.imports) closure(next, graph, seen);
  return seen;
}

const modulePreload = (/** @type {string} */ href) => `<link rel="modulepreload" crossorigin href="${href}">`;

const moduleScript = (/** @type {string} */ src, kind = '') =>
  `<script type="module"${kind} crossorigin src="${src}"></script>`;

/** Only on its way: a sheet that applied would keep every script waiting, the shell's too. The plugin asks for it without CORS. */
const stylePreload = (/** @type {string} */ href) => `<link rel="preload" as="style" href="${href}">`;

/** @param {{ dir: string, base: string, graph: Graph, early?: string }} options */
async function completeShellHtml({ dir, base, graph, early }) {
  const file = join(dir, 'index.html');
  const entry = [...graph.values()].find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('.html'));
  const wanted = entry ? closure(entry.fileName, graph) : new Set();
  wanted.delete(entry?.fileName ?? '');
  const html = await readFile(file, 'utf8');
  const missing = [...wanted].filter((name) => !html.includes(`href="${base}${name}"`));
  const later = [...(html.match(SCRIPT_OR_STYLES) ?? [])].map((tag) => tag.trim());
  const first = [...graph.values()].find((chunk) => chunk.facadeModuleId === early)?.fileName;
  const end = [
    moduleScript(`${base}${first}`, ' async fetchpriority="high"'),
    ...later,
    ...missing.map((name) => moduleScript(base + name)),
  ];
  const body = html.replace(SCRIPT_OR_STYLES, '').replace('</body>', `  ${end.join('\n    ')}\n  </body>`);
  await writeFile(file, body);
}

/** @param {{ dir: string, base: string, pages: Page[], graph: Graph, css: string[] }} options */
async function writeFragments({ dir, base, pages, graph, css }) {
  await mkdir(join(dir, 'head'), { recursive: true });
  for (const [page, { module, reads }] of pages) {
    const chunk = [...graph.values()].find((c) => c.fileName.includes(`__federation_expose_${module}`));
    const entry = [...graph.values()].find((c) => c.fileName.endsWith('remoteEntry.js'));
    if (!chunk || !entry) throw new Error(`No built module for ${module}: is it exposed?`);
    const modules = closure(chunk.fileName, graph, closure(entry.fileName, graph));
    const lines = [
      ...css.map((name) => stylePreload(base + name)),
      ...reads.map((url) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${url}">`),
      ...[...modules].map((name) => modulePreload(base + name)),
    ];
    await writeFile(join(dir, 'head', `${page}.html`), `${lines.join('\n')}\n`);
  }
}
