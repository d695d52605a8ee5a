import { UNSAVED_KEY } from '@peanut/contracts';
import { APP_EVENTS, fireAppEvent } from '@peanut/web';
import { act, render, screen } from '@testing-library/react';
import { Notices } from './notices';

beforeEach(() => localStorage.clear());

const backOnline = () => act(() => fireAppEvent(APP_EVENTS.backOnline));
const text = () => screen.getByRole('status').textContent;

describe('the offline banner', () => {
  it('tells guests that the menu is there and up to date', () => {
    render(<Notices />);
    backOnline();
    expect(text()).toBe('Back online! Data synced');
  });

  it.each([
    [1, '1 change is not saved yet'],
    [4, '4 changes are not saved yet'],
  ])('tells the owner that %i wait for a Save', (count, expected) => {
    localStorage.setItem(UNSAVED_KEY, String(count));
    render(<Notices />);
    backOnline();
    expect(text()).toBe(`Back online! Data synced${expected}`);
  });
});
