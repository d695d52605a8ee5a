import { defineConfig, mergeConfig } from 'vite';
import { remoteConfig } from '../scripts/vite/federated.mjs';
import { leanVisitorsScript } from '../scripts/vite/visitors-script.mjs';

const config = remoteConfig('mf-menu');
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
