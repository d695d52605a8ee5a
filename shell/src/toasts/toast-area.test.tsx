import { dismissToast, showToast } from '@peanut/web';
import { act, render, screen } from '@testing-library/react';
import { ToastArea } from './toast-area';

describe('ToastArea', () => {
  afterEach(() => act(() => dismissToast()));

  it('announces a success as a status, with title and description', () => {
    render(<ToastArea />);
    act(() => showToast({ title: 'Change Staged', description: 'Click "Save" to apply.' }));
    expect(screen.getByRole('status').textContent).toBe('Change StagedClick "Save" to apply.');
  });

  it('announces a failure as an alert, in the place of the toast before', () => {
    render(<ToastArea />);
    act(() => showToast({ title: 'Change Staged' }));
    act(() => showToast({ title: 'Apply Failed', variant: 'destructive' }));
    expect(screen.getByRole('alert').textContent).toBe('Apply Failed');
    expect(screen.queryByText('Change Staged')).toBeNull();
  });

  it('can be closed', () => {
    render(<ToastArea />);
    act(() => showToast({ title: 'Cheers' }));
    act(() => screen.getByRole('button', { name: 'Close message' }).click());
    expect(screen.queryByText('Cheers')).toBeNull();
  });

  it('gives the focus back to where it was', () => {
    render(
      <>
        <button>Before</button>
        <ToastArea />
      </>,
    );
    act(() => showToast({ title: 'Cheers' }));
    screen.getByRole('button', { name: 'Before' }).focus();
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    act(() => screen.getByRole('button', { name: 'Close message' }).click());
    expect(document.activeElement?.textContent).toBe('Before');
  });

  it('offers what can be done, once', () => {
    const onSelect = jest.fn();
    render(<ToastArea />);
    act(() => showToast({ title: 'Order Saved', action: { label: 'Undo', onSelect } }));
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Order Saved')).toBeNull();
  });
});
