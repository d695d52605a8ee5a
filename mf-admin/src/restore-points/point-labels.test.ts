import { countText, pointLabels } from './point-labels';

it('names points by their names and times, no two alike', () => {
  const at = (time: string, name: string | null = null) => ({ name, createdAt: `2026-11-27T${time}.000Z` });
  const labels = pointLabels([
    at('20:00:05'),
    at('20:00:40'),
    at('21:00:00'),
    at('22:00:00', 'Friday'),
    at('23:00:00', 'Friday'),
  ]);
  expect(labels[2]).toMatch(/^(?:Fri, Nov 27|Sat, Nov 28), 2026, \d+:00\s[AP]M$/);
  expect(labels[3]).toMatch(/^Friday, (?:Fri|Sat), Nov 2/);
  expect(new Set(labels).size).toBe(5);
});

it('says by how much a point differs in number from the menu as it is', () => {
  const text = (count: number, now?: number) => countText(count, ['whiskey', 'whiskeys'], now);
  expect([text(1), text(2, 2), text(3, 1), text(0, 2)]).toEqual([
    '1 whiskey',
    '2 whiskeys',
    '3 whiskeys (2 more than now)',
    '0 whiskeys (2 fewer than now)',
  ]);
});
