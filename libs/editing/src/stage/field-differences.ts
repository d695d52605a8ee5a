const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields of `after` that are not as they were. */
export function differingFields<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[];
  const changed = names.filter((name) => after[name] !== undefined && !same(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<T>;
}

/** The fields of `whole` that `part` names. */
export function partBy<T extends object>(whole: T, part: Partial<T>): Partial<T> {
  const names = Object.keys(part) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Partial<T>;
}

export const hasFields = (part: object): boolean => Object.keys(part).length > 0;
