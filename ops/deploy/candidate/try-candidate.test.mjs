import { twice } from './try-candidate.mjs';

/** A look that finds these, one after the other. */
const looks = (...findings) => jest.fn(async () => findings.shift());

describe('What is found at a candidate', () => {
  it('is not looked for again when there is nothing', async () => {
    const look = looks([], ['a page throws']);
    expect(await twice(look)).toEqual([]);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('does not count when the next look finds nothing', async () => {
    expect(await twice(looks(['the network was slow'], []))).toEqual([]);
  });

  it('counts as the next look finds it', async () => {
    const look = looks(['the network was slow', 'a page throws'], ['a page throws']);
    expect(await twice(look)).toEqual(['a page throws']);
  });
});
