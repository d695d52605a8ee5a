/** The texts without white space around them; what was not touched stays as it is, byte for byte. */
export function trimmed<Values extends object>(values: Values, initial: Values): Values {
  const names = Object.keys(values) as (keyof Values)[];
  const entries = names.map((name) => {
    const value = values[name];
    return [name, typeof value === 'string' && value !== initial[name] ? value.trim() : value];
  });
  return Object.fromEntries(entries) as Values;
}
