import { TIMING } from '@peanut/contracts';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** Failures are destructive: announced at once. */
  variant: 'default' | 'destructive';
}

type Listener = () => void;

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<Listener>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows one toast for five seconds; it takes the place of the one before. */
export function showToast(toast: Omit<Toast, 'id' | 'variant'> & { variant?: Toast['variant'] }): void {
  clearTimeout(timer);
  lastId += 1;
  set({ variant: 'default', ...toast, id: lastId });
  timer = setTimeout(dismissToast, TIMING.toast);
}

export function dismissToast(): void {
  clearTimeout(timer);
  set(null);
}

/** While a person reads (pointer or focus on the toast) its time stands still. */
export function holdToast(): void {
  clearTimeout(timer);
}

export function releaseToast(): void {
  clearTimeout(timer);
  if (current) timer = setTimeout(dismissToast, TIMING.toast);
}

export const toastStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Toast | null => current,
};
