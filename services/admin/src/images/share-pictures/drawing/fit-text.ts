/** Width of a text at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

interface Box {
  width: number;
  height: number;
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  /** Of a line, in sizes. */
  lineHeight: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Breaks a text into lines: between words, and within a word that is wider than a line. */
function linesOf(text: string, size: number, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string, space: string): void => {
    const longer = line && line + space + piece;
    if (longer && measure(longer, size) <= width) {
      line = longer;
      return;
    }
    if (line) lines.push(line);
    line = piece;
  };
  for (const word of text.split(' ')) {
    if (measure(word, size) <= width) add(word, ' ');
    else [...word].forEach((character, index) => add(character, index === 0 ? ' ' : ''));
  }
  return line ? [...lines, line] : lines;
}

const longestWord = (text: string, size: number, measure: Measure): number =>
  Math.max(...text.split(' ').map((word) => measure(word, size)));

/** The narrowest lines that are not more: no line holds one word alone. */
function balanced(text: string, size: number, width: number, measure: Measure): string[] {
  const { length } = linesOf(text, size, width, measure);
  let low = Math.min(width, Math.max(width / 2, longestWord(text, size, measure)));
  let high = width;
  while (high - low > 4) {
    const middle = (low + high) / 2;
    if (linesOf(text, size, middle, measure).length > length) low = middle;
    else high = middle;
  }
  return linesOf(text, size, high, measure);
}

/** The text as large as it fits into the box, without breaking a word unless it must. What does not fit at all is cut off. */
export function fitText(
  text: string,
  { width, height, sizes, lineHeight }: Box,
  measure: Measure,
): FittedText {
  const smallest = sizes.at(-1) ?? 0;
  const most = (size: number): number => Math.floor(height / (size * lineHeight));
  const fits = (size: number): boolean =>
    longestWord(text, size, measure) <= width && linesOf(text, size, width, measure).length <= most(size);
  const size = sizes.find(fits) ?? smallest;
  const lines = balanced(text, size, width, measure);
  if (lines.length <= most(size)) return { size, lines };
  const whole = linesOf(text, size, width, measure).slice(0, most(size));
  return { size, lines: whole.map((line, at) => (at === whole.length - 1 ? `${line.slice(0, -1)}…` : line)) };
}
