const folded = (text: string): string => text.trim().toLowerCase();

/** The active spirit option that a text names, e.g. gin for "London Dry Gin"; undefined when it names none. */
export function activeSpirit(value: unknown, spirits: readonly string[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const wanted = folded(value);
  const words = new Set(wanted.split(/[^\p{L}\p{N}]+/u));
  return spirits.find((name) => folded(name) === wanted) ?? spirits.find((name) => words.has(folded(name)));
}
