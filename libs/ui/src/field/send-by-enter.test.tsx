import { fireEvent, render, screen } from '@testing-library/react';
import { sendByEnter } from './send-by-enter';

const send = jest.fn();
const press = (init: object) => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...init });

beforeEach(() => {
  jest.clearAllMocks();
  render(<textarea aria-label="Wish" onKeyDown={sendByEnter(send)} />);
});

it('sends by Enter, without a new line', () => {
  expect(press({})).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([{ shiftKey: true }, { isComposing: true }, { key: 'a' }])('leaves %j to the text', (init) => {
  expect(press(init)).toBe(true);
  expect(send).not.toHaveBeenCalled();
});
