import { fireEvent, render, screen } from '@testing-library/react';
import { MenuExample } from '../../gallery/stateful-examples';
import { polyfillPopover } from '../testing/polyfill-popover';

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const focused = () => document.activeElement?.textContent;
const item = (name: string) => screen.getByRole('menuitem', { name });

beforeAll(polyfillPopover);
beforeEach(() => {
  render(<MenuExample />);
  screen.getByRole('button', { name: 'Move' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
});

describe('Menu', () => {
  it('opens with the focus on its first item', () => {
    expect(screen.getByRole('menu', { name: 'Move Negroni' })).toBeTruthy();
    expect(focused()).toBe('Move up');
  });

  it('goes round by the arrows, Home and End', () => {
    const walk = (name: string) => {
      key(name);
      return focused();
    };
    expect(walk('ArrowDown')).toBe('Move down');
    expect(walk('End')).toBe('Move to position…');
    expect(walk('ArrowDown')).toBe('Move up');
    expect(walk('ArrowUp')).toBe('Move to position…');
    expect(walk('Home')).toBe('Move up');
  });

  it('enters at the end that the arrow comes from', () => {
    screen.getByRole('menu').focus();
    key('ArrowUp');
    expect(focused()).toBe('Move to position…');
  });

  it('closes by Tab, and the focus goes back to its button', () => {
    key('Tab');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Move');
  });

  it('closes before it does what was chosen', () => {
    fireEvent.click(item('Move down'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Chosen: Move down');
    expect(focused()).toBe('Move');
  });

  it('does nothing at a disabled item', () => {
    fireEvent.click(item('Move up'));
    expect(screen.getByRole('menu')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Chosen: nothing');
  });
});
