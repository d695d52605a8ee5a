import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { remoteConfig } from '../scripts/vite/federated.mjs';

export default defineConfig(
  remoteConfig({
    root: fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
    folder: 'mf-admin',
    name: 'mf_admin',
    exposes: {
      './AdminOverlay': 'src/admin-overlay.tsx',
    },
    // No page announces it: a visitor never downloads admin code.
    pages: {},
  }),
);
