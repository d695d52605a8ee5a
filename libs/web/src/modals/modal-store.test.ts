import { showToast, toastStore } from '../toasts/toast-store';
import { announceModal } from './modal-store';

const title = () => toastStore.get()?.title;

describe('a modal dialog and the toast', () => {
  it('ends what was told of the page when it opens, and what was told in it when it closes', () => {
    showToast({ title: 'Change Staged' });
    const withdraw = announceModal(document.createElement('div'));
    expect(title()).toBeUndefined();
    showToast({ title: 'Validation Error', variant: 'destructive' });
    const withdrawQuestion = announceModal(document.createElement('div'));
    expect(title()).toBeUndefined();
    withdrawQuestion();
    showToast({ title: 'Validation Error', variant: 'destructive' });
    withdraw();
    expect(title()).toBeUndefined();
  });
});
