// The figures of the tree that show how easily it is read:  node tools/figures.mjs
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { frontEnds, ROOT, services } from '../ops/launch/parts.mjs';

const PARTS = [
  ...frontEnds().map(({ name }) => name),
  ...services().map(({ name }) => `services/${name}`),
  ...['gateway', 'ops', 'tools', 'proof', 'bench'],
  ...readdirSync(join(ROOT, 'libs')).map((name) => `libs/${name}`),
];
/** Tools: they are counted, but are not the product. */
const TOOLS = new Set(['ops', 'tools', 'proof', 'bench']);
/** Rows of data, which a reader looks one up in: as in eslint.config.mjs. */
const DATA = /^libs\/(?:bartender\/src\/knowledge|contracts\/src\/seed-menu)\//;
const CODE = /\.(?:ts|tsx|js|mjs)$/;
const TEST = /\.(?:test|spec)\.|\/(?:test|testing|evaluation)\//;
const OPTIONS = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  customConditions: ['@peanut/source'],
  allowJs: true,
  jsx: ts.JsxEmit.ReactJSX,
};

const partOf = (file) =>
  PARTS.filter((part) => file.startsWith(`${part}/`)).sort((a, b) => b.length - a.length)[0];

/** The code of the product and its tools, without tests, as paths from the root. */
function codeFiles() {
  return execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => CODE.test(file) && !TEST.test(file) && partOf(file) && existsSync(join(ROOT, file)));
}

const linesOf = (file) => readFileSync(join(ROOT, file), 'utf8').replace(/\n$/, '').split('\n').length;

/** The files of the tree that a file imports, types and dynamic imports included. */
function importsOf(file, known, cache) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true);
  return new Set(
    importedFiles.flatMap(({ fileName }) => {
      const found = ts.resolveModuleName(fileName, join(ROOT, file), OPTIONS, ts.sys, cache).resolvedModule;
      const path = found && relative(ROOT, ts.sys.realpath(found.resolvedFileName));
      return path && path !== file && known.has(path) ? [path] : [];
    }),
  );
}

/** Groups of files that import each other in a ring (Tarjan). */
function cyclesIn(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const next of graph.get(file)) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const ring = stack.splice(stack.indexOf(file));
    if (ring.length > 1) cycles.push(ring);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return cycles;
}

/** The value below which `share` of the numbers lie. */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Where a file of the walk of one staged edit is named: `path` in docs/architecture.md's walk, a line each. */
function stagedEditWalk() {
  const page = join(ROOT, 'docs/architecture.md');
  if (!existsSync(page)) return undefined;
  const [, walk = ''] = readFileSync(page, 'utf8').split('<!-- walk -->');
  return [...walk.matchAll(/`([\w./-]+\.(?:tsx?|mjs|template|conf))`/g)].map(([, path]) => path);
}

/** All files of the tree that the file pulls in, itself included. */
function walkFrom(start, graph) {
  const walk = new Set([start]);
  for (const file of walk) for (const next of graph.get(file)) walk.add(next);
  return walk;
}

function main() {
  const files = codeFiles();
  const product = files.filter((file) => !TOOLS.has(partOf(file)));
  const lengths = new Map(files.map((file) => [file, linesOf(file)]));
  const known = new Set(files);
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS);
  const graph = new Map(files.map((file) => [file, importsOf(file, known, cache)]));
  const importers = new Map(files.map((file) => [file, 0]));
  for (const imported of graph.values())
    for (const file of imported) importers.set(file, importers.get(file) + 1);

  const say = (text) => process.stdout.write(`${text}\n`);
  const row = (name, own) => {
    const sizes = own.map((file) => lengths.get(file));
    const sum = sizes.reduce((total, size) => total + size, 0);
    say(
      `${name.padEnd(16)} ${String(own.length).padStart(5)} files ${String(sum).padStart(6)} lines   median ${String(quantile(sizes, 0.5)).padStart(3)}   p90 ${String(quantile(sizes, 0.9)).padStart(4)}   max ${String(Math.max(0, ...sizes)).padStart(4)}`,
    );
  };
  for (const part of PARTS)
    row(
      part,
      files.filter((file) => partOf(file) === part),
    );
  row('the product', product);

  const long = product.filter((file) => lengths.get(file) > 250 && !DATA.test(file));
  const once = product.filter((file) => importers.get(file) === 1);
  const cycles = cyclesIn(graph);
  say(
    `files of more than 250 lines, rows of data aside: ${long.length}${long.map((file) => `\n  ${file} ${lengths.get(file)}`).join('')}`,
  );
  say(`product files with one importer: ${once.length} of ${product.length}`);
  say(`import cycles: ${cycles.length}${cycles.map((ring) => `\n  ${ring.join(' - ')}`).join('')}`);
  say(`files that a deploy passes: ${walkFrom('ops/deploy.mjs', graph).size}`);
  const walk = stagedEditWalk();
  if (walk) {
    const gone = walk.filter((path) => !existsSync(join(ROOT, path)));
    say(`files that a staged edit passes: ${new Set(walk).size}`);
    if (gone.length > 0) {
      say(
        `named in the walk of docs/architecture.md, but not there:${gone.map((path) => `\n  ${path}`).join('')}`,
      );
      process.exitCode = 1;
    }
  }
  const naming = product.filter(
    (file) =>
      !file.startsWith('libs/bartender/') && /\ballergens\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  say(
    `product files that name the field allergens, the bartender aside: ${naming.length}${naming.map((file) => `\n  ${file}`).join('')}`,
  );
}

main();
