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
});
