import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToolbarExample } from '../../gallery/stateful-examples';

const button = (name: string) => screen.getByRole('button', { name });
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const focused = () => document.activeElement?.textContent;

describe('Toolbar', () => {
  it('is one stop for Tab, at the control that was used last', () => {
    render(<ToolbarExample />);
    expect(screen.getByRole('toolbar', { name: 'Tools' })).toBeTruthy();
    const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([button('Undo (1)')]);
    act(() => button('Add').focus());
    expect(stops()).toEqual([button('Add')]);
  });

  it.each([
    ['ArrowRight', 'Add', 'Exit'],
    ['ArrowRight', 'Exit', 'Undo (1)'],
    ['ArrowLeft', 'Undo (1)', 'Exit'],
    ['Home', 'Exit', 'Undo (1)'],
    ['End', 'Undo (1)', 'Exit'],
    ['ArrowDown', 'Add', 'Add'],
  ])('%s leads from %s to %s', (name, from, to) => {
    render(<ToolbarExample />);
    act(() => button(from).focus());
    key(name);
    expect(focused()).toBe(to);
  });

  it('keeps the focus when the control in use goes', () => {
    render(<ToolbarExample />);
    act(() => button('Undo (1)').focus());
    fireEvent.click(button('Undo (1)'));
    expect(focused()).toBe('Add');
  });
});
