import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';

/**
 * Keeps Vite's preload helper away from the dynamic imports: it has nothing to do while module preloading is off, and
 * every visitor would download it. Vite leaves alone what is no plain literal.
 * @returns {import('vite').Plugin}
 */
function bareDynamicImports() {
  return {
    name: 'peanut:bare-dynamic-imports',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      /\/(shell|mf-[a-z0-9-]+)\/src\//.test(id)
        ? code.replace(/\bimport\((["'][^"']+["'])\)/g, 'import(($1))')
        : undefined,
  };
}

const IMPORT = '\0virtual:__federation_fn_import';

/**
 * How a remote gets what the host shares. The plugin brings a whole semver reader and copies of its own as a fallback:
 * no shared module requires a version, and the host always has it.
 * @returns {import('vite').Plugin}
 */
function sharedByTheHost() {
  return {
    name: 'peanut:shared-by-the-host',
    enforce: 'pre',
    transform: (_code, id) =>
      id === IMPORT
        ? `const modules = {};
          export async function importShared(name) {
            const [shared] = Object.values(globalThis.__federation_shared__.default[name]);
            return (modules[name] ??= (await shared.get())());
          }`
        : undefined,
  };
}

/** What a remote's entry does with style sheets, which stand beside it, and with what the host shares, always the same. */
/** @type {[part: RegExp, instead: string][]} */
const ENTRY = [
  [
    /(?<=dynamicLoadingCss = \(cssFilePaths, \w+, \w+\) => \{).*?\n {6}\};/s,
    `for (const path of cssFilePaths) {
      const { href } = new URL(path, import.meta.url);
      if (seen[href]) continue;
      seen[href] = true;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    } };`,
  ],
  [
    /(?<=init =\(shareScope\) => \{).*\n {6}\}/s,
    'globalThis.__federation_shared__ ??= { default: shareScope }; }',
  ],
];

/** @returns {import('vite').Plugin} */
function smallerEntry() {
  return {
    name: 'peanut:smaller-entry',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith('\0virtual:__remoteEntryHelper__')) return undefined;
      return ENTRY.reduce((text, [part, instead]) => {
        if (!part.test(text)) this.error('The federation plugin writes another entry of a remote.');
        return text.replace(part, instead);
      }, code);
    },
  };
}

/**
 * All remotes are modules of the plugin's own kind: what it knows of others is left out.
 * @returns {import('vite').Plugin}
 */
function moduleRemotesOnly() {
  return {
    name: 'peanut:module-remotes-only',
    enforce: 'pre',
    transform: (code, id) =>
      id === '\0virtual:__federation__'
        ? code
            .replace("'var' === remote.format", 'false')
            .replace("['esm', 'systemjs'].includes(remote.format)", 'true')
            .replaceAll("remoteFrom === 'webpack'", 'false')
        : undefined,
  };
}

/**
 * The router's package gives every bundler its development build, and it does not say that making contexts and
 * components has no side effects: forms, data loading and server parts would all stay in.
 * @returns {import('vite').Plugin}
 */
function productionRouter() {
  return {
    name: 'peanut:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id.replace('/dist/development/', '/dist/production/');
    },
    transform: (code, id) =>
      id.includes('/react-router/dist/production/')
        ? code
            .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
            .replace(
              /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
              '/* @__PURE__ */ ',
            )
        : undefined,
  };
}

/**
 * What a query client brings along for ways of use that the product has not, by file: writes here are plain calls, pages
 * wait and fail by their own states, reads begin whatever the browser says of its network, and timers are the browser's.
 */
/** @type {Record<string, string>} */
const UNUSED_IN_QUERY = {
  './mutationCache.js': `export class MutationCache {
    build() { throw new Error('Mutations are left out of the build.'); }
    findAll() { return []; }
    clear() {}
    async resumePausedMutations() {}
  }`,
  './infiniteQueryBehavior.js': `export function infiniteQueryBehavior() {
    throw new Error('Infinite queries are left out of the build.');
  }
  export const hasNextPage = infiniteQueryBehavior;
  export const hasPreviousPage = infiniteQueryBehavior;`,
  './timeoutManager.js': `export const timeoutManager = globalThis;
  export const systemSetTimeoutZero = (then) => setTimeout(then, 0);
  export const TimeoutManager = undefined;
  export const defaultTimeoutProvider = undefined;`,
  './onlineManager.js': `export const onlineManager = { isOnline: () => true, subscribe: () => () => {} };
  export const OnlineManager = undefined;`,
  './suspense.js': `export const ensureSuspenseTimers = () => {};
  export const shouldSuspend = () => false;
  export const defaultThrowOnError = undefined;
  export const fetchOptimistic = undefined;`,
  './errorBoundaryUtils.js': `export const ensurePreventErrorBoundaryRetry = () => {};
  export const useClearResetErrorBoundary = () => {};
  export const getHasError = () => false;`,
  './QueryErrorResetBoundary.js': `export const useQueryErrorResetBoundary = () => {};
  export const QueryErrorResetBoundary = undefined;`,
  './IsRestoringProvider.js': `export const useIsRestoring = () => false;
  export const IsRestoringProvider = undefined;`,
};
const LEFT_OUT = '\0peanut:left-out:';

/** @returns {import('vite').Plugin} */
function withoutUnusedQueries() {
  return {
    name: 'peanut:without-unused-queries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id in UNUSED_IN_QUERY && importer.includes('/@tanstack/') ? LEFT_OUT + id : undefined,
    load: (id) => (id.startsWith(LEFT_OUT) ? UNUSED_IN_QUERY[id.slice(LEFT_OUT.length)] : undefined),
  };
}

const SLIM_ICON = fileURLToPath(new URL('../../../libs/ui/src/icon/slim-icon.ts', import.meta.url));

/**
 * Every part would bring the code of Lucide's settings, of which the product uses none.
 * @returns {import('vite').Plugin}
 */
function slimIcons() {
  return {
    name: 'peanut:slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id === '../createLucideIcon.mjs' && importer.includes('/lucide-react/') ? SLIM_ICON : undefined,
  };
}

const DEFAULTS_FILE = fileURLToPath(
  new URL('../../../libs/contracts/src/drinks/defaults.ts', import.meta.url),
);

/**
 * Of the field tables every visitor needs what is left out where nobody has named it, and nothing else.
 * @returns {import('vite').Plugin}
 */
function defaultsWithoutTables() {
  return {
    name: 'peanut:defaults-without-tables',
    apply: 'build',
    async load(id) {
      if (id !== DEFAULTS_FILE) return undefined;
      const { DRINK_DEFAULTS } = await import('@peanut/contracts');
      return `export const DRINK_DEFAULTS = ${JSON.stringify(DRINK_DEFAULTS)};`;
    },
  };
}

/** Vite's own minifier leaves 3 % more. @returns {import('vite').Plugin} */
function minifyScript() {
  return {
    name: 'peanut:minify-script',
    apply: 'build',
    config: () => ({
      build: { minify: false, cssMinify: 'esbuild' },
      // Vite builds the script of a worker by itself.
      worker: { format: 'es', plugins: () => [minifyScript()] },
    }),
    renderChunk: {
      order: 'post',
      async handler(code) {
        /** @type {import('@swc/core').JsMinifyOptions} */
        const options = { module: true, ecma: 2022, compress: true, mangle: true };
        return { code: (await minify(code, options)).code, map: null };
      },
    },
  };
}

/** For every build of what browsers run. */
export const smallerBundles = () => [
  bareDynamicImports(),
  sharedByTheHost(),
  smallerEntry(),
  moduleRemotesOnly(),
  productionRouter(),
  withoutUnusedQueries(),
  slimIcons(),
  defaultsWithoutTables(),
  minifyScript(),
];
