import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { hostConfig } from '../scripts/vite/federated.mjs';

export default defineConfig(
  hostConfig({ root: fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') }),
);
