import { ChangePasswordRequest } from '@peanut/contracts/requests';
import { problemWith } from '../form/problems';

/** What is wrong with a new password: with itself, or with its repetition. */
export type PasswordProblem = { field: 'new' | 'confirm'; kind: 'invalid' | 'mismatch'; message: string };

export const PASSWORDS_DIFFER = "Passwords don't match";

export function passwordProblem(password: string, confirmation: string): PasswordProblem | undefined {
  const message = problemWith(ChangePasswordRequest, 'newPassword', password);
  if (message) return { field: 'new', kind: 'invalid', message };
  if (password === confirmation) return undefined;
  return { field: 'confirm', kind: 'mismatch', message: PASSWORDS_DIFFER };
}
