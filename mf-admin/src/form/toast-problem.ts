import { showToast } from '@peanut/web';
import type { Problem } from './problems';

/** Says why the form was not accepted. */
export function toastProblem({ message }: Problem): void {
  showToast({ title: 'Validation Error', description: message, variant: 'destructive' });
}
