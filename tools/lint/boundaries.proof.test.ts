import { ESLint, Linter } from 'eslint';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript-eslint';
import { boundariesConfig } from './boundaries.mjs';
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

/** What the lint stage uses. */
const asConfigured = new ESLint();

/** ESLint with one rule and nothing else to set up or ask; that the tree is under it is a test of its own. */
const linter = new Linter();

/** The files that lines were planted in. */
const probed = new Set<string>();

/** Which of these lines, as a file would hold them, a rule refuses. */
function refused(
  file: string,
  lines: string[],
  rule = 'peanut/boundaries',
  setting: Linter.RuleEntry = 'error',
): string[] {
  probed.add(file);
  const config = [ts.configs.base, { ...boundariesConfig, rules: { [rule]: setting } }] as Linter.Config[];
  const messages = linter.verify(lines.join('\n'), config, resolve(file));
  // Such as a file that no entry of the configuration is for.
  const broken = messages.find(({ ruleId }) => ruleId !== rule);
  if (broken) throw new Error(`${file}: ${broken.message}`);
  const found = new Set(messages.map(({ line }) => line));
  return lines.filter((_, index) => found.has(index + 1));
}

/** Which of these lines the tree's own selectors refuse in that file. */
async function restricted(file: string, lines: string[]): Promise<string[]> {
  const rule = 'no-restricted-syntax';
  const { rules } = (await asConfigured.calculateConfigForFile(file)) as { rules: Linter.RulesRecord };
  return refused(file, lines, rule, rules[rule]);
}

/** The elements that are there; the root's own files are nothing to import. */
const NAMES = Object.keys(ELEMENTS).filter((name) => name !== '.' && existsSync(name));

function rowOf(name: string): Element {
  const row = ELEMENTS[name];
  if (!row) throw new Error(`${name} is no row of the table`);
  return row;
}

const isTestCode = (path: string) =>
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
  Object.values(ELEMENTS).flatMap((row) => [row, row.tests, row.build].flatMap((one) => one?.packages ?? [])),
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

  it('imports the elements of its row, however they are spelled', () => {
    expect(refused(file, lines([...uses].filter((other) => NAMES.includes(other))))).toEqual([]);
  });

  it('imports no other element, however it is spelled', () => {
    const planted = lines(NAMES.filter((other) => !uses.has(other)));
    expect(refused(file, planted)).toEqual(planted);
  });

  it('imports the packages of its row only', () => {
    expect(refused(file, [...packages].map(byName).map(load))).toEqual([]);
    const others = [...PACKAGES, 'left-pad'].filter(
      (one) => !packages.has(one) && !packages.has(scopeOf(one)),
    );
    const planted = [...others.map(byName), '../../../../node_modules/left-pad/index.js'].map(load);
    expect(refused(file, planted)).toEqual(planted);
  });

  it('imports what only Node has if it runs there', () => {
    const planted = [`import 'node:fs';`, `import { join } from 'path';`];
    expect(refused(file, planted)).toEqual(allowed.some(({ node }) => node) ? [] : planted);
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
  ])('%s is refused in any syntax', (line) => {
    expect(refused('mf-menu/src/probe.ts', [line])).toEqual([line]);
    expect(refused('mf-menu/src/probe.test.tsx', [line])).toEqual([line]);
  });

  it.each(['ts', 'tsx', 'mts', 'cts', 'mjs', 'cjs', 'js'])('is refused in a .%s file', (extension) => {
    const line = `void import('../../mf-ai/src/probe');`;
    expect(refused(`mf-menu/src/probe.${extension}`, [line])).toEqual([line]);
  });

  it('is any in a folder that the table does not know', () => {
    const line = `import '../../libs/contracts/src/index';`;
    expect(refused('new-part/src/probe.ts', [line])).toEqual([line]);
  });
});

describe('the rings around the product', () => {
  const OPS = `import { ROOT } from '../../ops/launch/parts.mjs';`;
  const TOOLS = `import { git } from '../../tools/lib/git.mjs';`;
  const PROOF = `import { startStack } from '../../proof/stack/stack.mjs';`;
  const PRODUCT = ['shell', 'mf-menu', 'services/menu', 'libs/service', 'gateway'];

  const ROWS: [file: string, expected: string[]][] = [
    ...PRODUCT.map((part): [string, string[]] => [`${part}/src/probe.ts`, [OPS, TOOLS, PROOF]]),
    ['shell/probe.config.mjs', [OPS, PROOF]],
    ['ops/deploy/probe.mjs', [TOOLS, PROOF]],
    ['tools/vite/probe.mjs', []],
    ['proof/stack/probe.mjs', []],
    ['e2e/owner/probe.spec.ts', [TOOLS]],
    ['bench/lib/probe.mjs', [TOOLS]],
  ];

  it.each(ROWS)('%s must not import %j', (file, expected) => {
    const lines = [OPS, TOOLS, PROOF].map((line) => line.replace('../..', relativeFrom(file, '.')));
    const planted = expected.map((line) => line.replace('../..', relativeFrom(file, '.')));
    expect(refused(file, lines)).toEqual(planted);
  });
});

describe('test code', () => {
  const lines = [
    `import '@peanut/service/testing';`,
    `import './env.test';`,
    `import '../test/support/test-app';`,
  ];

  it('is imported by tests only', () => {
    expect(refused('services/menu/src/probe.ts', lines)).toEqual(lines);
    expect(refused('services/menu/src/probe.test.ts', lines)).toEqual([]);
  });
});

describe('what visitors never download', () => {
  const owners = [...new Set(LOADED_LATE.map((folder) => folder.replace(/\/src.*/, '')))];
  const late = LOADED_LATE.filter((folder) => existsSync(folder)).map((folder) => `${folder}/index`);
  const places = ['mf-menu', ...owners].flatMap((name) =>
    NAMES.includes(name) && rowOf(name).isForVisitors ? [[`${name}/src/probe.ts`, name] as const] : [],
  );

  it.each(places)('%s loads late, or names its types', (file, name) => {
    const paths = late
      .filter((path) => [name, ...(rowOf(name).uses ?? [])].some((other) => path.startsWith(`${other}/`)))
      .map((path) => relativeFrom(file, path));
    expect(paths).not.toEqual([]);
    const planted = paths.flatMap((path) => [
      `import { x } from '${path}';`,
      `import '${path}';`,
      `export * from '${path}';`,
      `import { x, type Y } from '${path}';`,
    ]);
    expect(refused(file, planted)).toEqual(planted);
    const fine = paths.flatMap((path) => [
      `void import('${path}');`,
      `import type { X } from '${path}';`,
      `import { type X } from '${path}';`,
      `export type { X } from '${path}';`,
    ]);
    expect(refused(file, fine)).toEqual([]);
    expect(refused(file.replace('.ts', '.test.ts'), planted)).toEqual([]);
  });

  it.each(late)('%s imports itself as it likes', (path) => {
    expect(refused(join(dirname(path), 'deep/probe.ts'), [`import '../index';`])).toEqual([]);
  });
});

describe('migrations', () => {
  const FILE = 'services/menu/src/migrations/1-probe.ts';

  it('use the types of TypeORM', () => {
    const lines = [
      `import type { MigrationInterface } from 'typeorm';`,
      `import { type QueryRunner } from 'typeorm';`,
    ];
    expect(refused(FILE, lines)).toEqual([]);
  });

  it('import nothing else', () => {
    const lines = [
      `import { DataSource } from 'typeorm';`,
      `import { PROOF } from '@peanut/contracts';`,
      `import type { Cocktail } from '@peanut/contracts';`,
      `import { x } from '../seed/seed.js';`,
      `import { x } from './0-other';`,
      `import { readFileSync } from 'node:fs';`,
      `void import('../seed/seed.js');`,
    ];
    expect(refused(FILE, lines)).toEqual(lines);
  });
});

describe('a cycle of imports', () => {
  it.each([
    `import { ACCENT } from './index';`,
    `import type { Cocktail } from './index.js';`,
    `void import('.');`,
    `export * from '@peanut/contracts';`,
  ])('%s is refused where the index imports the file', (line) => {
    expect(refused('libs/contracts/src/input-limits.ts', [line], 'peanut/no-cycle')).toEqual([line]);
  });

  it('is none where nothing leads back', () => {
    expect(refused('libs/contracts/src/probe.ts', [`export * from './index';`], 'peanut/no-cycle')).toEqual(
      [],
    );
  });
});

describe('a package', () => {
  const undeclared = (file: string, lines: string[]): string[] => refused(file, lines, 'peanut/declared');

  it('is refused unless the package.json beside the code declares it', () => {
    const lines = [`import 'sharp';`, `import 'openai/resources';`, `import type { X } from 'left-pad';`];
    expect(undeclared('services/menu/src/probe.ts', lines)).toEqual(lines);
    expect(undeclared('services/menu/src/probe.ts', [`import '@nestjs/common/x';`])).toEqual([]);
  });

  it('may be declared by its types where only they are used', () => {
    const [type, value] = [`import type { Request } from 'express';`, `import express from 'express';`];
    expect(undeclared('services/menu/src/probe.ts', [type, value])).toEqual([value]);
  });

  it('of the workspace may be declared at the root for tests', () => {
    const line = `import '@peanut/service/testing';`;
    expect(undeclared('gateway/src/probe.ts', [line])).toEqual([line]);
    expect(undeclared('gateway/test/probe.ts', [line])).toEqual([]);
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
  it('is under these rules, file by file and wherever lines were planted, without exception', async () => {
    const rules = ['peanut/boundaries', 'peanut/declared', 'peanut/no-cycle'];
    const spared: string[] = [];
    for (const file of new Set([...FILES, ...probed])) {
      const config = (await asConfigured.calculateConfigForFile(file)) as
        { rules?: Record<string, unknown[]> } | undefined;
      if (!rules.every((rule) => config?.rules?.[rule]?.[0] === 2)) spared.push(file);
      if (/\.tsx?$/.test(file) && config?.rules?.['@typescript-eslint/no-floating-promises']?.[0] !== 2)
        spared.push(file);
      if (
        /eslint-disable[^\n]*peanut\/|eslint-disable\s*(\*\/|$)/m.test(
          existsSync(file) ? readFileSync(file, 'utf8') : '',
        )
      )
        spared.push(file);
    }
    expect(spared.filter((file) => file !== 'tools/lint/boundaries.proof.test.ts')).toEqual([]);
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
    expect(await restricted('mf-ai/src/probe.ts', [line])).toEqual([line]),
  );

  it('is none where this part draws it', async () => {
    const line = 'document.querySelector(`article[data-id="${1}"]`);';
    expect(await restricted('mf-ai/src/probe.ts', [line])).toEqual([]);
  });
});

describe('tables that guests’ words look into', () => {
  const FILE = 'libs/bartender/src/probe.ts';

  it.each([
    'const CUES: Record<string, number> = {};',
    'export const is = (word: string) => word in { a: 1 };',
  ])('%s fails the build', async (line) => expect(await restricted(FILE, [line])).toEqual([line]));

  it('may be Maps', async () => {
    const line = 'export const CUES: ReadonlyMap<string, number> = new Map();';
    expect(await restricted(FILE, [line])).toEqual([]);
  });
});
