import { fireEvent, render, screen } from '@testing-library/react';
import { button, field, type } from '../testing/render-admin';
import { useState } from 'react';
import { IngredientList } from './ingredient-list';

function Stage() {
  const [rows, setRows] = useState(['']);
  return <IngredientList rows={rows} onChange={setRows} error={undefined} />;
}
const values = () => screen.getAllByLabelText<HTMLInputElement>(/^Ingredient \d/).map(({ value }) => value);
const paste = (text: string) =>
  fireEvent.paste(field('Ingredient 1'), { clipboardData: { getData: () => text } });

beforeEach(() => render(<Stage />));

describe('IngredientList', () => {
  it('grows by a row that has the focus, and gives it on when a row goes', () => {
    fireEvent.click(button('Add ingredient'));
    expect(document.activeElement).toBe(field('Ingredient 2'));
    type('Ingredient 1', 'gin');
    type('Ingredient 2', 'Campari');
    fireEvent.click(button('Remove ingredient 1'));
    expect(values()).toEqual(['Campari']);
    expect(document.activeElement).toBe(field('Ingredient 1'));
    expect(button('Remove ingredient 1').hasAttribute('disabled')).toBe(true);
  });

  it('goes on to the next row by Enter, to a new one after the last', () => {
    fireEvent.keyDown(field('Ingredient 1'), { key: 'Enter' });
    expect(document.activeElement).toBe(field('Ingredient 2'));
    fireEvent.keyDown(field('Ingredient 1'), { key: 'Enter' });
    expect(values()).toHaveLength(2);
    expect(document.activeElement).toBe(field('Ingredient 2'));
  });

  it('leaves Enter to a composition that runs', () => {
    fireEvent.keyDown(field('Ingredient 1'), { key: 'Enter', isComposing: true });
    expect(values()).toHaveLength(1);
  });

  it('takes several pasted lines as rows, and a single one as text', () => {
    expect(paste('gin')).toBe(true);
    expect(paste('- gin\n- Campari\n- vermouth')).toBe(false);
    expect(values()).toEqual(['gin', 'Campari', 'vermouth']);
    expect(document.activeElement).toBe(field('Ingredient 3'));
  });

  it('takes thirty rows', () => {
    paste(Array.from({ length: 30 }, (_, index) => `part ${index}`).join('\n'));
    expect(button('Add ingredient').hasAttribute('disabled')).toBe(true);
  });
});
