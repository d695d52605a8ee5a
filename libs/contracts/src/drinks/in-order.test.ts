import { inOrder } from './in-order.js';

it('keeps the order of items that are not named', () => {
  expect(inOrder([{ id: 'a' }, { id: 'b' }, { id: 'c' }], ['c']).map(({ id }) => id)).toEqual([
    'c',
    'a',
    'b',
  ]);
});
