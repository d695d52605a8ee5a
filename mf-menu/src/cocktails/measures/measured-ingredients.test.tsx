import { MEASURES } from '@peanut/contracts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { setMeasures } from './chosen-measures';
import { MeasuredIngredients } from './measured-ingredients';

const LINES = [
  '2 oz (60 ml) bourbon',
  '3/4 oz lemon juice',
  '2 dashes bitters',
  'Top with 7 Up',
  'Orange peel',
];

const recipe = (lines = LINES) => (
  <MeasuredIngredients ingredients={lines} isOpen>
    {(shown, controls) => (
      <article>
        {controls}
        <ul>
          {shown.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </article>
    )}
  </MeasuredIngredients>
);
const lines = (card: HTMLElement = document.body) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string, times = 1) => {
  for (let time = 0; time < times; time += 1) fireEvent.click(button(name));
};
const servings = () =>
  within(screen.getByRole('group', { name: 'Servings' })).getByRole('status').textContent;

beforeEach(() => act(() => setMeasures('as-written')));

describe('MeasuredIngredients', () => {
  it('shows what the owner wrote, for one', () => {
    render(recipe());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'As written' }).checked).toBe(true);
    expect(servings()).toBe('1');
    expect(lines()).toEqual(LINES);
  });

  it('shows millilitres or ounces on all cards at once, and remembers the choice', () => {
    render(
      <>
        {recipe()}
        {recipe(['1 oz gin'])}
      </>,
    );
    const [first, second] = screen.getAllByRole('article');
    if (!first || !second) throw new Error('There are two cards.');
    fireEvent.click(within(first).getByRole('radio', { name: 'ml' }));
    expect(lines(first)).toEqual([
      '60 ml bourbon',
      '22.5 ml lemon juice',
      ...['2 dashes bitters', 'Top with 7 Up', 'Orange peel'],
    ]);
    expect(lines(second)).toEqual(['30 ml gin']);
    expect(within(second).getByRole<HTMLInputElement>('radio', { name: 'ml' }).checked).toBe(true);
    expect(localStorage.getItem(MEASURES.key)).toBe('ml');
  });

  it('multiplies, and says which lines it left', () => {
    render(recipe());
    press('More servings');
    expect(servings()).toBe('2');
    expect(lines()).toEqual([
      '4 oz (120 ml) bourbon',
      '1½ oz lemon juice',
      '4 dashes bitters',
      ...['Top with 7 Up for one', 'Orange peel'],
    ]);
    expect(screen.getAllByRole('emphasis').map(({ textContent }) => textContent)).toEqual(['for one']);
  });

  it('pours for 1 to 12; the button at the limit stays and keeps the focus', () => {
    render(recipe());
    expect(button('Fewer servings').getAttribute('aria-disabled')).toBe('true');
    press('Fewer servings');
    expect(servings()).toBe('1');
    button('More servings').focus();
    press('More servings', MEASURES.maxServings);
    expect(servings()).toBe('12');
    expect(button('More servings').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('More servings'));
  });
});
