import { defineConfig } from 'vite';
import { remoteConfig } from '../scripts/vite/federated.mjs';

const config = remoteConfig('mf-ai');

/** What the chat's button needs, which every page loads, apart from what the page and the open chat draw with. */
const BUTTON = [
  /jsx-runtime|__federation_fn_import|vite\/preload-helper/,
  /\/libs\/contracts\//,
  /\/libs\/ui\/src\/(class-names|button\/button|art\/peanut-mark)/,
  /\/mf-ai\/src\/(ai-root|storage)/,
];
/** Of the design system, what only the page or only the open chat draws with stays with that. */
const DRAWING = [
  /\/libs\/ui\/src\/(?!arrow-keys|button\/icon-|page-header|tabs)/,
  /\/lucide-react\//,
  /\/mf-ai\/src\/(bartender|network)\//,
];
const isOneOf = (patterns, id) => patterns.some((pattern) => pattern.test(id));

config.build.rollupOptions.output.manualChunks = (id) => {
  if (isOneOf(BUTTON, id)) return 'button';
  return isOneOf(DRAWING, id) ? 'common' : undefined;
};

export default defineConfig(config);
