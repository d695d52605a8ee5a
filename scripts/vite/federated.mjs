import federation from '@originjs/vite-plugin-federation';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.mjs';
import { fileList } from './file-list.mjs';
import { headFragments } from './head-fragments.mjs';
import { bareDynamicImports, withoutSemver } from './smaller-bundles.mjs';

/** Everything the host provides; a remote ships none of it. */
const SHARED = ['react', 'react-dom', '@peanut/web', '@peanut/web/admin'];

/** The plugin reads a version from the package's own folder, which a subpath does not have. */
const hostSettings = (name) => ({
  requiredVersion: false,
  ...(name.endsWith('/admin') && { version: '1.0.0' }),
});

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** What every page of a remote draws with goes into one file: each file costs a request and its headers. */
function commonChunk(id) {
  return /\/(libs\/(ui|contracts)|react\/(cjs\/react-)?jsx-runtime|[\w-]+-root\.tsx)/.test(id)
    ? 'common'
    : undefined;
}

/** The browser runtime in one file: what admin mode shares with it would otherwise become a file of its own. */
function runtimeChunk(id) {
  // Inside that file the loader of shared modules would wait for itself: react needs it, and the runtime needs react.
  if (/__federation_fn_import|commonjsHelpers/.test(id)) return 'federation';
  return /\/libs\/(web\/src\/(?!admin\/)|contracts\/src\/(?!requests\/))|\/node_modules\/(@tanstack|react-router)/.test(
    id,
  )
    ? 'runtime'
    : undefined;
}

const EMPTY_ENTRY = 'virtual:remote-entry';

/** Vite wants an entry beside the exposed modules; a remote has no page of its own, so it is empty. */
function emptyEntry() {
  return {
    name: 'peanut:empty-entry',
    resolveId: (id) => (id === EMPTY_ENTRY ? id : undefined),
    load: (id) => (id === EMPTY_ENTRY ? 'export {};' : undefined),
  };
}

/** Settings that shell and remotes have in common. */
export function baseConfig({ root, base }) {
  return {
    root,
    base,
    // A shared cache folder would give the shell's dev server two copies of the router context.
    cacheDir: `${root}/node_modules/.vite`,
    resolve: { conditions: ['@peanut/source', 'module', 'browser', 'development|production'] },
    server: { fs: { allow: [workspace] } },
    // The decorators of the request classes are the older kind; compiled as the newer one they fail when they are loaded.
    esbuild: {
      tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    },
    build: {
      target: 'esnext',
      // The polyfill is an inline script, which the Content-Security-Policy forbids.
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
}

/** Vite settings of the host; `plugins` come after those that every part has. */
export function hostConfig({ root, plugins }) {
  const shared = baseConfig({ root, base: '/' });
  return {
    ...shared,
    build: { ...shared.build, rollupOptions: { output: { manualChunks: runtimeChunk } } },
    plugins: [
      bareDynamicImports(),
      withoutSemver(),
      react(),
      tailwindcss(),
      federation({
        name: 'shell',
        // The plugin needs one remote to emit its runtime; the loader sets every remote's URL when it is asked for.
        remotes: { unused: '/unused/remoteEntry.js' },
        shared: Object.fromEntries(SHARED.map((name) => [name, hostSettings(name)])),
      }),
      ...plugins,
      headFragments({ kind: 'host' }),
      fileList({ base: '/', others: /^(icons|images)\/[^/]+\.(svg|png|avif)$/ }),
      compressFiles(),
    ],
  };
}

/**
 * Vite settings of a remote.
 * `pages` names, for each page whose HTML announces the remote's files, the modules and lists that page needs.
 */
export function remoteConfig({ root, folder, name, exposes, pages }) {
  const base = `/${folder}/`;
  const shared = baseConfig({ root, base });
  return {
    ...shared,
    build: { ...shared.build, rollupOptions: { input: EMPTY_ENTRY, output: { manualChunks: commonChunk } } },
    plugins: [
      emptyEntry(),
      bareDynamicImports(),
      withoutSemver(),
      react(),
      tailwindcss(),
      federation({
        name,
        filename: 'remoteEntry.js',
        // The plugin resolves these against the working directory, so they are made absolute.
        exposes: Object.fromEntries(Object.entries(exposes).map(([key, file]) => [key, `${root}/${file}`])),
        shared: Object.fromEntries(
          SHARED.map((shared) => [shared, { import: false, generate: false, requiredVersion: false }]),
        ),
      }),
      headFragments({ kind: 'remote', base, pages }),
      Object.keys(pages).length > 0 && fileList({ base, others: /^head\/[^/]+\.html$/ }),
      compressFiles(),
    ],
  };
}
