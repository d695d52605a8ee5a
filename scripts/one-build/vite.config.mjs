// Shell and remotes as one Vite project: `npm run dev` serves it, and the benchmarks build it as the baseline MONO.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from '../vite/compress-files.mjs';
import { baseConfig } from '../vite/federated.mjs';
import { smallerBundles } from '../vite/smaller-bundles.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const REMOTES = ['mf-menu', 'mf-admin', 'mf-ai'].filter((name) =>
  existsSync(join(ROOT, name, 'vite.config.mjs')),
);
const OUT = process.env['ONE_BUILD_DIR'] ?? join(ROOT, '.peanut/one-build');
const FEDERATION = 'virtual:__federation__';

/** The modules that a remote exposes, as its own configuration names them. */
function exposedModules(remote) {
  const text = readFileSync(join(ROOT, remote, 'vite.config.mjs'), 'utf8');
  return [...text.matchAll(/'(\.\/\w+)':\s*'(src\/[^']+)'/g)].map(([, name, file]) => [
    name,
    join(ROOT, remote, file),
  ]);
}

/** Stands in for the federation plugin's runtime: what it would fetch by URL is a plain dynamic import here. */
function remotesFromSource() {
  const entries = REMOTES.flatMap((remote) =>
    exposedModules(remote).map(([name, file]) => [`${remote.replace('-', '_')}${name.slice(1)}`, file]),
  );
  const imports = entries.map(
    ([key, file]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`,
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

const shared = baseConfig({ root: join(ROOT, 'shell'), base: '/' });

export default defineConfig({
  ...shared,
  // Each icon is a module of its own: prepared when it is first met, it would reload the page.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: { ...shared.build, outDir: relative(join(ROOT, 'shell'), OUT), emptyOutDir: true },
  plugins: [remotesFromSource(), smallerBundles(), react(), tailwindcss(), compressFiles()],
});
