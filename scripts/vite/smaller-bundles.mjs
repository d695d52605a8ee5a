import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';

/**
 * Keeps Vite's preload helper away from the dynamic imports: it has nothing to do while module preloading is off, and
 * every visitor would download it. Vite leaves alone what is no plain literal.
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

const SATISFY = '__federation_fn_satisfy';

/** The federation runtime brings a whole semver reader, and never asks it: no shared module requires a version. */
function withoutSemver() {
  return {
    name: 'peanut:without-semver',
    enforce: 'pre',
    resolveId: (id) => (id === SATISFY ? `\0${SATISFY}` : undefined),
    load: (id) => (id === `\0${SATISFY}` ? 'export const satisfy = () => true;' : undefined),
  };
}

/** All remotes are modules of the plugin's own kind: what it knows of others is left out. */
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
 */
function productionRouter() {
  return {
    name: 'peanut:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return undefined;
      const { id } = await this.resolve(source, importer, { ...options, skipSelf: true });
      return id.replace('/dist/development/', '/dist/production/');
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

/** What a query client brings along for ways of use that the product has not, by file: writes here are plain calls. */
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
};
const LEFT_OUT = '\0peanut:left-out:';

function withoutUnusedQueries() {
  return {
    name: 'peanut:without-unused-queries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id in UNUSED_IN_QUERY && importer.includes('/@tanstack/query-core/') ? LEFT_OUT + id : undefined,
    load: (id) => (id.startsWith(LEFT_OUT) ? UNUSED_IN_QUERY[id.slice(LEFT_OUT.length)] : undefined),
  };
}

const SLIM_ICON = fileURLToPath(new URL('../../libs/ui/src/icon/slim-icon.ts', import.meta.url));

/** Every part would bring the code of Lucide's settings, of which the product uses none. */
function slimIcons() {
  return {
    name: 'peanut:slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id === '../createLucideIcon.mjs' && importer.includes('/lucide-react/') ? SLIM_ICON : undefined,
  };
}

const DEFAULTS_FILE = fileURLToPath(new URL('../../libs/contracts/src/drinks/defaults.ts', import.meta.url));

/** Of the field tables every visitor needs what is left out where nobody has named it, and nothing else. */
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

/** Vite's own minifier leaves 3 % more. */
function minifyScript() {
  return {
    name: 'peanut:minify-script',
    apply: 'build',
    config: () => ({ build: { minify: false, cssMinify: 'esbuild' } }),
    renderChunk: {
      order: 'post',
      async handler(code) {
        const options = { module: true, ecma: 2022, compress: true, mangle: true };
        return { code: (await minify(code, options)).code, map: null };
      },
    },
  };
}

/** For every build of what browsers run. */
export const smallerBundles = () => [
  bareDynamicImports(),
  withoutSemver(),
  moduleRemotesOnly(),
  productionRouter(),
  withoutUnusedQueries(),
  slimIcons(),
  defaultsWithoutTables(),
  minifyScript(),
];
