import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { remoteConfig } from '../scripts/vite/federated.mjs';
import { leanVisitorsScript } from '../scripts/vite/visitors-script.mjs';

const PICTURE = '/api/admin/settings/landing_page_image';
const LISTS = { cocktails: '/api/cocktails', whiskeys: '/api/whiskeys' };

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
const withCards = (id) =>
  /\/mf-menu\/src\/(card|grid|list|model|page|states)\//.test(id) ? 'common' : manualChunks(id);

export default defineConfig(
  mergeConfig(config, {
    plugins: [leanVisitorsScript()],
    build: { rollupOptions: { output: { manualChunks: withCards } } },
  }),
);
