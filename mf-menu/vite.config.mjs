import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { remoteConfig } from '../scripts/vite/federated.mjs';

const PICTURE = '/api/admin/settings/landing_page_image';
const LISTS = { cocktails: '/api/cocktails', whiskeys: '/api/whiskeys' };

/**
 * Keeps Vite's preload helper away from the dynamic imports: it has nothing to do while module preloading is off, and
 * every visitor would download it. Vite leaves alone what is no plain literal.
 */
function bareDynamicImports() {
  return {
    name: 'menu:bare-dynamic-imports',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      /\/mf-menu\/src\//.test(id) ? code.replace(/\bimport\((["'][^"']+["'])\)/g, 'import(($1))') : undefined,
  };
}

const SATISFY = '__federation_fn_satisfy';

/** The federation runtime brings a whole semver reader, and never asks it: no shared module requires a version. */
function withoutSemver() {
  return {
    name: 'menu:without-semver',
    enforce: 'pre',
    resolveId: (id) => (id === SATISFY ? `\0${SATISFY}` : undefined),
    load: (id) => (id === `\0${SATISFY}` ? 'export const satisfy = () => true;' : undefined),
  };
}

const config = remoteConfig({
  root: fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
  folder: 'mf-menu',
  name: 'mf_menu',
  exposes: {
    './LandingPage': 'src/landing/landing-page.tsx',
    './CocktailsPage': 'src/cocktails/cocktails-page.tsx',
    './WhiskeyPage': 'src/whiskeys/whiskey-page.tsx',
  },
  pages: {
    landing: { expose: 'LandingPage', fetches: [PICTURE, LISTS.cocktails, LISTS.whiskeys] },
    cocktails: { expose: 'CocktailsPage', fetches: [LISTS.cocktails] },
    whiskey: { expose: 'WhiskeyPage', fetches: [LISTS.whiskeys] },
  },
});

const { manualChunks } = config.build.rollupOptions.output;

/** The cards' parts are on every page but the landing page: in the common file they cost no request of their own. */
const withCards = (id) => (/\/mf-menu\/src\/(card|list)\//.test(id) ? 'common' : manualChunks(id));

export default defineConfig(
  mergeConfig(config, {
    plugins: [bareDynamicImports(), withoutSemver()],
    build: { rollupOptions: { output: { manualChunks: withCards } } },
  }),
);
