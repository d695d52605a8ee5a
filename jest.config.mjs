const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Settings of every project: ES modules, workspace packages from source. */
const base = {
  rootDir: import.meta.dirname ?? process.cwd(),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '\\.css(\\?inline)?$': '<rootDir>/tools/jest/empty.cjs' },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.mjs'],
  // Bundles are run, not imported; Jest would look through their megabytes for what they import.
  modulePathIgnorePatterns: ['<rootDir>/services/[^/]+/bundle/'],
};

/** What takes long: `npm run proof` alone. */
const PROOF = '**/*.proof.test.{ts,mjs}';

/** Run with NODE_OPTIONS=--experimental-vm-modules; `npm test` does. */
export default {
  // For what hangs, not for what is slow: how fast something is, benchmarks say.
  testTimeout: 90_000,
  projects: [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'jest-environment-jsdom',
      testEnvironmentOptions: { customExportConditions: ['@peanut/source', 'browser'] },
      moduleNameMapper: {
        ...base.moduleNameMapper,
        // Made by the plugin, in builds alone.
        '^virtual:__federation__$': '<rootDir>/shell/src/remotes/testing/fake-federation',
      },
      testMatch: ['<rootDir>/{shell,mf-*,libs/editing,libs/web,libs/ui}/src/**/*.test.{ts,tsx}'],
    },
    {
      ...base,
      displayName: 'unit',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@peanut/source', 'node', 'node-addons'] },
      testMatch: [
        '<rootDir>/{libs/bartender,libs/contracts,services/*}/src/**/*.test.ts',
        '<rootDir>/libs/bartender/evaluation/**/*.test.ts',
        '<rootDir>/{ops,tools,proof}/**/*.test.{ts,mjs}',
        `!${PROOF}`,
      ],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/tools/contracts/test/',
        '<rootDir>/proof/operations/',
      ],
    },
    {
      ...base,
      displayName: 'service',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@peanut/source', 'node', 'node-addons'] },
      testMatch: [
        '<rootDir>/{services/*,libs/service,gateway,tools/contracts}/test/**/*.test.ts',
        '<rootDir>/proof/operations/*.test.ts',
        `!${PROOF}`,
      ],
    },
    {
      ...base,
      displayName: 'proof',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@peanut/source', 'node', 'node-addons'] },
      testMatch: [PROOF],
    },
  ],
};
