import { WHISKEY_NUMBER } from '@peanut/contracts';
import type { StagedListItem } from './full-order';

/**
 * The place of each item as guests will count it, from 1. A hidden item, or one that will be deleted, has the place that
 * it would get as a visible one.
 */
export function placesOf(items: readonly StagedListItem[]): Map<string, number> {
  let place = 1;
  return new Map(
    items.map((item) => {
      const own = place;
      if (isCounted(item)) place += 1;
      return [item.id, own];
    }),
  );
}

const isCounted = ({ isVisible, staged }: StagedListItem): boolean => isVisible && staged.stage !== 'delete';

/**
 * The number with which a whiskey comes to a place of the flight: stored numbers have gaps, and hidden whiskeys have
 * some too.
 * @param itemId the whiskey that moves there; undefined for a new one
 */
export function numberAt(
  flight: readonly (StagedListItem & { number: number })[],
  place: number,
  itemId?: string,
): number {
  const counted = flight.filter((item) => item.id === itemId || isCounted(item));
  const there = counted[place - 1];
  if (there) return there.number;
  const last = flight.reduce((highest, { number }) => Math.max(highest, number), 0);
  return Math.min(last + place - counted.length, WHISKEY_NUMBER.max);
}
