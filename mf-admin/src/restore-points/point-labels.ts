import type { RestorePoint } from '@peanut/contracts';

const MINUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const SECOND = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** When a point was made, such as: Nov 21, 2025, 7:22 PM. */
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
