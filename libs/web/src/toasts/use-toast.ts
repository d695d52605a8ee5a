import { useSyncExternalStore } from 'react';
import { toastStore, type Toast } from './toast-store';

/** The toast on screen, or null. */
export function useToast(): Toast | null {
  return useSyncExternalStore(toastStore.subscribe, toastStore.get);
}
