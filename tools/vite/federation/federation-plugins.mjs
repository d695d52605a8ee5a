import federation from '@originjs/vite-plugin-federation';

/** @typedef {Record<string, 'default' | 'all' | 'late'>} Shared how the host imports each shared module */

const RUNTIME = '\0virtual:__federation__';
/** Where the plugin's runtime lists what the host shares. */
const SHARE_SCOPE = '__rf_placeholder__shareScope';

/**
 * The plugin for the host. Left to itself it puts every shared module into a file of its own, and has the host load each
 * by its address, one after the other. The host brings them anyway: here it imports them as any other code does, and
 * hands them to the remotes. `shared` says how to import each: `default` (CommonJS), `all` its names, or `late`.
 * @param {{ name: string, shared: Shared }} options
 * @returns {import('vite').Plugin}
 */
export function federationHost({ name, shared }) {
  const plugin = federation({
    name,
    // The plugin needs one remote to emit its runtime; the loader sets every remote's URL when it is asked for.
    remotes: { unused: '/unused/remoteEntry.js' },
  });
  return {
    ...plugin,
    apply: 'build',
    transform(code, id) {
      if (id !== RUNTIME) return undefined;
      if (!code.includes(SHARE_SCOPE))
        this.error('The federation plugin has no list of shared modules here.');
      const modules = Object.entries(shared).map(sharedModule);
      const imports = modules.map((module) => module.statement ?? '').join('\n');
      return `${imports}\n${code.replace(SHARE_SCOPE, modules.map(({ entry }) => entry).join(','))}`;
    },
  };
}

/** No remote requires a version, so the only one there is has no number. */
const entryOf = (/** @type {string} */ name, /** @type {string} */ get) => `'${name}':{host:{get:${get}}}`;

/**
 * @param {[name: string, kind: Shared[string]]} shared
 * @param {number} index
 * @returns {{ entry: string, statement?: string }}
 */
function sharedModule([name, kind], index) {
  const local = `shared${index}`;
  // In double brackets Vite leaves the import alone, see smaller-bundles.mjs.
  if (kind === 'late') return { entry: entryOf(name, `()=>import(('${name}')).then((module)=>()=>module)`) };
  return {
    statement: `import ${kind === 'all' ? `* as ${local}` : local} from '${name}';`,
    entry: entryOf(name, `async()=>()=>${local}`),
  };
}

/**
 * The plugin for a remote. It would also build the shared modules, which the host brings, and leave the parts lying.
 * @param {{ name: string, exposes: Record<string, string>, shared: Shared }} options
 * @returns {import('vite').Plugin}
 */
export function federationRemote({ name, exposes, shared }) {
  const plugin = federation({
    name,
    filename: 'remoteEntry.js',
    exposes,
    shared: Object.fromEntries(
      Object.keys(shared).map((module) => [
        module,
        { import: false, generate: false, requiredVersion: false },
      ]),
    ),
  });
  const { transform } = /** @type {{ transform: (this: object, code: string, id: string) => string }} */ (
    /** @type {unknown} */ (plugin)
  );
  return {
    ...plugin,
    apply: 'build',
    transform(code, id) {
      const emitFile = (/** @type {import('vite').Rollup.EmittedFile} */ file) =>
        file.type !== 'prebuilt-chunk' && file.name?.startsWith('__federation_shared_')
          ? 'left out'
          : this.emitFile(file);
      return transform.call(Object.assign(Object.create(this), { emitFile }), code, id);
    },
  };
}
