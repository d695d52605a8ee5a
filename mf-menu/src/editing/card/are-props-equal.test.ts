import { arePropsEqual } from './are-props-equal';
import type { EditableCardProps } from './editable-card';

const item = { id: '1', name: 'Negroni', sortOrder: 3, staged: { isMoved: false } };
const props = { item, index: 2, count: 9, isHighlighted: false } as unknown as EditableCardProps<'cocktail'>;
const withItem = (change: object) =>
  ({ ...props, item: { ...item, ...change } }) as unknown as EditableCardProps<'cocktail'>;

describe('arePropsEqual', () => {
  it('holds for a new object with another sort order', () => {
    expect(arePropsEqual(props, withItem({ sortOrder: 7, staged: { isMoved: false } }))).toBe(true);
  });

  it('fails for another text, stage or place', () => {
    expect(arePropsEqual(props, withItem({ name: 'Americano' }))).toBe(false);
    expect(arePropsEqual(props, withItem({ staged: { isMoved: true } }))).toBe(false);
    expect(arePropsEqual(props, { ...props, index: 3 })).toBe(false);
  });
});
