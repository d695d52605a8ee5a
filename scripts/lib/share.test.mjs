import { partOf } from './share.mjs';

const LIST = ['a', 'b', 'c', 'd', 'e'];
const shares = (parts) => Array.from({ length: parts }, (_, index) => partOf(LIST, `${index + 1}/${parts}`));

describe('The shares of a list', () => {
  it.each([1, 2, 3, 4, 5])('are the whole list when it is cut in %i, and none is empty', (parts) => {
    expect(shares(parts).flat()).toEqual(LIST);
    expect(shares(parts)).not.toContainEqual([]);
  });

  it('are the whole list too where there are more of them than items', () => {
    expect(shares(12).flat()).toEqual(LIST);
  });
});
