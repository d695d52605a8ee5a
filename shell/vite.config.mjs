import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { hostConfig } from '../tools/vite/federated.mjs';
import { webManifest } from './web-manifest.mjs';

const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'sw.ts',
  scope: '/',
  // The worker reads which files to cache from the parts' own lists: this build knows nothing of the remotes.
  injectManifest: { injectionPoint: undefined, rollupFormat: 'iife', sourcemap: false },
  injectRegister: false,
  manifest: webManifest,
});

export default defineConfig(
  hostConfig({ root: fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''), plugins: [pwa] }),
);
