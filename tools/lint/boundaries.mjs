import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { ELEMENTS, LOADED_LATE, MIGRATIONS, TEST_CODE } from './elements.mjs';
import { onImports } from './imports-of.mjs';
import { declaredPackages, importedFiles, resolveImport } from './resolve-import.mjs';

const TABLE = 'tools/lint/elements.mjs, docs/decisions/015';

const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The element a file belongs to; the files beside the root's package.json are one too. */
function elementOf(path) {
  const name = Object.keys(ELEMENTS).find((folder) => isWithin(path, folder));
  return name ?? (path.includes('/') ? undefined : '.');
}

function isTestCode(path) {
  return (
    ELEMENTS[elementOf(path)]?.testCode === true ||
    TEST_CODE.names.test(path) ||
    path
      .split('/')
      .slice(0, -1)
      .some((folder) => TEST_CODE.folders.includes(folder))
  );
}

const isLoadedLate = (path) => LOADED_LATE.some((folder) => isWithin(path, folder));

/** What the files of this kind may import. */
function allowedFor(path) {
  const name = elementOf(path);
  const element = ELEMENTS[name];
  const isBuild = element.build && path.split('/').length === name.split('/').length + 1;
  const more = [element, isTestCode(path) && element.tests, isBuild && element.build].filter(Boolean);
  return {
    uses: [name, ...more.flatMap(({ uses }) => uses ?? [])],
    packages: more.flatMap(({ packages }) => packages ?? []),
    node: more.some(({ node }) => node),
  };
}

const matches = (name, pattern) =>
  pattern.includes('*') ? name.startsWith(pattern.slice(0, pattern.indexOf('*'))) : name === pattern;

/** Why this file must not import that, or nothing. */
function refusal(path, target, { isType, isLate }) {
  if (!elementOf(path)) return `${path} belongs to no element of the table`;
  if (isWithin(path, 'services') && path.split('/').includes(MIGRATIONS.folder)) {
    if (isType && MIGRATIONS.typesOf.includes(target.package)) return undefined;
    return 'Migrations are history: literals only, and of TypeORM its types. What is imported changes later, and with it the tables of new installations';
  }
  const allowed = allowedFor(path);
  if (target.builtin)
    return allowed.node
      ? undefined
      : `${elementOf(path)} runs in browsers: it must not import what only Node has`;
  if (target.package)
    return allowed.packages.some((pattern) => matches(target.package, pattern))
      ? undefined
      : `${elementOf(path)} must not import the package ${target.package}`;
  const element = elementOf(target.path);
  if (!allowed.uses.includes(element)) return `${elementOf(path)} must not import ${element ?? target.path}`;
  if (isTestCode(path)) return undefined;
  if (isTestCode(target.path) && !ELEMENTS[elementOf(path)].usesTestCode)
    return 'Only tests may import test code';
  const isVisitors = ELEMENTS[elementOf(path)].isForVisitors && !isLoadedLate(path);
  if (isVisitors && isLoadedLate(target.path) && !isType && !isLate)
    return `Visitors must not download what only the owner uses: load ${target.path} with import()`;
  return undefined;
}

/** A rule that says why an import is refused. */
const importRule = (reasonFor) => ({
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}} ({{table}}).' } },
  create(context) {
    const path = relative(ROOT, context.physicalFilename);
    return onImports((found) => {
      const reason = reasonFor(path, resolveImport(found.source, context.physicalFilename), found, context);
      if (reason) context.report({ node: found.node, messageId: 'refused', data: { reason, table: TABLE } });
    });
  },
});

const boundaries = importRule(refusal);

const declared = importRule((path, target, { source, isType }, { physicalFilename }) => {
  const name = target.package ?? (target.path && !source.startsWith('.') ? packageOf(source) : undefined);
  if (!name || name.startsWith('virtual:')) return undefined;
  const names = declaredPackages(physicalFilename);
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  if (names.has(name) || (isType && names.has(types))) return undefined;
  // Another part that only tests use may stand in the root's: in the part's own, Nx would build it before the part.
  if (target.path && isTestCode(path) && declaredPackages(join(ROOT, 'package.json')).has(name))
    return undefined;
  return `The package.json of ${elementOf(path)} does not declare ${name}`;
});

const packageOf = (source) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

const noCycle = importRule((path, target) => {
  const way = target.path && wayBack(target.path, path);
  return way && `A cycle of imports: ${[path, ...way].join(' → ')}`;
});

/** The files from one to another along imports, both included; nothing if there is no way. */
function wayBack(from, to) {
  const cameFrom = new Map([[from, undefined]]);
  for (const path of cameFrom.keys()) {
    if (path === to) {
      const way = [];
      for (let step = path; step !== undefined; step = cameFrom.get(step)) way.unshift(step);
      return way;
    }
    for (const next of importedFiles(path)) if (!cameFrom.has(next)) cameFrom.set(next, path);
  }
  return undefined;
}

/** Changes with the rules, their table and the manifests, so that ESLint's cache forgets what they said before. */
const version = [
  ...readdirSync(join(ROOT, 'tools/lint')).map((name) => `tools/lint/${name}`),
  ...Object.keys(ELEMENTS).map((folder) => `${folder}/package.json`),
]
  .filter((path) => existsSync(join(ROOT, path)))
  .reduce((hash, path) => hash.update(readFileSync(join(ROOT, path))), createHash('sha1'))
  .digest('hex');

/** ESLint's entry for every file of the tree. */
export const boundariesConfig = {
  name: 'peanut/boundaries',
  files: ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}'],
  plugins: {
    peanut: { meta: { name: 'peanut', version }, rules: { boundaries, declared, 'no-cycle': noCycle } },
  },
  rules: { 'peanut/boundaries': 'error', 'peanut/declared': 'error', 'peanut/no-cycle': 'error' },
};
