/**
 * Keeps Vite's preload helper away from the dynamic imports: it has nothing to do while module preloading is off, and
 * every visitor would download it. Vite leaves alone what is no plain literal.
 */
export function bareDynamicImports() {
  return {
    name: 'peanut:bare-dynamic-imports',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      /\/(shell|mf-[a-z]+)\/src\//.test(id)
        ? code.replace(/\bimport\((["'][^"']+["'])\)/g, 'import(($1))')
        : undefined,
  };
}

const SATISFY = '__federation_fn_satisfy';

/** The federation runtime brings a whole semver reader, and never asks it: no shared module requires a version. */
export function withoutSemver() {
  return {
    name: 'peanut:without-semver',
    enforce: 'pre',
    resolveId: (id) => (id === SATISFY ? `\0${SATISFY}` : undefined),
    load: (id) => (id === `\0${SATISFY}` ? 'export const satisfy = () => true;' : undefined),
  };
}
