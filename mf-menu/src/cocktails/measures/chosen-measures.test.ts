import { MEASURES } from '@peanut/contracts';
import { renderHook } from '@testing-library/react';

it('the measures that a guest chose are those of the next visit', async () => {
  localStorage.setItem(MEASURES.key, 'oz');
  const { useMeasures } = await import('./chosen-measures');
  expect(renderHook(useMeasures).result.current).toBe('oz');
});
