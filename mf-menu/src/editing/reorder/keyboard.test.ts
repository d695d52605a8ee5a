import { neighbour } from './keyboard';

const [RIGHT, LEFT, DOWN, UP] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

describe('neighbour', () => {
  it('goes along the rows and on to the next one, and to the row above and below', () => {
    expect(neighbour(RIGHT, 2, 11, 3)).toBe(3);
    expect(neighbour(LEFT, 3, 11, 3)).toBe(2);
    expect(neighbour(DOWN, 1, 11, 3)).toBe(4);
    expect(neighbour(UP, 4, 11, 3)).toBe(1);
  });

  it('reaches the last place of a row that is not full', () => {
    expect(neighbour(DOWN, 8, 11, 3)).toBe(10);
  });

  it('leads out of the list at the ends', () => {
    expect(neighbour(UP, 1, 11, 3)).toBeLessThan(0);
    expect(neighbour(LEFT, 0, 11, 3)).toBeLessThan(0);
    expect(neighbour(RIGHT, 10, 11, 3)).toBeGreaterThan(10);
    expect(neighbour(DOWN, 10, 11, 3)).toBeGreaterThan(10);
  });
});
