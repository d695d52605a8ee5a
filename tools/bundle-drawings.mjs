// Gives the service in this folder the drawings and colours of libs/ui as texts: dist/<the file that is named>, typed by
// the .d.ts of that name in src. The service needs no React then.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { build } from 'esbuild';

const DRAWINGS = fileURLToPath(new URL('../libs/ui/src', import.meta.url));

/** @param {string} contents @param {string} [outfile] */
async function bundle(contents, outfile) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: DRAWINGS, loader: 'ts' },
    bundle: true,
    format: 'esm',
    // This build of React's server asks for none of Node's modules, and keeps no port open.
    platform: 'browser',
    conditions: ['edge-light'],
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    ...(outfile ? { outfile } : { write: false }),
  });
  return outputFiles?.[0]?.text ?? '';
}

const script = await bundle(`export * from './art/svg-texts';`);
/** @type {{ GLASSES: Record<string, string[]>, CORNER: string, MARK: string }} */
const { GLASSES, CORNER, MARK } = await import(
  `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`
);
const tokens = readFileSync(join(DRAWINGS, 'tokens.css'), 'utf8').matchAll(/^ {2}--([\w-]+): (#\w{6});$/gm);
const TOKENS = Object.fromEntries(Array.from(tokens, ([, name, colour]) => [name, colour]));
await bundle(
  `import { glassKind, isCrusted } from './glass/glass-kind';
   const GLASSES = ${JSON.stringify(GLASSES)};
   export const glassSvg = (glass) => GLASSES[glassKind(glass)][Number(isCrusted(glass))];
   export const TOKENS = ${JSON.stringify(TOKENS)};
   export const CORNER = ${JSON.stringify(CORNER)};
   export const MARK = ${JSON.stringify(MARK)};`,
  `dist/${process.argv[2]}`,
);
