import { ROOT } from '../../../ops/launch/parts.mjs';
import { copiedModules } from './shared-once.mjs';

const module = { renderedLength: 9 };
const bundleWith = (modules) => ({ 'styles.css': { type: 'asset' }, 'page.js': { modules } });

describe('what a remote ships', () => {
  it.each([
    [`${ROOT}/libs/web/src/session/session-store.ts`],
    [`${ROOT}/libs/editing/src/record/staging-store.ts`],
  ])('is not %s, which the host shares', (id) =>
    expect(copiedModules(bundleWith({ [id]: module }))).toEqual([id]),
  );

  it('is its own, and what every part bundles', () => {
    const modules = {
      [`${ROOT}/mf-menu/src/page/menu-root.tsx`]: module,
      [`${ROOT}/libs/ui/src/index.ts`]: module,
    };
    expect(copiedModules(bundleWith(modules))).toEqual([]);
  });
});
