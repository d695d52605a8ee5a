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
  ['libs/contracts/src/probe.ts', `import '@peanut/service';`],
  ['services/menu/src/probe.ts', `import '@peanut/admin';`],
  ['services/menu/src/probe.ts', `import '../../../services/admin/src/main';`],
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

async function boundaryErrors(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? [])
    .map(({ message }) => message)
    .filter((text) => text.includes('must not import'));
}

describe('module boundaries', () => {
  it.each(FORBIDDEN)('%s: %s fails the build', async (file, code) => {
    expect(await boundaryErrors(file, code)).not.toEqual([]);
  });

  it.each(ALLOWED)('%s: %s is fine', async (file, code) => {
    expect(await boundaryErrors(file, code)).toEqual([]);
  });
});
