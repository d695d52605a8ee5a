import { edited } from './edit-steps.js';

const editsWith = (all: jest.Mock) => ({ all: [all], refusals: [], isWithout: () => false });
const many = Array.from({ length: 2_000 }, (_, index) => `wish ${index}`);

it('tries the first fifty changes of a text and names others', () => {
  const edit = jest.fn((change: string) => (change.startsWith('wish') ? { name: change } : undefined));
  const read = edited(many, { name: 'Sour' }, editsWith(edit));
  expect(read).toMatchObject({ name: 'wish 49' });
  expect(read.notUnderstood?.[0]).toBe('wish 50');
  expect(edit.mock.calls.length).toBeLessThan(500);
});

it('takes a change of too many parts as one', () => {
  const edit = jest.fn(() => undefined);
  expect(edited([many.join(', ')], { name: 'Sour' }, editsWith(edit)).notUnderstood).toHaveLength(1);
  expect(edit.mock.calls.length).toBeLessThan(10);
});
