import { ENDPOINTS } from '@peanut/contracts';
import { ChangePasswordRequest } from '@peanut/contracts/requests';
import { callAsOwner } from '@peanut/editing';
import { showToast, type NewToast } from '@peanut/web';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { failureMessage } from '../form/failure-message';
import { problemsOf, type Problem } from '../form/problems';
import { useForm } from '../form/use-form';

interface PasswordFormOptions {
  /** The first problem: with the password itself, or with its repetition. */
  onRefused?: (problem: Problem) => void;
  onChanged?: () => void;
}

const EMPTY = { newPassword: '', confirmation: '' };

type PasswordValues = typeof EMPTY;

/** Two fields for a new password, checked when they are submitted. */
export function usePasswordForm({ onRefused, onChanged }: PasswordFormOptions = {}) {
  const form = useForm({
    initial: EMPTY,
    toInput: (values) => values,
    findProblems: passwordProblems,
    onRefused: (problem) => onRefused?.(problem),
  });
  const change = async ({ newPassword }: PasswordValues) => {
    const told = await changePassword(newPassword);
    if (told.variant !== 'destructive') {
      form.reset();
      // A toast ends with the dialog it is shown in.
      flushSync(() => onChanged?.());
    }
    showToast(told);
  };
  return { ...form, submit: (event: SyntheticEvent<HTMLFormElement>) => form.submit(event, change) };
}

export type PasswordForm = ReturnType<typeof usePasswordForm>;

function passwordProblems({ newPassword, confirmation }: PasswordValues): Problem[] {
  const problems = problemsOf(ChangePasswordRequest, { newPassword });
  if (problems.length > 0 || newPassword === confirmation) return problems;
  return [{ field: 'confirmation', message: "Passwords don't match", isMissing: false }];
}

/** Sets the admin password, and gives the toast that says how it went. */
async function changePassword(newPassword: string): Promise<NewToast> {
  try {
    await callAsOwner(ENDPOINTS.changePassword, { body: { newPassword } });
  } catch (error) {
    const description = failureMessage(error, 'Failed to update password. Please try again.');
    return { title: 'Error', description, variant: 'destructive' };
  }
  return { title: 'Password Updated', description: 'Password updated successfully' };
}
