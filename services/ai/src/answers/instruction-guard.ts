/** So many words in a row in common are no accident. */
const RUN = 10;
const OVERLAP_CHARACTERS = 400;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function* runs(text: string): Generator<string> {
  const all = words(text);
  for (let start = 0; start + RUN <= all.length; start += 1) yield all.slice(start, start + RUN).join(' ');
}

/** Knows the instructions of all prompts, and recognises them in an answer. */
export class InstructionGuard {
  private readonly known: ReadonlySet<string>;

  constructor(instructions: readonly string[]) {
    this.known = new Set(instructions.flatMap((text) => [...runs(text)]));
  }

  /** Whether the text repeats a stretch of the instructions. */
  reveals(text: string): boolean {
    for (const run of runs(text)) if (this.known.has(run)) return true;
    return false;
  }

  /** The same for a text that grows: looks at its end only. */
  revealsAtEnd(text: string, added: number): boolean {
    return this.reveals(text.slice(-(added + OVERLAP_CHARACTERS)));
  }
}
