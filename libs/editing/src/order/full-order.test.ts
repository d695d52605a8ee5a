import type { StagedFlags } from '../record/pending-change';
import { fullOrder, movedTo } from './full-order';

const item = (id: string, isVisible = true, stage?: StagedFlags['stage']) => ({
  id,
  isVisible,
  staged: { isMoved: false, stage },
});

describe('movedTo', () => {
  it('puts an item at its new index, whichever way it goes', () => {
    expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(movedTo(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('changes nothing when there is no such item', () => {
    expect(movedTo(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });
});

describe('fullOrder', () => {
  it('names the visible items first, hidden ones after them in their order', () => {
    const items = [item('a'), item('h', false), item('b'), item('g', false), item('c')];
    expect(fullOrder(items, ['c', 'a', 'b'])).toEqual(['c', 'a', 'b', 'h', 'g']);
  });

  it('keeps the place of what is staged for deletion', () => {
    const items = [item('a'), item('x', true, 'delete'), item('b'), item('c')];
    expect(fullOrder(items, ['c', 'b', 'a'])).toEqual(['c', 'x', 'b', 'a']);
  });

  it('loses no item that came in since', () => {
    const items = [item('a'), item('b'), item('new', true, 'create')];
    expect(fullOrder(items, ['b', 'a'])).toEqual(['b', 'a', 'new']);
  });

  it('ignores ids that are gone', () => {
    expect(fullOrder([item('a'), item('b')], ['gone', 'b', 'a'])).toEqual(['b', 'a']);
  });
});
