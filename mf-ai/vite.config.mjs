import { statSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { remoteConfig } from '../tools/vite/federated.mjs';
import { sortedInto } from '../tools/vite/federation/module-places.mjs';

const files = sortedInto([
  // What the chat's button needs, which every page loads, apart from what the page and the open chat draw with.
  [
    'button',
    [
      'virtual:__federation_fn_import',
      'node_modules/react/jsx-runtime.js',
      'node_modules/react/cjs/react-jsx-runtime.production.js',
      'libs/contracts/src',
      'libs/ui/src/class-names.ts',
      'libs/ui/src/button/button.tsx',
      'libs/ui/src/art/peanut-mark.tsx',
      'mf-ai/src/ai-root.tsx',
      'mf-ai/src/chat/chat-entry.ts',
    ],
  ],
  // Of the design system, what only the page or only the open chat draws with stays with that.
  [
    undefined,
    [
      'libs/ui/src/arrow-keys.ts',
      'libs/ui/src/button/icon-button.tsx',
      'libs/ui/src/page-header',
      'libs/ui/src/tabs',
    ],
  ],
  [
    'common',
    [
      'libs/ui/src',
      'node_modules/lucide-react',
      'node_modules/eventsource-parser',
      'libs/web/src/answer-stream',
      'mf-ai/src/bartender',
      'mf-ai/src/offline/offline-fallback.tsx',
    ],
  ],
]);

/** What every visitor's browser keeps of the house bartender, in bytes of brotli (libs/bartender/README.md). */
const MOST_OF_BARTENDER = 107_000;

/** Fails the build when the file that ships is larger. @returns {import('vite').Plugin} */
function bartenderBudget() {
  /** @type {string | undefined} */
  let file;
  return {
    name: 'peanut:bartender-budget',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = '' }, bundle) {
      const bartender = Object.values(bundle).find(({ name }) => name === 'house-bartender');
      file = join(dir, `${bartender?.fileName}.br`);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const bytes = file ? statSync(file).size : 0;
        if (bytes > MOST_OF_BARTENDER)
          this.error(
            `The house bartender's file has ${bytes} bytes of brotli; ${MOST_OF_BARTENDER} is the most.`,
          );
      },
    },
  };
}

export default defineConfig(
  remoteConfig('mf-ai', {
    manualChunks: files.manualChunks,
    plugins: [files.plugin, bartenderBudget()],
  }),
);
