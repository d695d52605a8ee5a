import { drawnIndexes, layOut, rowCount, rowsNear } from './row-layout';

const spots = (spans: number[], columns: number) =>
  layOut(spans, columns).map(({ row, column }) => `${row},${column}`);
const rows = (count: number) => Array.from({ length: count }, () => 1);

describe('layOut', () => {
  it('goes along the rows', () => {
    expect(spots(rows(4), 3)).toEqual(['0,0', '0,1', '0,2', '1,0']);
    expect(spots(rows(3), 1)).toEqual(['0,0', '1,0', '2,0']);
  });

  it('puts an item that takes several rows below the row of its cell, which stays empty', () => {
    expect(spots([1, 3, 1, 1, 1], 3)).toEqual(['0,0', '1,1', '0,2', '4,0', '4,1']);
    expect(layOut([1, 3], 3).map(({ cellRow }) => cellRow)).toEqual([0, 0]);
  });

  it('puts several of one row one below the other', () => {
    expect(spots([3, 3, 1, 1], 2)).toEqual(['1,0', '4,1', '7,0', '7,1']);
  });

  it('leaves no cell empty in one column', () => {
    expect(spots([1, 6, 1], 1)).toEqual(['0,0', '1,0', '7,0']);
  });
});

describe('rowCount', () => {
  it('counts the rows of an item to its end', () => {
    expect(rowCount(layOut(rows(7), 3))).toBe(3);
    expect(rowCount(layOut([1, 6, 1, 1], 3))).toBe(8);
    expect(rowCount(layOut([1, 6], 3))).toBe(7);
    expect(rowCount([])).toBe(0);
  });
});

describe('rowsNear', () => {
  it('has the rows of the window and of the margin around it', () => {
    expect(rowsNear(-10_000, 800, 200, 100)).toEqual({ first: 98, last: 110 });
  });
});

describe('drawnIndexes', () => {
  const places = layOut([6, ...rows(20)], 1);

  it('has the items in the rows, and one that reaches into them', () => {
    expect(drawnIndexes(places, { first: 5, last: 7 }, [])).toEqual([0, 1, 2]);
  });

  it('has those to keep in the order of the list, and none that the list has not', () => {
    expect(drawnIndexes(places, { first: 8, last: 9 }, [15, 1, -1, 99, 3])).toEqual([1, 3, 4, 15]);
  });
});
