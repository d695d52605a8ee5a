import { isOwners, modulesAt } from '../federation/module-places.mjs';

/** What no visitor needs besides the owner's code: for that, for the services, or of a library that the builds cut down. */
const isNeedless = modulesAt([
  'libs/web/src/router/memory-router.ts',
  'libs/contracts/src/requests',
  'libs/contracts/src/seed-menu',
  'node_modules/class-validator',
  'node_modules/@dnd-kit',
  'node_modules/idb-keyval',
  'node_modules/uuid',
  'node_modules/lucide-react/dist/esm/lucide-react.mjs',
  'node_modules/react-router/dist/development',
  'node_modules/@tanstack/query-core/build/modern/mutation.js',
  'node_modules/@tanstack/query-core/build/modern/mutationCache.js',
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
  'node_modules/@tanstack/query-core/build/modern/onlineManager.js',
  'node_modules/@tanstack/query-core/build/modern/timeoutManager.js',
  'node_modules/@tanstack/react-query/build/modern/IsRestoringProvider.js',
  'node_modules/@tanstack/react-query/build/modern/QueryErrorResetBoundary.js',
  'node_modules/@tanstack/react-query/build/modern/errorBoundaryUtils.js',
  'node_modules/@tanstack/react-query/build/modern/suspense.js',
]);
const isRouter = modulesAt(['node_modules/react-router']);
/** Its forms, data loading and server framework. */
const UNWANTED_OF_ROUTER = /\b(?:useSubmit|RenderErrorBoundary|PrefetchPageLinks)\b/;

/**
 * Fails the build when visitors would download what they do not need: by an import that should not be there, or since a
 * library changed and smaller-bundles.mjs does not fit it any more.
 * @returns {import('vite').Plugin}
 */
export function leanVisitorsScript() {
  return {
    name: 'peanut:lean-visitors-script',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = unwantedModules(bundle);
      if (found.length > 0)
        this.error(`Visitors would download what they do not need (tools/vite): ${found.join(', ')}`);
    },
  };
}

/**
 * Modules in the entries' files, and in those that load with them, that should not be there.
 * @param {import('./file-list.mjs').Bundle} bundle
 */
export function unwantedModules(bundle) {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const files = new Set(entries);
  for (const file of files)
    for (const name of file.type === 'chunk' ? file.imports : []) {
      const next = bundle[name];
      if (next?.type === 'chunk') files.add(next);
    }
  return [...files].flatMap((file) =>
    Object.entries(file.type === 'chunk' ? file.modules : {})
      .filter(([id, { renderedLength, code }]) => renderedLength > 0 && isUnwanted(id, code ?? ''))
      .map(([id]) => id),
  );
}

/** @param {string} id @param {string} code */
const isUnwanted = (id, code) =>
  isOwners(id) || isNeedless(id) || (isRouter(id) && UNWANTED_OF_ROUTER.test(code));
