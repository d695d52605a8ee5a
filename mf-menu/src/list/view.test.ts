import { renderHook } from '@testing-library/react';

it('the view that a guest chose is the one the menu begins with', async () => {
  localStorage.setItem('menu-view', 'compact');
  const { useView } = await import('./view');
  expect(renderHook(useView).result.current).toBe('compact');
});
