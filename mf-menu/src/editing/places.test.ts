import { splitMenu } from '@peanut/editing';
import { placesOf } from './places';

type Flags = Parameters<typeof splitMenu>[0][number]['staged'];
const whiskey = (id: string, number: number, isVisible = true, staged: Partial<Flags> = {}) => ({
  id,
  number,
  isVisible,
  staged: { isMoved: false, ...staged },
});
const places = (...items: ReturnType<typeof whiskey>[]) => Object.fromEntries(placesOf(splitMenu(items)));

describe('placesOf', () => {
  it('counts visible whiskeys from 1, hidden ones after them', () => {
    expect(places(whiskey('a', 1), whiskey('h', 2, false), whiskey('b', 5))).toEqual({ a: 1, b: 2, h: 3 });
  });

  it('shows the merged numbers while a whiskey is to be added', () => {
    const added = whiskey('new', 2, true, { stage: 'create', insertPosition: 2 });
    expect(places(whiskey('a', 1), added, whiskey('h', 3, false), whiskey('b', 4))).toEqual({
      a: 1,
      new: 2,
      h: 3,
      b: 4,
    });
  });

  it('leaves what will be deleted the number it has', () => {
    expect(places(whiskey('a', 1), whiskey('x', 2, true, { stage: 'delete' }), whiskey('b', 3))).toEqual({
      a: 1,
      x: 2,
      b: 2,
    });
  });
});
