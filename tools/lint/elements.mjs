import { REMOTES, SERVICES } from '../../libs/contracts/src/parts.js';

/**
 * What each part of the tree may import: allow-lists, so what is not named is refused (docs/decisions/015).
 *
 * An element is a folder. `uses` are the other elements whose code it may import, `packages` what it may take from the
 * registry (`@scope/*` is every package of the scope) and `node` whether it may use what only Node has. Three kinds of
 * files in it may do more: its tests (`tests`), and the files beside its package.json, which build it (`build`).
 * Only tests may import test code; an element that is `testCode` is nothing else, and one with `usesTestCode` starts it.
 */

/**
 * @typedef {{ uses?: readonly string[], packages?: readonly string[], node?: boolean }} Allowed what files of one kind may import
 * @typedef {object} Rules what only some elements say
 * @property {boolean} [isForVisitors] it holds code that visitors download
 * @property {boolean} [testCode]
 * @property {boolean} [usesTestCode]
 * @property {Allowed} [tests]
 * @property {Allowed} [build]
 * @typedef {Allowed & Rules} Element
 */

/** Front ends' and libraries' tests in a browser-like place. */
const BROWSER_TESTS = {
  node: true,
  packages: ['@testing-library/react', '@testing-library/jest-dom', 'fake-indexeddb'],
};
/** What browsers keep is held to what the last release's pages read. */
const KEEPER_TESTS = { ...BROWSER_TESTS, uses: ['tools'] };
const SERVER_TESTS = { uses: ['libs/service', 'proof'], packages: ['supertest', 'ioredis', 'pg'] };

const FRONT_END = {
  isForVisitors: true,
  packages: ['react', 'react-dom', 'lucide-react'],
  tests: BROWSER_TESTS,
  build: { node: true, uses: ['tools'], packages: ['vite', 'vite-plugin-pwa'] },
};

const NEST = [
  '@nestjs/*',
  'class-validator',
  'express',
  'ioredis',
  'pg',
  'reflect-metadata',
  'rxjs',
  'typeorm',
];
const SERVICE = { node: true, packages: NEST, tests: SERVER_TESTS, uses: ['libs/contracts', 'libs/service'] };

const REMOTE = { ...FRONT_END, uses: ['libs/contracts', 'libs/web', 'libs/ui'] };

/**
 * Each part of the manifest, by its folder, may do what its kind may; some may do more, as said below.
 * @type {Record<string, Element>}
 */
const PARTS = Object.fromEntries([
  ...Object.keys(SERVICES).map((name) => [`services/${name}`, SERVICE]),
  ...Object.keys(REMOTES).map((name) => [name, REMOTE]),
]);

/** @type {Record<string, Element>} */
export const ELEMENTS = {
  'libs/contracts': { isForVisitors: true, uses: [], packages: ['class-validator'] },
  'libs/bartender': {
    isForVisitors: true,
    uses: ['libs/contracts'],
    packages: [
      ...['parse-ingredient', 'entities', 'htmlparser2', 'json5', 'markdown-it', 'papaparse', 'postal-mime'],
      ...['@e965/xlsx', 'fflate', 'yaml'],
    ],
    tests: { node: true, uses: ['tools'], packages: ['eslint', 'eslint-plugin-regexp', 'fast-check'] },
  },
  'libs/ui': {
    isForVisitors: true,
    uses: [],
    packages: ['react', 'react-dom', 'lucide-react', 'uqr'],
    tests: { ...BROWSER_TESTS, packages: [...BROWSER_TESTS.packages, 'axe-core'] },
    build: { node: true, uses: ['tools'], packages: ['vite', '@tailwindcss/vite', '@vitejs/plugin-react'] },
  },
  'libs/web': {
    isForVisitors: true,
    uses: ['libs/contracts'],
    packages: ['react', 'react-router-dom', '@tanstack/react-query', 'eventsource-parser'],
    tests: KEEPER_TESTS,
  },
  'libs/editing': {
    uses: ['libs/contracts', 'libs/web'],
    packages: ['react', 'dequal', 'idb-keyval', 'uuid'],
    tests: { ...KEEPER_TESTS, packages: [...KEEPER_TESTS.packages, 'fast-check'] },
  },
  'libs/service': {
    node: true,
    uses: ['libs/contracts'],
    packages: [...NEST, 'ipaddr.js', 'prom-client'],
  },

  ...PARTS,
  'services/menu': {
    ...SERVICE,
    packages: [...NEST, 'csv-stringify', 'swagger-ui-dist'],
    tests: { ...SERVER_TESTS, packages: [...SERVER_TESTS.packages, 'fast-check'] },
  },
  'services/admin': {
    ...SERVICE,
    packages: [...NEST, 'aws4fetch', 'opentype.js', 'sharp'],
    tests: { ...SERVER_TESTS, packages: [...SERVER_TESTS.packages, '@20minutes/s3rver'] },
  },
  'services/ai': {
    ...SERVICE,
    uses: [...SERVICE.uses, 'libs/bartender'],
    packages: [...NEST, 'hast-util-*', 'markdown-it', 'openai'],
  },
  gateway: {
    node: true,
    uses: ['libs/contracts'],
    packages: ['sirv'],
    tests: { uses: ['libs/service', 'ops', 'proof'], packages: ['dns-packet'] },
  },

  shell: {
    ...FRONT_END,
    uses: ['libs/contracts', 'libs/web', 'libs/ui'],
    packages: [...FRONT_END.packages, '@fontsource-variable/*', 'virtual:*'],
    build: { ...FRONT_END.build, uses: ['tools', 'libs/editing'] },
  },
  'mf-menu': {
    ...REMOTE,
    uses: [...REMOTE.uses, 'libs/bartender', 'libs/editing'],
    packages: [...REMOTE.packages, '@dnd-kit/*'],
  },
  // Nothing of it reaches a visitor: the shell asks for it with the access modal.
  'mf-admin': {
    ...REMOTE,
    isForVisitors: false,
    uses: [...REMOTE.uses, 'libs/bartender', 'libs/editing'],
    packages: [...REMOTE.packages, 'class-validator', 'dequal', 'p-limit'],
    tests: { ...BROWSER_TESTS, packages: [...BROWSER_TESTS.packages, 'fast-check'] },
  },
  'mf-ai': {
    ...REMOTE,
    uses: [...REMOTE.uses, 'libs/bartender'],
    packages: [...REMOTE.packages, 'dompurify', 'uuid'],
  },

  // What an owner runs.
  ops: {
    node: true,
    uses: ['libs/contracts', 'gateway'],
    packages: ['@electric-sql/pglite', '@jest/globals', '@playwright/test', 'axe-core', 'tar-stream', 'uqr'],
  },
  // What a developer runs, or a build needs. Its test runs start what they need by proof's stack.
  tools: {
    node: true,
    uses: ['libs/contracts', 'ops', 'proof'],
    usesTestCode: true,
    packages: [
      '@jest/globals',
      '@originjs/vite-plugin-federation',
      '@swc/core',
      '@tailwindcss/vite',
      '@vitejs/plugin-react',
      'esbuild',
      'eslint',
      'jest',
      'postcss',
      'prettier',
      'typescript',
      'vite',
      'yaml',
    ],
    tests: {
      uses: ['libs/service', 'libs/ui', 'gateway'],
      packages: ['dclint', 'dockerfile-utils', 'typescript-eslint'],
    },
  },
  // What proves more than `npm test` does, and the stack that all tests of the whole product run on.
  proof: {
    testCode: true,
    node: true,
    uses: ['libs/contracts', 'libs/service', 'gateway', 'services/ai', 'shell', 'ops', 'tools'],
    packages: [
      '@electric-sql/pglite',
      '@playwright/test',
      '@swc/core',
      'pg',
      'prettier',
      'selenium-webdriver',
      'sharp',
    ],
  },
  e2e: {
    testCode: true,
    node: true,
    uses: ['libs/contracts', 'libs/editing', 'gateway', 'ops', 'proof'],
    packages: ['@playwright/test', 'axe-core'],
  },
  bench: {
    testCode: true,
    node: true,
    uses: [
      ...['libs/bartender', 'libs/contracts', 'libs/service', 'services/menu', 'services/ai'],
      ...['gateway', 'ops', 'proof'],
    ],
    packages: ['@playwright/test', 'express', 'pg'],
  },
  // The files beside the root's package.json.
  '.': {
    node: true,
    uses: ['libs/contracts', 'tools'],
    packages: ['@eslint/js', 'eslint-plugin-*', 'globals', 'typescript-eslint'],
  },
};

/** The owner's folders in what visitors download: the code beside them reaches them by `import()` only, or names types. */
export const LOADED_LATE = ['mf-menu/src/editing', 'libs/editing/src'];

/** What no visitor downloads. Builds keep it out of visitors' files, and the service worker's (tools/vite). */
export const OWNERS_CODE = [
  ...LOADED_LATE,
  ...Object.keys(ELEMENTS).filter((name) => ELEMENTS[name]?.isForVisitors === false),
];

/** Migrations are history: literals, and of these packages the types. */
export const MIGRATIONS = { folder: 'migrations', typesOf: ['typeorm'] };

/** Tests, and what only they use, by a folder's name or a file's. */
export const TEST_CODE = { folders: ['test', 'testing', 'evaluation'], names: /\.(test|spec)(\.\w+)?$/ };
