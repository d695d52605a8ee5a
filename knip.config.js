import { REMOTES } from './libs/contracts/src/parts.js';

/** What a remote's build starts from. */
const remotes = Object.entries(REMOTES).map(([name, modules]) => [
  name,
  { entry: ['vite.config.mjs', ...Object.values(modules)] },
]);

/**
 * What `npm run lint` looks for besides types and style: files, exports and packages that nothing uses.
 *
 * `entry` names what is started, or loaded by its path, so that no import leads there. Everything else follows from
 * imports, the manifests and the settings of Jest, ESLint and TypeScript. Each exception says why.
 */
export default {
  // Its settings load what is built, and lint runs before the build.
  vite: false,
  // Types of the .mjs file beside them, which TypeScript finds by its name.
  ignore: ['**/*.d.mts'],
  // Programs of the machine: the tests install them or say what is missing.
  ignoreBinaries: ['mkfifo', 'nginx', 'openssl', 'redis-server', 'unshare'],
  // Vite's types of a browser's code; each front end has Vite.
  ignoreUnresolved: ['vite/client'],
  ignoreIssues: {
    // scripts/stack.mjs and a test load these while they run.
    'scripts/lib/{stack/*,part-env}.mjs': ['exports'],
    // It is drawn in the place of a module with two exports.
    'shell/src/first-view/drawn-remotes.ts': ['duplicates'],
  },
  workspaces: {
    '.': { jest: true, typescript: { config: ['tsconfig.*.json'] } },
    bench: { entry: ['*.mjs'] },
    e2e: {
      entry: ['*/main.mjs', '**/*.spec.ts', 'playwright.config.ts'],
      // Its settings are read with the stack's addresses, which only a test run has.
      playwright: false,
    },
    gateway: { entry: ['src/{main,*-main}.ts'] },
    scripts: {
      entry: ['*.mjs', 'lib/database/*.mjs', 'test/support/*.mjs'],
      // Imported by the name of the schema that a manifest asks for.
      ignoreDependencies: ['kubernetes-models'],
    },
    shell: {
      entry: [
        'src/main.tsx',
        'src/first-view/{early-input,drawn-remotes,bare-engine}.ts',
        'src/first-view/render.tsx',
      ],
      // The host provides it to the remotes: SHARED in scripts/vite/federated.mjs.
      ignoreDependencies: ['@peanut/editing'],
    },
    ...Object.fromEntries(remotes),
    'libs/*': {},
    'libs/ui': { entry: ['gallery/main.tsx'] },
    'services/*': { entry: ['src/{main,maintenance}.ts'] },
    'services/admin': {
      entry: [
        'src/{main,maintenance}.ts',
        'src/images/encoding/encoder-main.ts',
        'test/support/*-program.mjs',
      ],
    },
  },
};
