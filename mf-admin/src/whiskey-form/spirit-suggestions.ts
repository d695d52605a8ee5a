/** Spirits to offer for a whiskey: what the flight has already and the bar's active ones, each once, by name. */
export function spiritSuggestions(
  flight: readonly { spirit: string }[],
  options: readonly { name: string; isActive: boolean }[],
): string[] {
  const active = options.filter(({ isActive }) => isActive).map(({ name }) => name);
  const byName = new Map(
    [...flight.map(({ spirit }) => spirit), ...active].map((name) => [name.toLowerCase(), name]),
  );
  return [...byName.values()].toSorted((a, b) => a.localeCompare(b));
}
