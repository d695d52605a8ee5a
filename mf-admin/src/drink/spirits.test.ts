import { activeSpirits, spiritChoices } from './spirits';

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
