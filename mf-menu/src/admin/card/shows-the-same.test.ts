import type { AdminCardProps } from './admin-card';
import { showsTheSame } from './shows-the-same';

const item = { id: '1', name: 'Negroni', sortOrder: 3, staged: { isMoved: false } };
const props = { item, index: 2, count: 9, isHighlighted: false } as unknown as AdminCardProps;
const withItem = (change: object) =>
  ({ ...props, item: { ...item, ...change } }) as unknown as AdminCardProps;

describe('showsTheSame', () => {
  it('holds for a new object with another sort order', () => {
    expect(showsTheSame(props, withItem({ sortOrder: 7, staged: { isMoved: false } }))).toBe(true);
  });

  it('fails for another text, stage or place', () => {
    expect(showsTheSame(props, withItem({ name: 'Americano' }))).toBe(false);
    expect(showsTheSame(props, withItem({ staged: { isMoved: true } }))).toBe(false);
    expect(showsTheSame(props, { ...props, index: 3 })).toBe(false);
  });
});
