import { cornerOf, indexAt, type GridMetrics } from './grid-metrics';

const metrics: GridMetrics = {
  columns: 3,
  cardWidth: 300,
  rowHeight: 500,
  columnGap: 30,
  rowGap: 32,
  origin: { x: 0, y: 0 },
};

describe('cornerOf', () => {
  it('counts along the rows', () => {
    expect(cornerOf(0, metrics)).toEqual({ x: 0, y: 0 });
    expect(cornerOf(5, metrics)).toEqual({ x: 660, y: 532 });
  });
});

describe('indexAt', () => {
  it('finds the card under a point, its toolbar above it included', () => {
    expect(indexAt({ x: 400, y: 250 }, 8, metrics)).toBe(1);
    expect(indexAt({ x: 400, y: 532 - 20 }, 8, metrics)).toBe(4);
    expect(indexAt({ x: 400, y: 532 - 30 }, 8, metrics)).toBe(1);
  });

  it('stays within the grid', () => {
    expect(indexAt({ x: -500, y: -500 }, 8, metrics)).toBe(0);
    expect(indexAt({ x: 5_000, y: 5_000 }, 8, metrics)).toBe(7);
    expect(indexAt({ x: 800, y: 1_100 }, 8, metrics)).toBe(7);
  });
});
