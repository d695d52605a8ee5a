import { TIMING } from '@peanut/contracts';
import { createStore, useStore } from '../store/create-store';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** What exactly it is about, on a line of its own. */
  detail?: string;
  /** Failures are destructive: announced at once. */
  variant: 'default' | 'destructive';
  /** What can be done about it; the toast ends with it. */
  action?: { label: string; onSelect: () => void };
}

/** A toast to show; not destructive unless it says so. */
export type NewToast = Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>;

export const toastStore = createStore<Toast | null>(null);

/** The toast on screen, or null. */
export const useToast = (): Toast | null => useStore(toastStore);

let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
let wasRestarted = false;

/** Shows one toast for five seconds; it takes the place of the one before. */
export function showToast(toast: NewToast): void {
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

/** Stops the toast's time while the focus is in it. */
export function pauseToast(): void {
  clearTimeout(timer);
}

export function resumeToast(): void {
  clearTimeout(timer);
  if (toastStore.get()) timer = setTimeout(dismissToast, TIMING.toast);
}
