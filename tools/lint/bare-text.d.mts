import type { ESLint } from 'eslint';

export const bareTextPlugin: ESLint.Plugin;
