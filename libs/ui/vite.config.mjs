// Each primitive in its states, for whoever works on it: npm run gallery. No build has it.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { baseConfig } from '../../tools/vite/federated.mjs';

const root = fileURLToPath(new URL('gallery', import.meta.url));

export default defineConfig({
  ...baseConfig({ root, base: '/' }),
  cacheDir: '../../../node_modules/.vite-gallery',
  plugins: [react(), tailwindcss()],
});
