/** The texts of a field over the whole menu, each once, the most used first. */
export function mostUsed(texts: readonly (string | null | undefined)[]): string[] {
  const found = new Map<string, { text: string; count: number }>();
  for (const text of texts) {
    const key = text?.trim().toLowerCase();
    if (!text || !key) continue;
    const known = found.get(key);
    found.set(key, { text: known?.text ?? text.trim(), count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ text }) => text);
}

const FEW = 8;

/** A line as it may go on: "30 ml gin" for "30 ml gi". The longest end of it that begins a thing counts. */
export function linesGoingOn(line: string, things: readonly string[]): string[] {
  const starts = [...line.matchAll(/\S+/g)].map(({ index }) => index);
  for (const start of starts) {
    const end = line.slice(start).toLowerCase();
    const fitting = things.filter(
      (thing) => thing.toLowerCase().startsWith(end) && thing.length > end.length,
    );
    if (fitting.length > 0) return fitting.slice(0, FEW).map((thing) => line.slice(0, start) + thing);
  }
  return [];
}
