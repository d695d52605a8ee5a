import { ESLint } from 'eslint';

/** Imports that must fail the build, by the file that would hold them. */
const FORBIDDEN: [file: string, code: string][] = [
  ['mf-menu/src/probe.ts', `import '@peanut/mf-admin';`],
  ['mf-menu/src/probe.ts', `import '../../mf-ai/src/chat';`],
  ['mf-menu/src/probe.ts', `void import('../../mf-admin/src/overlay');`],
  ['mf-menu/src/probe.ts', `import '@peanut/shell';`],
  ['mf-menu/src/probe.ts', `import '@peanut/service';`],
  ['mf-menu/src/probe.ts', `import 'react-router-dom';`],
  ['mf-menu/src/probe.ts', `import '@tanstack/react-query';`],
  ['shell/src/probe.ts', `import '@peanut/mf-menu';`],
  ['shell/src/probe.ts', `void import('../../mf-menu/src/landing/landing-page');`],
  ['libs/ui/src/probe.ts', `import '@peanut/web';`],
  ['libs/bartender/src/probe.ts', `import '@nestjs/common';`],
  ['libs/bartender/src/probe.ts', `import '@peanut/service';`],
  ['libs/bartender/src/probe.ts', `import { readFileSync } from 'node:fs';`],
  ['libs/contracts/src/probe.ts', `import '@peanut/bartender';`],
  ['libs/contracts/src/probe.ts', `import '@peanut/service';`],
  ['services/menu/src/probe.ts', `import '@peanut/admin';`],
  ['services/menu/src/probe.ts', `import '../../admin/src/main.js';`],
  ['services/menu/src/probe.ts', `import '../../../services/admin/src/main';`],
  ['services/menu/src/lists/probe.ts', `import '../../../admin/src/sessions/sessions.js';`],
  ['services/ai/test/probe.ts', `import { SEED } from '../../menu/src/seed/cocktails.js';`],
  ['services/ai/src/probe.ts', `export * from '../../menu/src/main.js';`],
  ['libs/ui/src/probe.ts', `import '../../web/src/index';`],
  ['libs/web/src/probe.ts', `import '../../ui/src/index';`],
  ['libs/web/src/probe.ts', `import 'typeorm';`],
  ['libs/contracts/src/probe.ts', `import '../../service/src/index.js';`],
  ['libs/contracts/src/probe.ts', `import '@nestjs/common';`],
  ['libs/contracts/src/probe.ts', `import 'react';`],
  ['mf-menu/src/probe.ts', `import '@nestjs/common';`],
  ['services/admin/src/probe.ts', `import '@peanut/web';`],
  ['libs/service/src/probe.ts', `import '@peanut/menu/dist/main.js';`],
];

const ALLOWED: [file: string, code: string][] = [
  ['mf-menu/src/probe.ts', `import '@peanut/web';`],
  ['mf-menu/src/probe.ts', `import '@peanut/ui';`],
  ['services/menu/src/probe.ts', `import '@peanut/contracts/requests';`],
  ['services/menu/src/probe.ts', `import '@peanut/service';`],
  ['libs/web/src/probe.ts', `import 'react-router-dom';`],
];

const eslint = new ESLint();

async function errorsIn(file: string, code: string, says: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message).filter((text) => text.includes(says));
}

const boundaryErrors = (file: string, code: string): Promise<string[]> =>
  errorsIn(file, code, 'must not import');

describe('module boundaries', () => {
  it.each(FORBIDDEN)('%s: %s fails the build', async (file, code) => {
    expect(await boundaryErrors(file, code)).not.toEqual([]);
  });

  it.each(ALLOWED)('%s: %s is fine', async (file, code) => {
    expect(await boundaryErrors(file, code)).toEqual([]);
  });
});

describe('migrations', () => {
  const MIGRATION = 'services/menu/src/migrations/1-probe.ts';
  const errors = (code: string): Promise<string[]> => errorsIn(MIGRATION, code, 'Migrations are history');

  it.each(["import { PROOF } from '@peanut/contracts';", "import { x } from '../seed/seed.js';"])(
    '%s fails the build',
    async (code) => expect(await errors(code)).not.toEqual([]),
  );

  it('may use the types of TypeORM', async () => {
    expect(await errors("import type { MigrationInterface } from 'typeorm';")).toEqual([]);
    expect(await errors("import { DataSource } from 'typeorm';")).not.toEqual([]);
  });
});

describe('tables that guests’ words look into', () => {
  const errors = (code: string): Promise<string[]> =>
    errorsIn('libs/bartender/src/probe.ts', code, 'constructor');

  it.each([
    'const CUES: Record<string, number> = {};',
    'export const is = (word: string) => word in { a: 1 };',
  ])('%s fails the build', async (code) => expect(await errors(code)).not.toEqual([]));

  it('may be Maps', async () => {
    expect(await errors('export const CUES: ReadonlyMap<string, number> = new Map();')).toEqual([]);
  });
});
