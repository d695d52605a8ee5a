import type { RestorePoint } from '@peanut/contracts';

const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
const MINUTE = new Intl.DateTimeFormat('en', { ...DAY, hour: 'numeric', minute: '2-digit' });
const SECOND = new Intl.DateTimeFormat('en', {
  ...DAY,
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

/** When a point was made, such as: Fri, Nov 21, 2025, 7:22 PM. */
export const pointTime = ({ createdAt }: Pick<RestorePoint, 'createdAt'>): string =>
  MINUTE.format(new Date(createdAt));

/** What each point is called, no two alike: by its name, or by its time, to the second where the minute has two. */
export function pointLabels(points: readonly Pick<RestorePoint, 'name' | 'createdAt'>[]): string[] {
  const short = points.map((point) => point.name ?? pointTime(point));
  return short.map((label, index) => {
    const { createdAt } = points[index] ?? {};
    const isAlone = short.indexOf(label) === short.lastIndexOf(label);
    if (isAlone || createdAt === undefined) return label;
    const time = SECOND.format(new Date(createdAt));
    return points[index]?.name ? `${label}, ${time}` : time;
  });
}

/** How many drinks of a kind a point has, and how many more or fewer that is than the saved menu, where that is known. */
export function countText(count: number, [one, many]: readonly [string, string], now?: number): string {
  const counted = `${count} ${count === 1 ? one : many}`;
  if (now === undefined || now === count) return counted;
  return `${counted} (${Math.abs(count - now)} ${count > now ? 'more' : 'fewer'} than now)`;
}
