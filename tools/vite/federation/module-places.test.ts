import { jest } from '@jest/globals';
import { OWNERS_CODE } from '../../lint/elements.mjs';
import { ROOT } from '../../../ops/launch/parts.mjs';
import { isOwners, modulesAt, sortedInto } from './module-places.mjs';

describe('modulesAt', () => {
  const isUis = modulesAt(['libs/ui/src/tabs', 'node_modules/react']);

  it.each([
    ['/libs/ui/src/tabs/tabs.tsx', true],
    ['/node_modules/react/index.js?commonjs-es-import', true],
    ['/mf-menu/node_modules/react/index.js', true],
    ['/node_modules/react-router/index.js', false],
    ['/libs/ui/src/tabs.tsx', false],
  ])('%s: %s', (path, is) => {
    expect(isUis(ROOT + path)).toBe(is);
    expect(isUis(`\0${ROOT}${path}`)).toBe(is);
  });

  it('throws over a place where there is nothing', () => {
    expect(() => modulesAt(['libs/ui/src', 'mf-menu/src/admin'])).toThrow('that are gone: mf-menu/src/admin');
  });
});

describe('isOwners', () => {
  it.each(OWNERS_CODE)('knows %s', (place) => {
    expect(isOwners(`${ROOT}/${place}/index.ts`)).toBe(true);
  });

  it.each(['mf-menu/src/page/menu-root.tsx', 'libs/web/src/index.ts', 'shell/src/main.tsx'])(
    'leaves %s to everybody',
    (path) => expect(isOwners(`${ROOT}/${path}`)).toBe(false),
  );
});

describe('sortedInto', () => {
  const files = () =>
    sortedInto([
      ['button', ['virtual:runtime', 'libs/ui/src/button']],
      ['common', ['libs/ui/src']],
    ]);

  it('puts a module into the first file that it fits', () => {
    const { manualChunks } = files();
    expect(manualChunks('\0virtual:runtime')).toBe('button');
    expect(manualChunks(`${ROOT}/libs/ui/src/button/button.tsx`)).toBe('button');
    expect(manualChunks(`${ROOT}/libs/ui/src/tabs/tabs.tsx`)).toBe('common');
    expect(manualChunks(`${ROOT}/libs/web/src/index.ts`)).toBeUndefined();
  });

  it('fails the build over places of which it has no module', () => {
    const { manualChunks, plugin } = files();
    const error = jest.fn();
    manualChunks(`${ROOT}/libs/ui/src/tabs/tabs.tsx`);
    plugin.generateBundle.call({ error });
    expect(error).toHaveBeenCalledWith('The build has no module at virtual:runtime, libs/ui/src/button');
    manualChunks('\0virtual:runtime');
    manualChunks(`${ROOT}/libs/ui/src/button/button.tsx`);
    error.mockClear();
    plugin.generateBundle.call({ error });
    expect(error).not.toHaveBeenCalled();
  });
});
