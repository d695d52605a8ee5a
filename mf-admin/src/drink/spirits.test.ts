import { activeSpirits, spiritChoices, spiritsInOrder } from './spirits';

describe('spirit choices', () => {
  const option = (name: string, isActive: boolean) => ({
    id: name,
    name,
    isActive,
    sortOrder: 0,
    createdAt: '',
  });
  const active = activeSpirits({
    status: 'ready',
    items: [option('gin', true), option('absinthe', false)],
    isSavedCopy: false,
  });

  it('are the active ones, and an inactive one only where the item has it', () => {
    expect(spiritChoices(active, ['gin'])).toEqual([{ value: 'gin' }]);
    expect(spiritChoices(active, ['absinthe', 'absinthe'])).toEqual([
      { value: 'gin' },
      { value: 'absinthe', text: 'absinthe (inactive)' },
    ]);
  });

  it('are the item’s own while the list is on its way', () => {
    expect(spiritChoices(activeSpirits({ status: 'loading' }), ['rum'])).toEqual([{ value: 'rum' }]);
  });
});

it('has what the owner added at the end, in the order in which it came', () => {
  const option = (name: string, sortOrder: number, createdAt: string) => ({
    ...{ id: name, name, sortOrder, createdAt, isActive: true },
  });
  const stored = [
    option('bourbon', 0, '2026-01-01'),
    option('mezcal', 0, '2026-02-01'),
    option('sake', 0, '2026-03-01'),
    option('gin', 1, '2026-01-01'),
  ];
  expect(spiritsInOrder(stored).map(({ name }) => name)).toEqual(['bourbon', 'gin', 'mezcal', 'sake']);
  // Also once the first of the seeded ones is deleted.
  expect(spiritsInOrder(stored.slice(1)).map(({ name }) => name)).toEqual(['gin', 'mezcal', 'sake']);
});
