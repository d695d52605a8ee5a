// Shell and remotes as one Vite project: `npm run dev` serves it, and the benchmarks build it as the baseline MONO.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { federationName, REMOTES } from '../../libs/contracts/src/parts.js';
import { compressFiles } from '../vite/output/compress-files.mjs';
import { baseConfig } from '../vite/federated.mjs';
import { smallerBundles } from '../vite/output/smaller-bundles.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const OUT = join(ROOT, '.peanut/one-build');
const FEDERATION = 'virtual:__federation__';

/** @param {string} remote @param {Readonly<Record<string, string>>} exposes */
const sourcesOf = (remote, exposes) => Object.values(exposes).map((file) => join(ROOT, remote, file));

/**
 * Stands in for the federation plugin's runtime: what it would fetch by URL is a plain dynamic import here.
 * @returns {import('vite').Plugin}
 */
function remotesFromSource() {
  const imports = Object.entries(REMOTES).flatMap(([remote, exposes]) =>
    Object.entries(exposes).map(
      ([module, file]) =>
        `'${federationName(remote)}/${module}': () => import(${JSON.stringify(join(ROOT, remote, file))})`,
    ),
  );
  return {
    name: 'peanut:remotes-from-source',
    enforce: 'pre',
    resolveId: (id) => (id === FEDERATION ? `\0${FEDERATION}` : undefined),
    load: (id) =>
      id === `\0${FEDERATION}`
        ? `const modules = { ${imports.join(', ')} };
           export const __federation_method_setRemote = () => {};
           export const __federation_method_getRemote = (remote, module) => {
             const load = modules[remote.replace(/-\\d+$/, '') + module.replace(/^\\./, '')];
             return load ? load() : Promise.reject(new Error(remote + ' is not built here'));
           };
           export const __federation_method_unwrapDefault = (loaded) => loaded.default ?? loaded;`
        : undefined,
  };
}

const ENTRIES = join(ROOT, 'shell/src/remotes/entries.ts');

/** There are no versions, and so no entries to ask for. @returns {import('vite').Plugin} */
function withoutEntries() {
  if (!existsSync(ENTRIES)) throw new Error(`${ENTRIES} has moved: name it in tools/one-build.`);
  return {
    name: 'peanut:without-entries',
    enforce: 'pre',
    load: (id) =>
      id === ENTRIES
        ? "export const entryOf = () => Promise.resolve(''); export const nextEntryOf = entryOf;"
        : undefined,
  };
}

const shared = baseConfig({ root: join(ROOT, 'shell'), base: '/' });

export default defineConfig({
  ...shared,
  optimizeDeps: {
    // The page reloads when Vite meets a package for the first time: it looks for those of the remotes at the start.
    entries: [
      'index.html',
      ...Object.entries(REMOTES).flatMap(([remote, exposes]) => sourcesOf(remote, exposes)),
    ],
    // Each icon is a module of its own.
    exclude: ['lucide-react'],
  },
  build: { ...shared.build, outDir: relative(join(ROOT, 'shell'), OUT), emptyOutDir: true },
  plugins: [remotesFromSource(), withoutEntries(), smallerBundles(), react(), tailwindcss(), compressFiles()],
});
