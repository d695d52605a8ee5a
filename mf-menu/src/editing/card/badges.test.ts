import { badgesOf } from './badges';

const texts = (...[item]: Parameters<typeof badgesOf>) => badgesOf(item).map(({ text }) => text);

describe('badgesOf', () => {
  it('names what is staged for an item', () => {
    expect(texts({ isVisible: true, staged: { isMoved: false, stage: 'create' } })).toEqual(['NEW']);
    expect(texts({ isVisible: true, staged: { isMoved: false, stage: 'update' } })).toEqual(['UPDATED']);
    expect(texts({ isVisible: true, staged: { isMoved: true } })).toEqual(['STAGED']);
    expect(texts({ isVisible: true, staged: { isMoved: true, stage: 'delete' } })).toEqual(['WILL DELETE']);
  });

  it('marks hidden items, whatever else is staged for them', () => {
    expect(texts({ isVisible: false, staged: { isMoved: false } })).toEqual(['Hidden from Menu']);
    expect(texts({ isVisible: false, staged: { isMoved: true, stage: 'update' } })).toEqual([
      'UPDATED',
      'STAGED',
      'Hidden from Menu',
    ]);
  });

  it('has none for an item as it is', () => {
    expect(texts({ isVisible: true, staged: { isMoved: false } })).toEqual([]);
  });
});
