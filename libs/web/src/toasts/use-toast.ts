import { useStore } from '../store/create-store';
import { toastStore, type Toast } from './toast-store';

/** The toast on screen, or null. */
export const useToast = (): Toast | null => useStore(toastStore);
