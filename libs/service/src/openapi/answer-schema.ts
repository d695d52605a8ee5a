/**
 * An answer's JSON Schema. Every field of the type needs its own here: a missing or surplus one is a type error.
 * @param optional the fields that may be left out
 */
export function answerSchema<T>(
  properties: Record<keyof Required<T>, object>,
  optional: readonly (keyof T & string)[] = [],
): object {
  const required = Object.keys(properties).filter((name) => !(optional as readonly string[]).includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}
