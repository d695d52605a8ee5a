import { ROOT } from '../../../ops/launch/parts.mjs';
import { unwantedModules } from './visitors-script.mjs';
import { bundleOf, chunk } from './testing/bundles.js';

const MODULES = `${ROOT}/node_modules`;
describe('what a visitor downloads', () => {
  test.each([
    [`${MODULES}/class-validator/esm5/index.js`],
    [`${ROOT}/libs/contracts/src/requests/rules.ts`],
    [`${ROOT}/libs/editing/src/save/save.ts`],
    [`${MODULES}/react-router/dist/development/index.mjs`],
  ])('is not %s', (id) => {
    const runtime = chunk('runtime.js', { [id]: '' });
    const entry = chunk('index.js', {}, { isEntry: true, imports: ['runtime.js'] });
    expect(unwantedModules(bundleOf(entry, runtime))).toEqual([id]);
  });

  test('holds of the router what the pages use, and no more', () => {
    const id = `${MODULES}/react-router/dist/production/chunk.mjs`;
    const entry = (code: string) => chunk('index.js', { [id]: code }, { isEntry: true });
    expect(unwantedModules(bundleOf(entry('function Routes() {}')))).toEqual([]);
    expect(unwantedModules(bundleOf(entry('function useSubmit() {}')))).toEqual([id]);
  });

  test('is not what comes later, in admin mode, or is left out of the file', () => {
    const owners = `${ROOT}/libs/editing/src/index.ts`;
    const later = chunk('admin.js', { [owners]: '' });
    const entry = chunk('index.js', { [owners]: '' }, { isEntry: true });
    entry.modules[owners] = { renderedLength: 0 };
    expect(unwantedModules(bundleOf(entry, later))).toEqual([]);
  });
});
