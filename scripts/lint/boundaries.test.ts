import { ESLint } from 'eslint';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript-eslint';
import { ELEMENTS, LOADED_LATE, TEST_CODE, type Allowed, type Element } from './elements.mjs';

const CODE = /(?<!\.d)\.([cm]?[jt]s|tsx)$/;
const NOT_OURS = ['node_modules', 'dist', 'bundle', 'docs', 'test-results'];

/** Every code file of the tree. */
const FILES = filesIn('.');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.includes(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return CODE.test(path) ? [path] : [];
  });
}

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('peanut/') || ruleId === 'no-restricted-syntax',
  // Probes are no part of a TypeScript program.
  overrideConfig: [ts.configs.disableTypeChecked],
});

/** What the lint stage uses. */
const asConfigured = new ESLint();

/** Which of these lines, as a file would hold them, a rule refuses. */
async function refused(file: string, lines: string[], rule = 'peanut/boundaries'): Promise<string[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: file });
  const found = new Set(result?.messages.filter(({ ruleId }) => ruleId === rule).map(({ line }) => line));
  const broken = result?.messages.find(({ fatal }) => fatal);
  if (broken) throw new Error(`${file}: ${broken.message}`);
  return lines.filter((_, index) => found.has(index + 1));
}

/** The elements that are there; the root's own files are nothing to import. */
const NAMES = Object.keys(ELEMENTS).filter((name) => name !== '.' && existsSync(name));

function rowOf(name: string): Element {
  const row = ELEMENTS[name];
  if (!row) throw new Error(`${name} is no row of the table`);
  return row;
}

const isTestCode = (path: string): boolean =>
  TEST_CODE.names.test(path) || TEST_CODE.folders.some((folder) => path.split('/').includes(folder));

/** A file of an element that any other would want something of. */
function sampleOf(name: string): string {
  const [file] = FILES.filter((path) => path.startsWith(`${name}/`) && path.split('/').length > 2).filter(
    (path) => !isTestCode(path) && !isLate(path),
  );
  return file ?? `${name}/src/index.ts`;
}

const isLate = (path: string): boolean => LOADED_LATE.some((folder) => path.startsWith(folder));

/** How an editor spells the file from there: relative, by the package's name, and into the package. */
function spellings(from: string, name: string): string[] {
  const target = sampleOf(name);
  const bare = target.replace(CODE, '').replace(/\/index$/, '');
  const path = relativeFrom(from, bare);
  const { name: packageName, exports = {} } = manifestOf(name);
  return [
    ...[path, `${path}.js`, relativeFrom(from, target)],
    ...(packageName ? [`${packageName}/${relative(name, bare)}`, `${packageName}/dist/index.js`] : []),
    ...Object.keys(exports)
      .filter((key) => !/json$|css$|testing$|evaluation$/.test(key))
      .map((key) => `${packageName}${key.slice(1)}`),
  ];
}

const relativeFrom = (file: string, target: string): string =>
  relative(dirname(file), target).replace(/^(?!\.)/, './');

interface Manifest {
  name?: string;
  exports?: Record<string, unknown>;
  [dependencies: string]: Record<string, string> | unknown;
}

const manifestOf = (folder: string): Manifest =>
  existsSync(join(folder, 'package.json'))
    ? (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest)
    : {};

/** Asked for late, so that only who may use it is in question. */
const load = (specifier: string): string => `void import('${specifier}');`;

const byName = (pattern: string): string => pattern.replace('*', 'probe');
const PACKAGES = new Set(
  Object.values(ELEMENTS)
    .flatMap(({ packages, tests, build }) => [packages, tests?.packages ?? [], build?.packages ?? []])
    .flat(),
);

/** A file of each kind in each element, and what the table lets it import. */
const PLACES = NAMES.flatMap((name) => {
  const element = rowOf(name);
  const folder = dirname(sampleOf(name));
  const places: [file: string, name: string, allowed: Allowed[]][] = [
    [`${folder}/probe.ts`, name, [element]],
    [`${folder}/probe.test.ts`, name, [element, element.tests ?? {}]],
    [`${folder}/probe.mjs`, name, [element]],
  ];
  if (element.build) places.push([`${name}/probe.config.mjs`, name, [element, element.build]]);
  return places;
});

describe.each(PLACES)('%s', (file, name, allowed) => {
  const uses = new Set([name, ...allowed.flatMap((one) => one.uses ?? [])]);
  const packages = new Set(allowed.flatMap((one) => one.packages ?? []));
  const lines = (names: Iterable<string>): string[] =>
    [...names].flatMap((other) => spellings(file, other)).map(load);

  it('imports the elements of its row, however they are spelled', async () => {
    expect(await refused(file, lines([...uses].filter((other) => NAMES.includes(other))))).toEqual([]);
  });

  it('imports no other element, however it is spelled', async () => {
    const planted = lines(NAMES.filter((other) => !uses.has(other)));
    expect(await refused(file, planted)).toEqual(planted);
  });

  it('imports the packages of its row only', async () => {
    expect(await refused(file, [...packages].map(byName).map(load))).toEqual([]);
    const others = [...PACKAGES, 'left-pad'].filter(
      (one) => !packages.has(one) && !packages.has(scopeOf(one)),
    );
    const planted = [...others.map(byName), '../../../../node_modules/left-pad/index.js'].map(load);
    expect(await refused(file, planted)).toEqual(planted);
  });

  it('imports what only Node has if it runs there', async () => {
    const planted = [`import 'node:fs';`, `import { join } from 'path';`];
    expect(await refused(file, planted)).toEqual(allowed.some(({ node }) => node) ? [] : planted);
  });
});

const scopeOf = (name: string): string => `${name.split('/')[0]}/*`;

describe('a forbidden import', () => {
  it.each([
    `import x from '../../mf-ai/src/probe';`,
    `import '../../mf-ai/src/probe';`,
    `import type { X } from '../../mf-ai/src/probe';`,
    `import { type X } from '@peanut/mf-ai';`,
    `export { x } from '../../mf-ai/src/probe';`,
    `export * from '../../mf-ai/src/probe';`,
    `export type { X } from '../../mf-ai/src/probe';`,
    `void import('../../mf-ai/src/probe');`,
    'void import(`../../mf-ai/src/probe`);',
    `let x: import('../../mf-ai/src/probe').X;`,
    `import x = require('../../mf-ai/src/probe');`,
    `require('../../mf-ai/src/probe');`,
    `require.resolve('@peanut/mf-ai');`,
    `import.meta.resolve('../../mf-ai/src/probe');`,
    `jest.mock('../../mf-ai/src/probe');`,
    `jest.unstable_mockModule('../../mf-ai/src/probe', () => ({}));`,
    `new Worker(new URL('../../mf-ai/src/probe.ts', import.meta.url));`,
    `import '../../mf-ai/src/styles.css?inline';`,
    `import '../../node_modules/@peanut/mf-ai/src/probe';`,
  ])('%s is refused in any syntax', async (line) => {
    expect(await refused('mf-menu/src/probe.ts', [line])).toEqual([line]);
    expect(await refused('mf-menu/src/probe.test.tsx', [line])).toEqual([line]);
  });

  it.each(['ts', 'tsx', 'mts', 'cts', 'mjs', 'cjs', 'js'])('is refused in a .%s file', async (extension) => {
    const line = `void import('../../mf-ai/src/probe');`;
    expect(await refused(`mf-menu/src/probe.${extension}`, [line])).toEqual([line]);
  });

  it('is any in a folder that the table does not know', async () => {
    const line = `import '../../libs/contracts/src/index';`;
    expect(await refused('new-part/src/probe.ts', [line])).toEqual([line]);
  });
});

describe('test code', () => {
  const lines = [
    `import '@peanut/service/testing';`,
    `import './env.test';`,
    `import '../test/support/test-app';`,
  ];

  it('is imported by tests only', async () => {
    expect(await refused('services/menu/src/probe.ts', lines)).toEqual(lines);
    expect(await refused('services/menu/src/probe.test.ts', lines)).toEqual([]);
  });
});

describe('what visitors never download', () => {
  const owners = [...new Set(LOADED_LATE.map((folder) => folder.replace(/\/src.*/, '')))];
  const late = LOADED_LATE.filter((folder) => existsSync(folder)).map((folder) => `${folder}/index`);
  const places = ['mf-menu', ...owners].flatMap((name) =>
    NAMES.includes(name) && rowOf(name).isForVisitors ? [[`${name}/src/probe.ts`, name] as const] : [],
  );

  it.each(places)('%s loads late, or names its types', async (file, name) => {
    const paths = late
      .filter((path) => [name, ...rowOf(name).uses].some((other) => path.startsWith(`${other}/`)))
      .map((path) => relativeFrom(file, path));
    expect(paths).not.toEqual([]);
    const planted = paths.flatMap((path) => [
      `import { x } from '${path}';`,
      `import '${path}';`,
      `export * from '${path}';`,
      `import { x, type Y } from '${path}';`,
    ]);
    expect(await refused(file, planted)).toEqual(planted);
    const fine = paths.flatMap((path) => [
      `void import('${path}');`,
      `import type { X } from '${path}';`,
      `import { type X } from '${path}';`,
      `export type { X } from '${path}';`,
    ]);
    expect(await refused(file, fine)).toEqual([]);
    expect(await refused(file.replace('.ts', '.test.ts'), planted)).toEqual([]);
  });

  it.each(late)('%s imports itself as it likes', async (path) => {
    expect(await refused(join(dirname(path), 'deep/probe.ts'), [`import '../index';`])).toEqual([]);
  });
});

describe('migrations', () => {
  const FILE = 'services/menu/src/migrations/1-probe.ts';

  it('use the types of TypeORM', async () => {
    const lines = [
      `import type { MigrationInterface } from 'typeorm';`,
      `import { type QueryRunner } from 'typeorm';`,
    ];
    expect(await refused(FILE, lines)).toEqual([]);
  });

  it('import nothing else', async () => {
    const lines = [
      `import { DataSource } from 'typeorm';`,
      `import { PROOF } from '@peanut/contracts';`,
      `import type { Cocktail } from '@peanut/contracts';`,
      `import { x } from '../seed/seed.js';`,
      `import { x } from './0-other';`,
      `import { readFileSync } from 'node:fs';`,
      `void import('../seed/seed.js');`,
    ];
    expect(await refused(FILE, lines)).toEqual(lines);
  });
});

describe('a cycle of imports', () => {
  it.each([
    `import { ACCENT } from './index';`,
    `import type { Cocktail } from './index.js';`,
    `void import('.');`,
    `export * from '@peanut/contracts';`,
  ])('%s is refused where the index imports the file', async (line) => {
    expect(await refused('libs/contracts/src/limits.ts', [line], 'peanut/no-cycle')).toEqual([line]);
  });

  it('is none where nothing leads back', async () => {
    expect(
      await refused('libs/contracts/src/probe.ts', [`export * from './index';`], 'peanut/no-cycle'),
    ).toEqual([]);
  });
});

describe('a package', () => {
  const undeclared = (file: string, lines: string[]): Promise<string[]> =>
    refused(file, lines, 'peanut/declared');

  it('is refused unless the package.json beside the code declares it', async () => {
    const lines = [`import 'sharp';`, `import 'openai/resources';`, `import type { X } from 'left-pad';`];
    expect(await undeclared('services/menu/src/probe.ts', lines)).toEqual(lines);
    expect(await undeclared('services/menu/src/probe.ts', [`import '@nestjs/common/x';`])).toEqual([]);
  });

  it('may be declared by its types where only they are used', async () => {
    const [type, value] = [`import type { Request } from 'express';`, `import express from 'express';`];
    expect(await undeclared('services/menu/src/probe.ts', [type, value])).toEqual([value]);
  });

  it('of the workspace may be declared at the root for tests', async () => {
    const line = `import '@peanut/service/testing';`;
    expect(await undeclared('gateway/src/probe.ts', [line])).toEqual([line]);
    expect(await undeclared('gateway/test/probe.ts', [line])).toEqual([]);
  });

  it('has one version in the whole tree', () => {
    const versions = new Map<string, Set<string>>();
    for (const folder of ['.', ...NAMES]) {
      const manifest = manifestOf(folder);
      for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
        for (const [name, version] of Object.entries((manifest[kind] ?? {}) as Record<string, string>))
          versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
    expect([...versions].filter(([, set]) => set.size > 1)).toEqual([]);
  });
});

describe('the tree itself', () => {
  // What the rules say of each file is the lint stage's work: here, that they are asked of every file.
  it('is under these rules, file by file, without exception', async () => {
    const rules = ['peanut/boundaries', 'peanut/declared', 'peanut/no-cycle'];
    const spared: string[] = [];
    for (const file of FILES) {
      const config = (await asConfigured.calculateConfigForFile(file)) as
        { rules?: Record<string, unknown[]> } | undefined;
      if (!rules.every((rule) => config?.rules?.[rule]?.[0] === 2)) spared.push(file);
      if (/\.tsx?$/.test(file) && config?.rules?.['@typescript-eslint/no-floating-promises']?.[0] !== 2)
        spared.push(file);
      if (/eslint-disable[^\n]*peanut\/|eslint-disable\s*(\*\/|$)/m.test(readFileSync(file, 'utf8')))
        spared.push(file);
    }
    expect(spared.filter((file) => file !== 'scripts/lint/boundaries.test.ts')).toEqual([]);
  });

  it('has no long file but of data and tests', () => {
    const long = FILES.filter((path) => readFileSync(path, 'utf8').trimEnd().split('\n').length > 250);
    const data = /\.(test|spec)\.|^libs\/bartender\/(evaluation\/cases|src\/knowledge)\/|\/seed-menu\//;
    expect(long.filter((path) => !data.test(path))).toEqual([]);
  });

  it('has no code outside the table', () => {
    const strays = FILES.filter(
      (path) => path.includes('/') && !NAMES.some((name) => path.startsWith(`${name}/`)),
    );
    expect(strays).toEqual([]);
  });
});

describe('an element of another part', () => {
  it.each([
    `document.querySelector('header');`,
    `document.querySelector('[role="toolbar"][aria-label="Admin toolbar"]');`,
    `document.querySelectorAll(TOOLBAR);`,
  ])('%s is not looked for', async (line) =>
    expect(await refused('mf-ai/src/probe.ts', [line], 'no-restricted-syntax')).toEqual([line]),
  );

  it('is none where this part draws it', async () => {
    const line = 'document.querySelector(`article[data-id="${1}"]`);';
    expect(await refused('mf-ai/src/probe.ts', [line], 'no-restricted-syntax')).toEqual([]);
  });
});

describe('tables that guests’ words look into', () => {
  const FILE = 'libs/bartender/src/probe.ts';

  it.each([
    'const CUES: Record<string, number> = {};',
    'export const is = (word: string) => word in { a: 1 };',
  ])('%s fails the build', async (line) =>
    expect(await refused(FILE, [line], 'no-restricted-syntax')).toEqual([line]),
  );

  it('may be Maps', async () => {
    const line = 'export const CUES: ReadonlyMap<string, number> = new Map();';
    expect(await refused(FILE, [line], 'no-restricted-syntax')).toEqual([]);
  });
});
