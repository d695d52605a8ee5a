// Figures that show how easily the tree is read:  node tools/figures.mjs [another tree, with its packages installed]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { importsOf } from './lint/resolve-import.mjs';

const ROOT = resolve(process.argv[2] ?? '.');
const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));
const CODE = FILES.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
const RINGS = ['product', 'ops', 'tools', 'scripts', 'proof', 'e2e', 'bench'];
const { importedFiles } = importsOf(ROOT, FILES.filter((file) => file.endsWith('package.json')).map(dirname));

const say = (/** @type {string} */ text) => void process.stdout.write(`${text}\n`);
const isTest = (/** @type {string} */ file) =>
  /\.(?:test|spec)\.|\/(?:test|testing|evaluation)\//.test(file) || file.startsWith('e2e/');
const ringOf = (/** @type {string} */ file) => RINGS.find((ring) => file.startsWith(`${ring}/`)) ?? 'product';
const textOf = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
const linesOf = (/** @type {string[]} */ files) =>
  files.reduce((sum, file) => sum + textOf(file).replace(/\n$/, '').split('\n').length, 0);

/** @param {string} name @param {string[]} files @param {boolean} [isListed] */
function count(name, files, isListed = true) {
  say(`${name}: ${files.length}${isListed ? files.map((file) => `\n  ${file}`).join('') : ''}`);
}

/** Files that a file pulls in, itself included. @param {string} file */
function reachedFrom(file) {
  const seen = new Set([file]);
  for (const next of seen) for (const other of importedFiles(next)) if (CODE.includes(other)) seen.add(other);
  return [...seen];
}

/** Files that insert a prerendered part or a head into HTML themselves: not those that build the HTML. */
const COMPOSES = /\breplace\([^;]*?(?:<\/head>|<\/body>|<body>|<!--#|\bINCLUDE\b)|^[ \t]*ssi on;/m;

/** What some tsconfig checks: TypeScript, and JavaScript where it says `checkJs`. */
function compiled() {
  const configs = FILES.filter((file) => /(?:^|\/)tsconfig(?!\.base|\.lint)[^/]*\.json$/.test(file));
  const host = { ...ts.sys, getCurrentDirectory: () => ROOT, onUnRecoverableConfigFileDiagnostic: () => {} };
  return new Set(
    configs.flatMap((file) => {
      const config = ts.getParsedCommandLineOfConfigFile(join(ROOT, file), {}, host);
      const names = (config?.fileNames ?? []).map((name) => relative(ROOT, name));
      return names.filter((name) => config?.options.checkJs || !/\.[cm]?js$/.test(name));
    }),
  );
}

const product = CODE.filter((file) => ringOf(file) === 'product' && !isTest(file));
const row = (/** @type {string} */ name, /** @type {string[]} */ files) =>
  say(
    `${name.padEnd(18)}${String(files.length).padStart(6)} files${String(linesOf(files)).padStart(8)} lines`,
  );
for (const ring of RINGS) {
  const files = CODE.filter((file) => ringOf(file) === ring);
  if (files.length === 0) continue;
  row(
    ring,
    files.filter((file) => !isTest(file)),
  );
  row('  and its tests', files.filter(isTest));
}

const imported = CODE.filter((file) => !isTest(file)).flatMap((file) => [...new Set(importedFiles(file))]);
const importers = new Map(product.map((file) => [file, 0]));
for (const file of imported) importers.set(file, (importers.get(file) ?? 0) + 1);
const once = product.filter((file) => importers.get(file) === 1);
say(`product files with one importer: ${once.length} of ${product.length}`);

const [, walk = ''] = textOf('docs/architecture.md').split('<!-- walk -->');
const named = [...walk.matchAll(/`([\w./-]+\.(?:tsx?|m?js|template|conf))`/g)].map(([, path = '']) => path);
count('files that a staged edit passes', [...new Set(named)], false);
const gone = named.filter((file) => !existsSync(join(ROOT, file)));
if (gone.length > 0) count('  of which docs/architecture.md names files that are gone', gone);

const deploy = ['ops/deploy.mjs', 'scripts/deploy.mjs'].find((file) => CODE.includes(file));
if (deploy) count('files that a deploy passes', reachedFrom(deploy));

count(
  'edits for a field (files that name allergens, the bartender aside)',
  product.filter((file) => !file.startsWith('libs/bartender/') && /\ballergens\b(?!\/)/.test(textOf(file))),
);
count(
  'places that compose a page',
  FILES.filter(
    (file) =>
      /\.(?:tsx?|m?js|template)$/.test(file) &&
      !isTest(file) &&
      !/(?:tools|scripts)\/(?:vite|figures)/.test(file),
  ).filter((file) => COMPOSES.test(textOf(file))),
);
const known = compiled();
const unread = CODE.filter((file) => !known.has(file));
say(`lines outside the compiler: ${linesOf(unread)} in ${unread.length} files`);
const template = FILES.filter((file) => /^gateway\/.*\.template$/.test(file));
say(`gateway template lines: ${linesOf(template)} in ${template.length} files`);
