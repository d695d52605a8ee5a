import { TIMING } from '@peanut/contracts';
import { createStore } from '../store/create-store';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** Failures are destructive: announced at once. */
  variant: 'default' | 'destructive';
}

export const toastStore = createStore<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
let wasRestarted = false;

/** Shows one toast for five seconds; it takes the place of the one before. */
export function showToast(toast: Omit<Toast, 'id' | 'variant'> & { variant?: Toast['variant'] }): void {
  clearTimeout(timer);
  lastId += 1;
  wasRestarted = false;
  toastStore.set({ variant: 'default', ...toast, id: lastId });
  timer = setTimeout(dismissToast, TIMING.toast);
}

export function dismissToast(): void {
  clearTimeout(timer);
  toastStore.set(null);
}

/** A pointer came to the toast: it gets its time once more. Not longer, for a pointer may rest there by chance. */
export function restartToast(): void {
  if (wasRestarted) return;
  wasRestarted = true;
  resumeToast();
}

/** While the focus is in the toast its time stands still. */
export function pauseToast(): void {
  clearTimeout(timer);
}

export function resumeToast(): void {
  clearTimeout(timer);
  if (toastStore.get()) timer = setTimeout(dismissToast, TIMING.toast);
}
