const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ...([
    ['½', '1/2'],
    ['⅓', '1/3'],
    ['⅔', '2/3'],
    ['¼', '1/4'],
    ['¾', '3/4'],
    ['⅛', '1/8'],
  ] as const),
  ...([
    ['⅕', '1/5'],
    ['⅖', '2/5'],
    ['⅗', '3/5'],
    ['⅘', '4/5'],
    ['⅙', '1/6'],
    ['⅜', '3/8'],
  ] as const),
]);
const DIGITS = 3;

/** Without accents and case: what two writers may do differently. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe');

/** Letters and figures alone, to compare names. */
export const lettersOf = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** With signs for fractions as figures, and numbers without signs for thousands and with a point. */
const withPlainNumbers = (text: string): string =>
  text
    .replace(/[½⅓⅔¼¾⅛⅕⅖⅗⅘⅙⅜]/g, (sign) => ` ${FRACTIONS.get(sign)} `)
    .replace(/⁄/g, '/')
    .replace(/\b([1-9]\d{0,2})((?:[.,'’\s]\d{3})+)(?![\d.,]*\d)/g, (_, first: string, rest: string) =>
      [first, ...(rest.match(/\d+/g) ?? [])].join(''),
    )
    .replace(/(\d),(\d)/g, '$1.$2');

const NUMBER = /(\d+)\s*(?:\s|&|-)\s*(\d+)\s*\/\s*(\d+)|(\d+)\s*\/\s*(\d+)|\d+(?:\.\d+)?|\.\d+/g;

/** The figures of a line by their values, sorted: 1 1/2 is 1.5. */
function figuresOf(line: string): string[] {
  const found = [...withPlainNumbers(line).matchAll(NUMBER)].map((match) => {
    const [all, whole, upper, lower, part, of] = match;
    if (whole) return Number(whole) + Number(upper) / Number(lower);
    return part ? Number(part) / Number(of) : Number(all);
  });
  return found.map((value) => String(Number(value.toFixed(DIGITS)))).sort();
}

/** The same measure under another name; none is another amount. */
const MEASURES: ReadonlyMap<string, string> = new Map([
  ...(['ounce', 'ounces', 'floz'] as const).map((word) => [word, 'oz'] as const),
  ...(['milliliter', 'milliliters', 'millilitre', 'millilitres', 'mlt'] as const).map(
    (word) => [word, 'ml'] as const,
  ),
  ...(['centiliter', 'centilitre', 'centiliters'] as const).map((word) => [word, 'cl'] as const),
  ...([
    ['dashes', 'dash'],
    ['drops', 'drop'],
    ['slices', 'slice'],
    ['leaves', 'leaf'],
    ['teaspoon', 'tsp'],
  ] as const),
  ...([
    ['teaspoons', 'tsp'],
    ['tablespoon', 'tbsp'],
    ['tablespoons', 'tbsp'],
    ['cups', 'cup'],
  ] as const),
]);

/** The words of a line, sorted, each once. */
export const wordsOf = (line: string): string[] => {
  const words = folded(withPlainNumbers(line)).match(/\p{L}+/gu) ?? [];
  return [...new Set(words.map((word) => MEASURES.get(word) ?? word))].sort();
};

const isSame = (one: string, other: string): boolean =>
  figuresOf(one).join() === figuresOf(other).join() && wordsOf(one).join() === wordsOf(other).join();

/** Whether a line says the same as one of `a|b`. */
const isSameLine = (line: string, choices: string): boolean =>
  choices.split('|').some((choice) => isSame(line, choice));

/** What is left when each wanted line has taken the one that it matches. */
export function unmatched(wanted: readonly string[], found: readonly string[]): [string[], string[]] {
  const rest = [...found];
  const lost = wanted.filter((line) => {
    const at = rest.findIndex((one) => isSameLine(one, line));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [lost, rest];
}
