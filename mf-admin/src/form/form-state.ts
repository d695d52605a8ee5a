import { dequal } from 'dequal/lite';

/** What a form holds, as plain data. */
export interface FormState<Values extends object> {
  values: Values;
  /** What the form started from. */
  initial: Values;
  /** Fields that AI changed, each with what stood there before. */
  before: Partial<Values>;
}

export const initialState = <Values extends object>(initial: Values): FormState<Values> => ({
  values: initial,
  initial,
  before: {},
});

const keysOf = <T extends object>(part: T) => Object.keys(part) as (keyof T)[];

/** Marks of fields that are again as they were before AI changed them are dropped. */
function withoutIdle<Values extends object>(before: Partial<Values>, values: Values): Partial<Values> {
  const kept = keysOf(before).filter((name) => !dequal(before[name], values[name]));
  return Object.fromEntries(kept.map((name) => [name, before[name]])) as Partial<Values>;
}

/** Takes in new values; `byAi` marks the fields they change. */
export function changeValues<Values extends object>(
  state: FormState<Values>,
  part: Partial<Values>,
  byAi = false,
): FormState<Values> {
  const values = { ...state.values, ...part };
  const changed = byAi ? keysOf(part).filter((name) => !dequal(part[name], state.values[name])) : [];
  const old = Object.fromEntries(changed.map((name) => [name, state.values[name]])) as Partial<Values>;
  // A second change by AI must not replace what the person wrote before the first.
  return { ...state, values, before: withoutIdle({ ...old, ...state.before }, values) };
}

/** Puts a field back to what stood there before AI changed it. */
export function putBack<Values extends object>(
  state: FormState<Values>,
  name: keyof Values,
): FormState<Values> {
  if (!(name in state.before)) return state;
  const part = { [name]: state.before[name] } as unknown as Partial<Values>;
  return changeValues(state, part);
}

/** Another start for the given fields, such as a default that was known only later. */
export function setInitial<Values extends object>(
  state: FormState<Values>,
  part: Partial<Values>,
): FormState<Values> {
  return { ...state, initial: { ...state.initial, ...part }, values: { ...state.values, ...part } };
}

/** Another start for the fields that nobody touched, such as values that are fetched anew; what was typed stays. */
export function reinitialize<Values extends object>(
  state: FormState<Values>,
  initial: Values,
): FormState<Values> {
  const touched = keysOf(state.values).filter((name) => !dequal(state.values[name], state.initial[name]));
  const typed = Object.fromEntries(touched.map((name) => [name, state.values[name]])) as Partial<Values>;
  return { ...state, initial, values: { ...initial, ...typed } };
}

/** Whether closing the form would lose something. */
export const isDirty = <Values extends object>({ values, initial }: FormState<Values>): boolean =>
  !dequal(values, initial);
