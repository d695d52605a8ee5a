/** Fewer words in a row may be in common by accident. */
const RUN_WORDS = 10;
const OVERLAP_CHARACTERS = 400;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function* wordRuns(text: string): Generator<string> {
  const all = words(text);
  for (let start = 0; start + RUN_WORDS <= all.length; start += 1)
    yield all.slice(start, start + RUN_WORDS).join(' ');
}

/** Recognises the prompts' instructions in an answer. */
export class PromptLeakDetector {
  private readonly known: ReadonlySet<string>;

  constructor(instructions: readonly string[]) {
    this.known = new Set(instructions.flatMap((text) => [...wordRuns(text)]));
  }

  /** Whether the text repeats a run of the instructions' words. */
  leaks(text: string): boolean {
    for (const run of wordRuns(text)) if (this.known.has(run)) return true;
    return false;
  }

  /** The same for a text that grows: looks at its end only. */
  leaksAtEnd(text: string, added: number): boolean {
    return this.leaks(text.slice(-(added + OVERLAP_CHARACTERS)));
  }
}
