import { dequal } from 'dequal/lite';
import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import * as formState from './form-state';
import { problemsOf, type Problem } from './problems';
import { toastProblem } from './toast-problem';

/** The rules of the input: those of the request it makes, or where it makes none, by a function. */
type Rules<Input> = { requestClass: new () => object } | { findProblems: (input: Input) => Problem[] };

type FormOptions<Values extends object, Input extends object> = Rules<Input> & {
  initial: Values;
  /** The form's values as what is checked and sent. */
  toInput: (values: Values, initial: Values) => Input;
  /** Says why the form was refused, beside the messages at the fields; a toast unless given. */
  onRefused?: (problems: readonly Problem[]) => void;
};

/** A form whose rules are those of the service it writes to. */
export interface FormApi<Values extends object, Input extends object = object> {
  values: Values;
  isDirty: boolean;
  /** The message of a field, once the form was submitted. */
  errorOf: (field: string) => string | undefined;
  /** Fields that AI changed, each with what stood there before. */
  aiChanged: Partial<Values>;
  setValues: (part: Partial<Values>, options?: { markAsAi?: boolean }) => void;
  putBack: (name: keyof Values) => void;
  /** Another start for some fields: what they hold then is no unsaved input. */
  setInitial: (part: Partial<Values>) => void;
  /** Another start for every field that nobody touched; what was typed stays. */
  reinitialize: (initial: Values) => void;
  /** Back to the start, as if nobody had been here. */
  reset: () => void;
  input: Input;
  /** The input differs from what the form started from. */
  isChanged: boolean;
  isSending: boolean;
  /**
   * Answers the form's submit event. Input in order is sent, one at a time. If it is not, every field says why, and the
   * first of them gets the focus.
   */
  submit: (event: SyntheticEvent<HTMLFormElement>, send: (input: Input) => Promise<void>) => void;
}

export function useForm<Values extends object, Input extends object>(
  options: FormOptions<Values, Input>,
): FormApi<Values, Input> {
  const { initial, toInput, onRefused = toastProblem } = options;
  const [state, setState] = useState(() => formState.initialState(initial));
  const [isRefused, setRefused] = useState(false);
  const [isSending, setSending] = useState(false);
  const input = toInput(state.values, state.initial);
  const findProblems = () =>
    'findProblems' in options ? options.findProblems(input) : problemsOf(options.requestClass, input);
  const shown = isRefused ? findProblems() : [];

  const check = (element: HTMLElement): boolean => {
    const found = findProblems();
    // The messages must stand before the focus moves to the first field that has one.
    flushSync(() => setRefused(found.length > 0));
    if (found.length === 0) return true;
    onRefused(found);
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return false;
  };

  return {
    values: state.values,
    isDirty: formState.isDirty(state),
    errorOf: (field) => shown.find((problem) => problem.field === field)?.message,
    aiChanged: state.before,
    setValues: (part, { markAsAi = false } = {}) =>
      setState((now) => formState.changeValues(now, part, markAsAi)),
    putBack: (name) => setState((now) => formState.putBack(now, name)),
    setInitial: (part) => setState((now) => formState.setInitial(now, part)),
    reinitialize: (start) => setState((now) => formState.reinitialize(now, start)),
    reset: () => {
      setState((now) => formState.initialState(now.initial));
      setRefused(false);
    },
    input,
    isChanged: !dequal(input, toInput(state.initial, state.initial)),
    isSending,
    submit(event, send) {
      event.preventDefault();
      if (isSending || !check(event.currentTarget)) return;
      setSending(true);
      void send(input).finally(() => setSending(false));
    },
  };
}
