import { showToast } from '@peanut/web';
import { dequal } from 'dequal/lite';
import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Problem, problemsOf } from './problems';

/** The rules of the input: those of its request class, or a function where there is none. */
type Rules<Input> = { requestClass: new () => object } | { findProblems: (input: Input) => Problem[] };

type FormOptions<Values extends object, Input extends object> = Rules<Input> & {
  initial: Values;
  /** What was typed earlier, over `initial`. */
  typed?: Partial<Values>;
  /** Turns the form's values into the input that is checked and sent. */
  toInput: (values: Values, initial: Values) => Input;
  /** Tells the main problem, in addition to the messages at the fields. Default: a toast. */
  onRefused?: (problem: Problem) => void;
};

interface ChangeOptions<Values extends object> {
  markAsAi?: boolean;
  /** Of the fields that AI gives, those it guessed. */
  guessed?: readonly (keyof Values)[];
}

/** A form whose rules are those of the service it writes to. */
export interface FormApi<Values extends object, Input extends object = object> {
  values: Values;
  isDirty: boolean;
  /** The fields that differ from the start. */
  typed: Partial<Values>;
  /** The message of a field, once the form was submitted. */
  errorOf: (field: string) => string | undefined;
  /** Fields that AI changed, each with what stood there before. */
  aiChanged: Partial<Values>;
  /** The field holds what AI guessed. */
  isGuess: (name: keyof Values) => boolean;
  setValues: (part: Partial<Values>, options?: ChangeOptions<Values>) => void;
  putBack: (name: keyof Values) => void;
  /** Gives some fields another start, which does not count as unsaved input. */
  setInitial: (part: Partial<Values>) => void;
  /** Gives every untouched field another start; typed values stay. */
  reinitialize: (initial: Values) => void;
  /** Puts every field back to its start. */
  reset: () => void;
  input: Input;
  /** The input differs from what the form started from. */
  isChanged: boolean;
  isSending: boolean;
  /**
   * Handles the form's submit event. Sends valid input, once at a time. Otherwise every field shows its problem, and
   * the field of the main problem gets the focus.
   */
  submit: (event: SyntheticEvent<HTMLFormElement>, send: (input: Input) => Promise<void>) => void;
}

export function useForm<Values extends object, Input extends object>(
  options: FormOptions<Values, Input>,
): FormApi<Values, Input> {
  const { initial, toInput, onRefused = toastProblem } = options;
  const [state, setState] = useState(() => changeValues(initialState(initial), options.typed ?? {}));
  const [isRefused, setRefused] = useState(false);
  const [isSending, setSending] = useState(false);
  const input = toInput(state.values, state.initial);
  const findProblems = () =>
    'findProblems' in options ? options.findProblems(input) : problemsOf(options.requestClass, input);
  const shown = isRefused ? findProblems() : [];

  const check = (element: HTMLElement): boolean => {
    const found = findProblems();
    // The messages must be drawn before the focus moves to a field that has one.
    flushSync(() => setRefused(found.length > 0));
    const told = mainProblem(found);
    if (!told) return true;
    onRefused(told);
    focusOn(element, told.field);
    return false;
  };

  return {
    values: state.values,
    isDirty: isDirty(state),
    typed: typedValues(state),
    errorOf: (field) => shown.find((problem) => problem.field === field)?.message,
    aiChanged: state.before,
    isGuess: (name) => name in state.guessed && dequal(state.guessed[name], state.values[name]),
    setValues: (part, { markAsAi = false, guessed = [] } = {}) =>
      setState((now) => changeValues(now, part, markAsAi, guessed)),
    putBack: (name) => setState((now) => putBack(now, name)),
    setInitial: (part) => setState((now) => setInitial(now, part)),
    reinitialize: (start) => setState((now) => reinitialize(now, start)),
    reset: () => {
      setState((now) => initialState(now.initial));
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

/** Says why the form was not accepted. */
function toastProblem({ message }: Problem): void {
  showToast({ title: 'Validation Error', description: message, variant: 'destructive' });
}

/** A wrong value comes before a missing one, since an empty field speaks for itself. */
const mainProblem = (problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ isMissing }) => !isMissing) ?? problems[0];

/**
 * Puts the focus on the field with the problem, and the whole of it with its label in view. Where that is empty, on the
 * first field that lacks something.
 */
function focusOn(form: HTMLElement, name: string): void {
  const invalid = '[aria-invalid="true"]';
  const told = form.querySelector<HTMLInputElement>(`[name="${name}"]${invalid}`);
  const control = told?.value ? told : form.querySelector<HTMLElement>(invalid);
  control?.focus({ preventScroll: true });
  (control?.closest('[data-field]') ?? control)?.scrollIntoView({ block: 'center' });
}

/** What a form holds, as plain data. */
export interface FormState<Values extends object> {
  values: Values;
  /** What the form started from. */
  initial: Values;
  /** Fields that AI changed, each with what stood there before. */
  before: Partial<Values>;
  /** Fields that AI guessed, each with its guess. */
  guessed: Partial<Values>;
}

export const initialState = <Values extends object>(initial: Values): FormState<Values> => ({
  values: initial,
  initial,
  before: {},
  guessed: {},
});

const keysOf = <T extends object>(part: T) => Object.keys(part) as (keyof T)[];

/** Drops the marks of fields that have their value from before the AI again. */
function withoutIdle<Values extends object>(before: Partial<Values>, values: Values): Partial<Values> {
  return pick(
    before,
    keysOf(before).filter((name) => !dequal(before[name], values[name])),
  );
}

/** Takes in new values; `byAi` marks the fields they change, and those of them that are a guess. */
export function changeValues<Values extends object>(
  state: FormState<Values>,
  part: Partial<Values>,
  byAi = false,
  guessed: readonly (keyof Values)[] = [],
): FormState<Values> {
  const values = { ...state.values, ...part };
  const changed = byAi ? keysOf(part).filter((name) => !dequal(part[name], state.values[name])) : [];
  // A second change by AI must not replace what the person wrote before the first.
  const before = withoutIdle({ ...pick(state.values, changed), ...state.before }, values);
  const earlier = keysOf(state.guessed).filter((name) => !byAi || !(name in part));
  return { ...state, values, before, guessed: { ...pick(state.guessed, earlier), ...pick(part, guessed) } };
}

const pick = <Values extends object>(
  values: Partial<Values>,
  names: readonly (keyof Values)[],
): Partial<Values> => Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

/** Puts a field back to what stood there before AI changed it. */
export function putBack<Values extends object>(
  state: FormState<Values>,
  name: keyof Values,
): FormState<Values> {
  if (!(name in state.before)) return state;
  const part = { [name]: state.before[name] } as unknown as Partial<Values>;
  return changeValues(state, part);
}

/** Gives the fields another start, such as a default that is known only later. */
export function setInitial<Values extends object>(
  state: FormState<Values>,
  part: Partial<Values>,
): FormState<Values> {
  return { ...state, initial: { ...state.initial, ...part }, values: { ...state.values, ...part } };
}

/** Gives untouched fields another start, such as values that were refetched; typed values stay. */
export function reinitialize<Values extends object>(
  state: FormState<Values>,
  initial: Values,
): FormState<Values> {
  return { ...state, initial, values: { ...initial, ...typedValues(state) } };
}

/** The fields that differ from the start. */
function typedValues<Values extends object>({ values, initial }: FormState<Values>): Partial<Values> {
  const touched = keysOf(values).filter((name) => !dequal(values[name], initial[name]));
  return Object.fromEntries(touched.map((name) => [name, values[name]])) as Partial<Values>;
}

/** Whether closing the form would lose something. */
export const isDirty = <Values extends object>({ values, initial }: FormState<Values>): boolean =>
  !dequal(values, initial);
