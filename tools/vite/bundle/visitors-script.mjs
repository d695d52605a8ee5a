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

/** Modules in the entries' files, and in those that load with them, that should not be there. */
export function unwantedModules(bundle) {
  const entries = Object.values(bundle).filter((file) => file.isEntry);
  const files = new Set();
  for (const { fileName } of entries) addWithImports(fileName, bundle, files);
  return [...files].flatMap((name) =>
    Object.entries(bundle[name].modules)
      .filter(([id, module]) => module.renderedLength > 0 && isUnwanted(id, module))
      .map(([id]) => id),
  );
}

function addWithImports(fileName, bundle, files) {
  if (files.has(fileName) || bundle[fileName]?.type !== 'chunk') return;
  files.add(fileName);
  for (const next of bundle[fileName].imports) addWithImports(next, bundle, files);
}

const isUnwanted = (id, { code }) =>
  isOwners(id) || isNeedless(id) || (isRouter(id) && UNWANTED_OF_ROUTER.test(code));
