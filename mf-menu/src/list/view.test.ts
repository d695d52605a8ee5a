import { renderHook } from '@testing-library/react';
import { installBrowserParts } from '../testing/browser-parts';

const LONG = 31;

it('the view that a guest chose is the one the menu begins with', async () => {
  installBrowserParts();
  localStorage.setItem('menu-view', 'compact');
  const { useView } = await import('./view');
  expect(renderHook(() => useView(1)).result.current).toBe('compact');
});

it('without a choice a long list begins with rows on a narrow screen, every other with cards', async () => {
  const { defaultView } = await import('./view');
  expect(defaultView(LONG, true)).toBe('compact');
  expect(defaultView(LONG - 1, true)).toBe('cards');
  expect(defaultView(LONG, false)).toBe('cards');
});
