import { defineConfig } from 'vite';
import { remoteConfig } from '../scripts/vite/federated.mjs';

export default defineConfig(remoteConfig('mf-admin'));
