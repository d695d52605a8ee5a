import { showToast } from '@peanut/web';
import type { Problem } from './problems';

/**
 * Says why the form was not accepted, with one problem's sentence: what was filled in wrongly comes before what was
 * left empty, since an empty field tells by itself.
 */
export function toastProblem(problems: readonly Problem[]): void {
  const problem = problems.find(({ isMissing }) => !isMissing) ?? problems[0];
  if (!problem) return;
  showToast({ title: 'Validation Error', description: problem.message, variant: 'destructive' });
}
