import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { ELEMENTS, LOADED_LATE, MIGRATIONS, TEST_CODE } from './elements.mjs';
import { onImports } from './imports-of.mjs';
import { declaredPackages, importsOf } from './resolve-import.mjs';

/**
 * @typedef {import('./resolve-import.mjs').Target} Target
 * @typedef {import('./imports-of.mjs').Found} Found
 * @typedef {(path: string, target: Target, found: Found) => string | undefined} Reason why an import is refused
 */

const { resolveImport, importedFiles } = importsOf(ROOT, Object.keys(ELEMENTS));

const TABLE = 'tools/lint/elements.mjs, docs/decisions/015';

/** @param {string} path @param {string} folder */
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The element a file belongs to; the files next to the root's package.json are one too. @param {string} path */
function elementOf(path) {
  const name = Object.keys(ELEMENTS).find((folder) => isWithin(path, folder));
  return name ?? (path.includes('/') ? '' : '.');
}

/** @param {string} path @returns {import('./elements.mjs').Element} */
const rulesFor = (path) => ELEMENTS[elementOf(path)] ?? {};

/** @param {string} path */
function isTestCode(path) {
  return (
    rulesFor(path).testCode === true ||
    TEST_CODE.names.test(path) ||
    path
      .split('/')
      .slice(0, -1)
      .some((folder) => TEST_CODE.folders.includes(folder))
  );
}

/** @param {string} path */
const isLoadedLate = (path) => LOADED_LATE.some((folder) => isWithin(path, folder));

/** What the files of this kind may import. @param {string} path */
function allowedFor(path) {
  const name = elementOf(path);
  const element = rulesFor(path);
  const isBuild = path.split('/').length === name.split('/').length + 1;
  const all = [element, isTestCode(path) ? element.tests : {}, isBuild ? element.build : {}];
  return {
    uses: [name, ...all.flatMap((one) => one?.uses ?? [])],
    packages: all.flatMap((one) => one?.packages ?? []),
    node: all.some((one) => one?.node),
  };
}

/** @param {string} name @param {string} pattern */
const matches = (name, pattern) =>
  pattern.includes('*') ? name.startsWith(pattern.slice(0, pattern.indexOf('*'))) : name === pattern;

/** @type {Reason} */
function refusal(path, target, { isType, isLate }) {
  const name = elementOf(path);
  if (!name) return `${path} belongs to no element of the table`;
  if (isWithin(path, 'services') && path.split('/').includes(MIGRATIONS.folder)) {
    if (isType && MIGRATIONS.typesOf.includes(target.package ?? '')) return undefined;
    return 'Migrations are history: literals only, and of TypeORM its types. What is imported changes later, and with it the tables of new installations';
  }
  const allowed = allowedFor(path);
  if (target.builtin)
    return allowed.node ? undefined : `${name} runs in browsers: it must not import what only Node has`;
  const { package: dependency } = target;
  if (dependency)
    return allowed.packages.some((pattern) => matches(dependency, pattern))
      ? undefined
      : `${name} must not import the package ${dependency}`;
  return refusalOfFile(path, target.path ?? '', isType || isLate);
}

/** @param {string} path @param {string} target @param {boolean} isHarmless a type, or loaded late */
function refusalOfFile(path, target, isHarmless) {
  const [name, other] = [elementOf(path), elementOf(target)];
  if (!allowedFor(path).uses.includes(other)) return `${name} must not import ${other || target}`;
  if (isTestCode(path)) return undefined;
  const { usesTestCode, isForVisitors } = rulesFor(path);
  if (isTestCode(target) && !usesTestCode) return 'Only tests may import test code';
  if (isForVisitors && !isLoadedLate(path) && isLoadedLate(target) && !isHarmless)
    return `Visitors must not download what only the owner uses: load ${target} with import()`;
  return undefined;
}

/** A rule that says why an import is refused. @param {Reason} reasonFor @returns {import('eslint').Rule.RuleModule} */
const importRule = (reasonFor) => ({
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}} ({{table}}).' } },
  create({ physicalFilename, report }) {
    const path = relative(ROOT, physicalFilename);
    return onImports((found) => {
      const reason = reasonFor(path, resolveImport(found.source, physicalFilename), found);
      if (reason) report({ node: found.node, messageId: 'refused', data: { reason, table: TABLE } });
    });
  },
});

const boundaries = importRule(refusal);

const declared = importRule((path, target, { source, isType }) => {
  const [scope = '', rest] = source.split('/');
  const named = source.startsWith('.') ? undefined : scope.startsWith('@') ? `${scope}/${rest}` : scope;
  const name = target.package ?? (target.path ? named : undefined);
  if (!name || name.startsWith('virtual:')) return undefined;
  const names = declaredPackages(dirname(join(ROOT, path)));
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  if (names.has(name) || (isType && names.has(types))) return undefined;
  // The root may declare another part for tests: in the part's own manifest, Nx would build it before the part.
  if (target.path && isTestCode(path) && declaredPackages(ROOT).has(name)) return undefined;
  return `The package.json of ${elementOf(path)} does not declare ${name}`;
});

const noCycle = importRule((path, target) => {
  const way = target.path && wayBack(target.path, path);
  return way ? `A cycle of imports: ${[path, ...way].join(' → ')}` : undefined;
});

/**
 * The files from one to another along imports, both included; nothing if there is no way.
 * @param {string} from @param {string} to
 */
function wayBack(from, to) {
  const cameFrom = /** @type {Map<string, string | undefined>} */ (new Map([[from, undefined]]));
  for (const path of cameFrom.keys()) {
    if (path === to) {
      /** @type {string[]} */
      const way = [];
      for (let step = /** @type {string | undefined} */ (path); step !== undefined; step = cameFrom.get(step))
        way.unshift(step);
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

/** ESLint's entry for every file of the tree. @type {import('typescript-eslint').ConfigArray[number]} */
export const boundariesConfig = {
  name: 'peanut/boundaries',
  files: ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}'],
  plugins: {
    peanut: { meta: { name: 'peanut', version }, rules: { boundaries, declared, 'no-cycle': noCycle } },
  },
  rules: { 'peanut/boundaries': 'error', 'peanut/declared': 'error', 'peanut/no-cycle': 'error' },
};
