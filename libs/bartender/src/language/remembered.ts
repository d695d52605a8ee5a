/** Longer texts are whole recipes, which hardly come twice. */
const LONGEST = 160;
const MOST = 4_000;

/** Reads each short text once: the lines of a menu are much alike. The latest 4,000 to 8,000 answers are kept. */
export function remembered<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  let latest = new Map<string, { answer: Answer }>();
  let older = latest;
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const known = latest.get(text);
    if (known) return known.answer;
    const kept = older.get(text) ?? { answer: read(text) };
    if (latest.size >= MOST) [older, latest] = [latest, new Map()];
    latest.set(text, kept);
    return kept.answer;
  };
}
