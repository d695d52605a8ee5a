/** Where the page's own `import()` stands, behind all others. */
const LOADER = '/shell/src/recovery/load-part.ts';

/**
 * Every `import()` of what is built asks the page's loader, which asks again after a failure; by itself a browser may
 * take the first failure for the last word. The page of an older shell has no loader.
 * @returns {import('vite').Plugin}
 */
export function lazyParts() {
  return {
    name: 'peanut:lazy-parts',
    apply: 'build',
    renderDynamicImport: ({ moduleId }) =>
      moduleId.endsWith(LOADER)
        ? null
        : { left: '(part=>globalThis.loadPart?.(part,import.meta.url)??import(part))(', right: ')' },
  };
}
