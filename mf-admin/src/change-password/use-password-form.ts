import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { changePassword } from './change-password';
import { passwordProblem, type PasswordProblem } from './password-problem';

interface PasswordFormOptions {
  onRefused?: (problem: PasswordProblem) => void;
  onChanged?: () => void;
}

/** Two fields for a new password, checked when they are submitted. */
export function usePasswordForm({ onRefused, onChanged }: PasswordFormOptions = {}) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isUpdating, setUpdating] = useState(false);
  const problem = passwordProblem(password, confirmation);

  const clear = () => {
    setPassword('');
    setConfirmation('');
    setSubmitted(false);
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUpdating) return;
    if (problem) {
      flushSync(() => setSubmitted(true));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return onRefused?.(problem);
    }
    setUpdating(true);
    const isChanged = await changePassword(password);
    setUpdating(false);
    if (!isChanged) return;
    clear();
    onChanged?.();
  };

  return {
    password,
    setPassword,
    confirmation,
    setConfirmation,
    problem: isSubmitted ? problem : undefined,
    isUpdating,
    hasInput: password !== '' || confirmation !== '',
    submit,
  };
}

export type PasswordForm = ReturnType<typeof usePasswordForm>;
