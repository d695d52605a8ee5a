import { pointLabels } from './point-labels';

it('names points by their names and times, no two alike', () => {
  const at = (time: string, name: string | null = null) => ({ name, createdAt: `2026-11-27T${time}.000Z` });
  const labels = pointLabels([
    at('20:00:05'),
    at('20:00:40'),
    at('21:00:00'),
    at('22:00:00', 'Friday'),
    at('23:00:00', 'Friday'),
  ]);
  expect(labels[2]).toMatch(/^Nov 2[78], 2026, \d+:00\s[AP]M$/);
  expect(labels[3]).toMatch(/^Friday, Nov 2/);
  expect(new Set(labels).size).toBe(5);
});
