import { indexAt } from '../../grid/grid-metrics';
import { neighbour, stepFrom, stepTowards } from './keyboard-step';

describe('neighbour', () => {
  it('goes along the row and to the row above and below', () => {
    expect(neighbour('ArrowRight', 2, 11, 3)).toBe(3);
    expect(neighbour('ArrowLeft', 3, 11, 3)).toBe(2);
    expect(neighbour('ArrowDown', 1, 11, 3)).toBe(4);
    expect(neighbour('ArrowUp', 4, 11, 3)).toBe(1);
  });

  it('reaches the last place of a row that is not full', () => {
    expect(neighbour('ArrowDown', 8, 11, 3)).toBe(10);
  });

  it('ends at the ends', () => {
    expect(neighbour('ArrowUp', 1, 11, 3)).toBeUndefined();
    expect(neighbour('ArrowLeft', 0, 11, 3)).toBeUndefined();
    expect(neighbour('ArrowRight', 10, 11, 3)).toBeUndefined();
    expect(neighbour('ArrowDown', 10, 11, 3)).toBeUndefined();
  });

  it('ignores other keys', () => {
    expect(neighbour('KeyA', 1, 11, 3)).toBeUndefined();
  });
});

describe('stepFrom', () => {
  const metrics = {
    columns: 3,
    cardWidth: 380,
    rowHeight: 544,
    columnGap: 32,
    rowGap: 32,
    origin: { x: 0, y: 0 },
  };
  const middle = { x: 190, y: 272 };

  it('goes 25 px along the arrow', () => {
    expect(stepFrom(middle, 'ArrowRight', 11, metrics)).toEqual({ x: 215, y: 272 });
    expect(stepFrom(middle, 'ArrowDown', 11, metrics)).toEqual({ x: 190, y: 297 });
  });

  it('reaches the next place once the middle is past the gap', () => {
    let at = middle;
    let steps = 0;
    for (; indexAt(at, 11, metrics) === 0; steps += 1) at = stepFrom(at, 'ArrowRight', 11, metrics) ?? at;
    expect({ steps, place: indexAt(at, 11, metrics) }).toEqual({ steps: 9, place: 1 });
  });

  it('ends in the middle of the outermost cards, and ignores other keys', () => {
    expect(stepFrom(middle, 'ArrowLeft', 11, metrics)).toEqual(middle);
    expect(stepFrom({ x: 1010, y: 272 }, 'ArrowRight', 11, metrics)).toEqual({ x: 1014, y: 272 });
    expect(stepFrom(middle, 'KeyA', 11, metrics)).toBeUndefined();
  });
});

describe('stepTowards', () => {
  it('moves by whole steps of 25 px, to the point nearest to the goal', () => {
    expect(stepTowards({ x: 10, y: 0 }, { x: 420, y: -30 })).toEqual({ x: 410, y: -25 });
  });
});
