// Makes one file each of the built programs in this folder, the service and its maintenance, and of the packages they
// use: they start in half the time. The thread that watches the service is a file beside them.
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const OUT = 'bundle';
const PROGRAMS = ['main', 'maintenance'].filter((name) => existsSync(`dist/${name}.js`));
const HANG_WATCH = fileURLToPath(
  new URL('../libs/service/dist/hang-watch/hang-watch-thread.js', import.meta.url),
);
/** What a service loads from its package folder while it runs: native code, and packages that are not installed. */
const EXTERNAL = [
  'sharp',
  'pg-native',
  '@fastify/static',
  '@nestjs/microservices',
  '@nestjs/websockets',
  'class-transformer',
];
/** CommonJS packages ask for Node's own modules by `require`. */
const REQUIRE = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/**
 * NestJS looks into TypeORM for two names of its earlier versions, by a `require` that the bundle cannot follow: where
 * packages are installed, all of TypeORM would be loaded once more.
 */
const WITHOUT_EARLIER_TYPEORM = {
  name: 'without earlier TypeORM',
  setup: (/** @type {import('esbuild').PluginBuild} */ { onLoad }) =>
    onLoad({ filter: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ }, () => ({
      contents: 'export const Connection = undefined, AbstractRepository = undefined;',
    })),
};

rmSync(OUT, { recursive: true, force: true });
await build({
  entryPoints: {
    ...Object.fromEntries(PROGRAMS.map((name) => [name, `dist/${name}.js`])),
    'hang-watch-thread': HANG_WATCH,
  },
  outdir: OUT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // The text of a program stays in memory: without what only people read, 8 MB less. Lines give a fault its place.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 200,
  // NestJS and TypeORM read the names of classes.
  keepNames: true,
  external: EXTERNAL,
  plugins: [WITHOUT_EARLIER_TYPEORM],
  banner: { js: REQUIRE },
  logLevel: 'warning',
});
