import { copiedModules } from './shared-once.mjs';

const module = { renderedLength: 9 };
const bundleWith = (modules) => ({ 'styles.css': { type: 'asset' }, 'page.js': { modules } });

describe('what a remote ships', () => {
  it.each([
    ['/bar/libs/web/src/session/session-store.ts'],
    ['/bar/libs/editing/src/record/staging-store.ts'],
  ])('is not %s, which the host shares', (id) =>
    expect(copiedModules(bundleWith({ [id]: module }))).toEqual([id]),
  );

  it('is its own, and what every part bundles', () => {
    const modules = { '/bar/mf-menu/src/page/menu-root.tsx': module, '/bar/libs/ui/src/index.ts': module };
    expect(copiedModules(bundleWith(modules))).toEqual([]);
  });
});
