import type { StagedFlags } from '../record/pending-change';
import { numberAt, placesOf } from './places';
import { insertWhiskey, moveWhiskey } from './whiskey-order';

const pour = (
  id: string,
  number: number,
  flags: { isVisible?: boolean; stage?: StagedFlags['stage'] } = {},
) => ({
  ...{ id, number, isVisible: flags.isVisible ?? true },
  staged: { isMoved: false, stage: flags.stage },
});
/** What deletions and hiding leave: places 1 to 4 have the numbers 2, 5, 6 and 22. */
const FLIGHT = [
  pour('a', 2),
  pour('hidden', 3, { isVisible: false }),
  pour('b', 5),
  pour('c', 6),
  pour('deleted', 7, { stage: 'delete' }),
  pour('d', 22),
  pour('last', 23, { isVisible: false }),
];
const moved = (id: string, place: number) => {
  const flight = moveWhiskey(FLIGHT, id, numberAt(FLIGHT, place, id));
  return placesOf(flight).get(id);
};
const added = (place: number) =>
  placesOf(insertWhiskey(FLIGHT, pour('new', numberAt(FLIGHT, place)))).get('new');

it('counts what guests see, and gives the rest the places that they would get', () => {
  expect(Object.fromEntries(placesOf(FLIGHT))).toEqual({
    ...{ a: 1, hidden: 2, b: 2, c: 3, deleted: 4, d: 4, last: 5 },
  });
});

it('is the stored number where the flight has no gap', () => {
  const whole = [pour('a', 1), pour('b', 2), pour('c', 3)];
  expect([1, 2, 3, 4, 9].map((place) => numberAt(whole, place))).toEqual([1, 2, 3, 4, 9]);
  expect([1, 3, 9].map((place) => numberAt(whole, place, 'b'))).toEqual([1, 3, 9]);
});

it.each([1, 2, 3, 4, 5])('brings a new whiskey to place %d', (place) => {
  expect(added(place)).toBe(place);
});

it.each(['a', 'b', 'd'].flatMap((id) => [1, 2, 3, 4].map((place) => [id, place] as const)))(
  'brings %s to place %d',
  (id, place) => expect(moved(id, place)).toBe(place),
);

it('brings a hidden whiskey to the place where it will show', () => {
  expect([1, 2, 3, 4, 5].map((place) => moved('hidden', place))).toEqual([1, 2, 3, 4, 5]);
});
