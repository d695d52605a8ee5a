import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { federationName, PAGES, REMOTES } from '../../libs/contracts/src/parts.js';
import { join } from 'node:path';
import { compressFiles } from './output/compress-files.mjs';
import { federationHost, federationRemote } from './federation/federation-plugins.mjs';
import { fileList } from './output/file-list.mjs';
import { firstView } from './prerender/first-view.mjs';
import { headFragments } from './prerender/head-fragments.mjs';
import { isOwners, modulesAt } from './federation/module-places.mjs';
import { lazyParts } from './output/lazy-parts.mjs';
import { smallerBundles } from './output/smaller-bundles.mjs';
import { nothingOfTheHost } from './federation/shared-once.mjs';
import { version, versionedBase } from './version.mjs';
import { leanVisitorsScript } from './output/visitors-script.mjs';

/**
 * Everything the host provides, and how it imports it; a remote ships none of it.
 * @type {import('./federation/federation-plugins.mjs').Shared}
 */
const SHARED = {
  react: 'default',
  'react-dom': 'default',
  '@peanut/web': 'all',
  '@peanut/editing': 'late',
};

const workspace = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The design system's entries of their own: the parts that draw with one load it, mostly late. */
const isOfSomeParts = modulesAt([
  'libs/ui/src/arrow-keys.ts',
  'libs/ui/src/button/icon-button.tsx',
  'libs/ui/src/dialog',
  'libs/ui/src/field/choices-field.tsx',
  'libs/ui/src/limits',
  'libs/ui/src/menu',
  'libs/ui/src/progress',
  'libs/ui/src/qr',
  'libs/ui/src/tabs',
  'libs/ui/src/toolbar',
]);

/** What of the contract only the owner's code uses: it comes with that. */
const isOfTheContract = modulesAt([
  'libs/contracts/src/drinks',
  'libs/contracts/src/endpoints/owner.ts',
  'libs/contracts/src/input-limits.ts',
  'libs/contracts/src/shelf.ts',
  'libs/contracts/src/stages.ts',
]);
const isOfEveryList = modulesAt([
  'libs/contracts/src/drinks/defaults.ts',
  'libs/contracts/src/drinks/in-order.ts',
  'libs/contracts/src/drinks/with-defaults.ts',
]);
const comesWithOwners = (/** @type {string} */ id) => isOfTheContract(id) && !isOfEveryList(id);

/** What every page of a remote draws with goes into one file: each file costs a request and its headers. */
export function commonChunk(/** @type {string} */ id) {
  if (isOfSomeParts(id) || comesWithOwners(id)) return undefined;
  return /\/(libs\/(ui|contracts)|react\/(cjs\/react-)?jsx-runtime|[\w-]+-root\.tsx)/.test(id)
    ? 'common'
    : undefined;
}

const RUNTIME =
  /\/libs\/(web\/src\/|contracts\/src\/(?!requests\/))|\/node_modules\/(react|scheduler|@tanstack)|commonjsHelpers/;

/** The browser runtime in one file, apart from the shell's own code, which changes more often; editing comes later. */
function runtimeChunk(/** @type {string} */ id) {
  if (isOwners(id) || comesWithOwners(id)) return 'editing';
  return RUNTIME.test(id) ? 'runtime' : undefined;
}

const EMPTY_ENTRY = 'virtual:remote-entry';

/**
 * Vite wants an entry beside the exposed modules; a remote has no page of its own, so it is empty.
 * @returns {import('vite').Plugin}
 */
function emptyEntry() {
  return {
    name: 'peanut:empty-entry',
    resolveId: (id) => (id === EMPTY_ENTRY ? id : undefined),
    load: (id) => (id === EMPTY_ENTRY ? 'export {};' : undefined),
  };
}

/**
 * Settings that shell and remotes have in common.
 * @param {{ root: string, base: string }} options
 * @returns {import('vite').UserConfig}
 */
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

/**
 * Vite settings of the host; `plugins` come after those that every part has.
 * @param {{ root: string, plugins: import('vite').PluginOption[] }} options
 * @returns {import('vite').UserConfig}
 */
export function hostConfig({ root, plugins }) {
  const shared = baseConfig({ root, base: '/' });
  return {
    ...shared,
    // The worker, icons and pictures stand at the root; what the build names by content stands with its version.
    experimental: {
      renderBuiltUrl: (file, { type }) => (type === 'asset' ? `${versionedBase('shell')}${file}` : undefined),
    },
    build: { ...shared.build, rollupOptions: { output: { manualChunks: runtimeChunk } } },
    plugins: [
      smallerBundles(),
      lazyParts(),
      react(),
      tailwindcss(),
      federationHost({ name: 'shell', shared: SHARED }),
      leanVisitorsScript(),
      ...plugins,
      headFragments({
        kind: 'host',
        base: versionedBase('shell'),
        early: `${root}/src/hydration/early-input.ts`,
      }),
      firstView({
        ...{ root, name: 'shell', entry: 'src/prerender/render.tsx' },
        instead: { 'src/remotes/load-remote.ts': 'src/prerender/drawn-remotes.ts' },
      }),
      version({ root, part: 'shell' }),
      fileList({
        part: 'shell',
        others: /^(icons|images)\/[^/]+\.(svg|png|avif)$/,
        atRoot: /^(icons|images)\/|^manifest\.webmanifest$/,
      }),
      compressFiles(),
    ],
  };
}

/**
 * Vite settings of a remote of the manifest of parts; `files` puts modules into files of their own, before the usual ones.
 * Only the files of its pages are announced in the HTML.
 * @param {keyof typeof REMOTES} folder
 * @param {{ manualChunks?: (id: string) => string | undefined, plugins?: import('vite').PluginOption[] }} [own]
 * @returns {import('vite').UserConfig}
 */
export function remoteConfig(folder, { manualChunks = commonChunk, plugins = [] } = {}) {
  const root = join(workspace, folder);
  const base = versionedBase(folder);
  const exposes = Object.entries(REMOTES[folder]).map(([module, file]) => [`./${module}`, String(file)]);
  const pages = Object.entries(PAGES).filter(([, page]) => page.remote === folder);
  const drawn = exposes.filter(([key]) => pages.some(([, { module }]) => key === `./${module}`));
  const shared = baseConfig({ root, base });
  return {
    ...shared,
    build: { ...shared.build, rollupOptions: { input: EMPTY_ENTRY, output: { manualChunks } } },
    plugins: [
      emptyEntry(),
      smallerBundles(),
      lazyParts(),
      react(),
      tailwindcss(),
      federationRemote({
        name: federationName(folder),
        // The plugin resolves these against the working directory, so they are made absolute.
        exposes: Object.fromEntries(exposes.map(([key, file]) => [key, `${root}/${file}`])),
        shared: SHARED,
      }),
      nothingOfTheHost(),
      headFragments({ kind: 'remote', base, pages }),
      firstView({ root, name: federationName(folder), modules: Object.fromEntries(drawn) }),
      version({ root, part: folder }),
      pages.length > 0 && fileList({ part: folder, others: /^head\/[^/]+\.html$/ }),
      compressFiles(),
      ...plugins,
    ],
  };
}
