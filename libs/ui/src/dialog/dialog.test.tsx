import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { polyfillDialog } from '../testing/polyfill-dialog';
import { Dialog } from './dialog';

const onClose = jest.fn();

function Stage(props: Partial<ComponentProps<typeof Dialog>>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog
          title="Tonight"
          description="What is poured."
          onClose={() => {
            onClose();
            setOpen(false);
          }}
          {...props}
        >
          <input aria-label="Drink" />
        </Dialog>
      )}
    </>
  );
}

const open = (props: Partial<ComponentProps<typeof Dialog>> = {}) => {
  render(<Stage {...props} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  act(() => {
    opener.focus();
    opener.click();
  });
};

beforeAll(polyfillDialog);
beforeEach(() => jest.clearAllMocks());

describe('Dialog', () => {
  it('is named by its title, described, and starts with the focus on itself', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Tonight' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'What is poured.',
    );
    expect(document.activeElement).toBe(dialog);
  });

  it('starts at the element marked for it', () => {
    open({ footer: <button data-autofocus>Cancel</button> });
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  it('closes on Escape and gives the focus back to its opener', () => {
    open();
    fireEvent.keyDown(screen.getByLabelText('Drink'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Open');
  });

  it('stays when its owner refuses to close it, even when the browser closed it', async () => {
    const refuse = jest.fn();
    open({ onClose: refuse });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    dialog.close();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(dialog.open).toBe(true);
    expect(refuse).toHaveBeenCalledTimes(2);
  });

  it('closes by a click beside the panel that began there too', () => {
    open();
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByLabelText('Drink'));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('as a question has no close button, and a click beside it does nothing', () => {
    open({ role: 'alertdialog' });
    const dialog = screen.getByRole('alertdialog', { name: 'Tonight' });
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('tells of itself while it is open', () => {
    const withdraw = jest.fn();
    const onElement = jest.fn(() => withdraw);
    open({ onElement });
    expect(onElement).toHaveBeenCalledWith(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(withdraw).toHaveBeenCalledTimes(1);
  });
});
