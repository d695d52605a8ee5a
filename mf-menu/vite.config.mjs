import { defineConfig } from 'vite';
import { commonChunk, remoteConfig } from '../tools/vite/federated.mjs';
import { sortedInto } from '../tools/vite/federation/module-places.mjs';
import { leanVisitorsScript } from '../tools/vite/output/visitors-script.mjs';

/** The cards' parts are on every page but the landing page: in the common file they cost no request of their own. */
const cards = sortedInto([
  // What the search, measures and allergens are read by; each of them comes alone.
  ['words', ['libs/bartender/src/language/words.ts', 'libs/contracts/src/plain-words.ts']],
  [
    'recipe-part',
    [
      'libs/contracts/src/measures.ts',
      ...['recipe-part.ts', 'measures'].map((place) => `mf-menu/src/cocktails/${place}`),
    ],
  ],
  ['share-button', ['libs/contracts/src/list-pages.ts', 'mf-menu/src/share']],
  ['common', ['mf-menu/src/find/find-bar.tsx']],
  // The tables of what holds which allergen: for who leaves something out.
  [
    'allergens',
    [
      'mf-menu/src/find/read-held.ts',
      ...['answers/holding.ts', 'knowledge/allergens'].map((place) => `libs/bartender/src/${place}`),
    ],
  ],
  ['finding', ['libs/contracts/src/shelf.ts', 'mf-menu/src/find']],
  ['common', ['card', 'grid', 'list', 'model', 'page'].map((folder) => `mf-menu/src/${folder}`)],
]);

export default defineConfig(
  remoteConfig('mf-menu', {
    manualChunks: (id) => cards.manualChunks(id) ?? commonChunk(id),
    plugins: [cards.plugin, leanVisitorsScript()],
  }),
);
