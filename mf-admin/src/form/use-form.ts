import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import * as formState from './form-state';
import { problemsOf, type Problem } from './problems';
import { toastProblem } from './toast-problem';

interface FormOptions<Values extends object, Request extends object> {
  initial: Values;
  /** The form's values as the request that is checked and staged. */
  toInput: (values: Values, initial: Values) => Request;
  /** The request class whose rules the input has to obey. */
  requestClass: new () => object;
}

/** A form whose rules are those of the request it makes. */
export interface Form<Values extends object, Input extends object = object> {
  values: Values;
  isDirty: boolean;
  /** The message of a field, once the form was submitted. */
  errorOf: (field: string) => string | undefined;
  /** Fields that AI changed, each with what stood there before. */
  aiChanged: Partial<Values>;
  setValues: (part: Partial<Values>, options?: { markAsAi?: boolean }) => void;
  putBack: (name: keyof Values) => void;
  /** Another start for some fields: what they hold then is no unsaved input. */
  startFrom: (part: Partial<Values>) => void;
  input: Input;
  /** The input differs from what the form started from. */
  isChanged: boolean;
  /** Whether the input is in order. If not, every field says why, a toast names one, the first gets the focus. */
  check: (element: HTMLElement) => boolean;
}

export function useForm<Values extends object, Input extends object>(
  options: FormOptions<Values, Input>,
): Form<Values, Input> {
  const { toInput, requestClass } = options;
  const [state, setState] = useState(() => formState.startForm(options.initial));
  const [isChecked, setChecked] = useState(false);
  const input = toInput(state.values, state.initial);
  const problems = useProblems(requestClass, input, isChecked);
  return {
    values: state.values,
    isDirty: formState.isDirty(state),
    errorOf: (field) => problems.find((problem) => problem.field === field)?.message,
    aiChanged: state.before,
    setValues: (part, { markAsAi = false } = {}) =>
      setState((now) => formState.changeValues(now, part, markAsAi)),
    putBack: (name) => setState((now) => formState.putBack(now, name)),
    startFrom: (part) => setState((now) => formState.startFrom(now, part)),
    input,
    isChanged: JSON.stringify(input) !== JSON.stringify(toInput(state.initial, state.initial)),
    check(element) {
      const found = problemsOf(requestClass, input);
      // The messages must stand before the focus moves to the first field that has one.
      flushSync(() => setChecked(true));
      if (found.length === 0) return true;
      toastProblem(found);
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return false;
    },
  };
}

function useProblems(requestClass: new () => object, input: object, isChecked: boolean): Problem[] {
  const key = JSON.stringify(input);
  return useMemo(
    () => (isChecked ? problemsOf(requestClass, JSON.parse(key) as object) : []),
    [requestClass, key, isChecked],
  );
}
