import { defineConfig, mergeConfig } from 'vite';
import { remoteConfig } from '../tools/vite/federated.mjs';
import { sortedInto } from '../tools/vite/federation/module-places.mjs';
import { leanVisitorsScript } from '../tools/vite/bundle/visitors-script.mjs';

const config = remoteConfig('mf-menu');
const { manualChunks } = config.build.rollupOptions.output;

/** The cards' parts are on every page but the landing page: in the common file they cost no request of their own. */
const cards = sortedInto([
  ['common', ['card', 'grid', 'list', 'model', 'page'].map((folder) => `mf-menu/src/${folder}`)],
]);
const withCards = (id) => cards.manualChunks(id) ?? manualChunks(id);

export default defineConfig(
  mergeConfig(config, {
    plugins: [cards.plugin, leanVisitorsScript()],
    build: { rollupOptions: { output: { manualChunks: withCards } } },
  }),
);
