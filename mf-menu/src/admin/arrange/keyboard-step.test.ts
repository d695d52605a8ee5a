import { neighbour, stepTowards } from './keyboard-step';

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

describe('stepTowards', () => {
  it('moves by whole steps of 25 px, to the point nearest to the goal', () => {
    expect(stepTowards({ x: 10, y: 0 }, { x: 420, y: -30 })).toEqual({ x: 410, y: -25 });
  });
});
