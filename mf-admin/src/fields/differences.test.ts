import { orderDifference } from './differences';

const nameOf = (id: string) => id.toUpperCase();

describe('orderDifference', () => {
  it('is the stretch from the first place that differs to the last', () => {
    expect(orderDifference(['a', 'b', 'c', 'd', 'e'], ['a', 'd', 'b', 'c', 'e'], nameOf)).toEqual([
      {
        label: 'Order',
        before: { items: ['B', 'C', 'D'], start: 2 },
        after: { items: ['D', 'B', 'C'], start: 2 },
      },
    ]);
  });

  it('is empty when nothing moves', () => {
    expect(orderDifference(['a', 'b'], ['a', 'b'], nameOf)).toEqual([]);
  });
});
