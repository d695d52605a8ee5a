import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { styleRules } from './style-rules.mjs';

/** What the shell's script provides for those of the remotes, as it does in the browser. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', '@peanut/web'];
const { resolve } = createRequire(import.meta.url);

/**
 * @typedef {Record<string, string>} Names
 * @typedef {{ root: string, name: string, entry?: string, instead?: Names, modules?: Names }} FirstView
 * @typedef {import('esbuild').Plugin} EsbuildPlugin
 */

/**
 * Publishes `first-view/render.js`: the pages' own components as one script without imports, with which the gateway
 * draws what the HTML shows before any other script runs, and the style rules they need.
 * `name` is the part's federation name.
 * Host: `entry` is the module that draws, `instead` names modules that stand in for others there.
 * Remote: `modules` are the files of the exposed modules that draw pages.
 * @param {FirstView} options
 * @returns {import('vite').Plugin}
 */
export function firstView({ root, name, entry, instead = {}, modules = {} }) {
  return {
    name: 'peanut:first-view',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      if (!entry && Object.keys(modules).length === 0) return;
      const script = await (entry ? hostScript(root, entry, instead) : remoteScript(root, name, modules));
      const css = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      const rules = JSON.stringify(styleRules(css?.type === 'asset' ? String(css.source) : ''));
      const file = join(dir, 'first-view/render.js');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${script}firstView.styles[${JSON.stringify(name)}] = ${rules};\n`);
    },
  };
}

/** @param {string} root @param {string} entry @param {Names} instead */
const hostScript = (root, entry, instead) =>
  bundled({ entryPoints: [join(root, entry)], plugins: [standIns(root, instead), withoutLaterParts()] });

/** @param {string} root @param {string} name @param {Names} modules */
function remoteScript(root, name, modules) {
  const imports = Object.values(modules).map((file, index) => `import page${index} from './${file}';`);
  const pages = Object.keys(modules).map((module, index) => `${JSON.stringify(module)}: page${index}`);
  const contents = `${imports.join('\n')}\nfirstView.remotes[${JSON.stringify(name)}] = { ${pages.join(', ')} };`;
  return bundled({
    stdin: { contents, resolveDir: root, loader: 'js' },
    plugins: [sharedFromShell(), withoutLaterParts()],
  });
}

/** @param {import('esbuild').BuildOptions} options */
async function bundled(options) {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'node20',
    conditions: ['@peanut/source', 'module'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    loader: { '.css': 'empty' },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    // The part that draws text; the other draws streams, and needs more than a bare JavaScript engine has.
    alias: {
      'react-dom/server': join(
        dirname(resolve('react-dom/package.json')),
        'cjs/react-dom-server-legacy.browser.production.js',
      ),
    },
    logLevel: 'warning',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/**
 * Modules of the shell that are others where a page is prerendered.
 * @param {string} root @param {Names} instead
 * @returns {EsbuildPlugin}
 */
function standIns(root, instead) {
  const files = new Map(Object.entries(instead).map(([from, to]) => [join(root, from), join(root, to)]));
  return {
    name: 'stand-ins',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const other = files.get(`${join(resolveDir, path)}.ts`);
        return other ? { path: other } : undefined;
      });
    },
  };
}

/** @returns {EsbuildPlugin} */
function sharedFromShell() {
  const filter = new RegExp(`^(?:${SHARED.join('|')})$`);
  return {
    name: 'shared-from-shell',
    setup({ onResolve, onLoad }) {
      onResolve({ filter }, ({ path }) => ({ path, namespace: 'shared' }));
      onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        contents: `module.exports = firstView.shared[${JSON.stringify(path)}];`,
      }));
    },
  };
}

/** What is fetched later, such as the owner's tools, is no part of a prerendered page. @returns {EsbuildPlugin} */
function withoutLaterParts() {
  return {
    name: 'without-later-parts',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
}
