import { defineConfig } from 'vite';
import { remoteConfig } from '../tools/vite/federated.mjs';

export default defineConfig(remoteConfig('mf-admin'));
