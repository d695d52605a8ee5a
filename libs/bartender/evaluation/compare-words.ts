const GLYPH_FRACTIONS = new Map([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 0.125],
]);

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');

const UNITS: readonly [RegExp, string][] = [
  [/\b(?:fluid )?ounces?\b|\bfl\.? ?oz\b|\boz\./g, 'oz'],
  [/\bmillilit(?:re|er)s?\b|\bmls\b/g, 'ml'],
  [/\btablespoons?\b/g, 'tbsp'],
  [/\bteaspoons?\b/g, 'tsp'],
  [/\bbar ?spoons?\b|\bbsp\b/g, 'barspoon'],
];

/** Lower case without accents, typographic quotes and Markdown's stars. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/[*_]/g, '').toLowerCase();

const inShortUnits = (text: string): string =>
  UNITS.reduce((done, [unit, short]) => done.replace(unit, short), text);

const rounded = (value: number): string => String(Number(value.toFixed(2)));
const sum = (whole: string | undefined, part: number): string => rounded(Number(whole ?? 0) + part);

/** `1½oz`, `1 1/2 oz` and `1.5 oz` are alike, and so are `4,5cl` and `45 ml`. */
const inDecimals = (text: string): string =>
  text
    .replace(
      /(\d+)?\s?([¼½¾⅓⅔⅛])/g,
      (_, whole: string | undefined, glyph: string) => ` ${sum(whole, GLYPH_FRACTIONS.get(glyph) ?? 0)}`,
    )
    .replace(/(?:(\d+)\s+)?(\d+)\/(\d+)/g, (_, whole: string | undefined, top: string, bottom: string) =>
      sum(whole, Number(top) / Number(bottom)),
    )
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\bhalf an? /g, '0.5 ')
    .replace(/(?<!\d)\.(\d)/g, '0.$1')
    .replace(/(\d+(?:\.\d+)?)\s?cl\b/g, (_, amount: string) => `${rounded(Number(amount) * 10)} ml`)
    .replace(/(\d+(?:\.\d+)?)\s?(?=[a-z])/g, (_, amount: string) => `${rounded(Number(amount))} `);

const normalised = (text: string): string => inDecimals(inShortUnits(plain(text)));

const singular = (word: string): string =>
  word.length > 3 && !word.endsWith('ss') ? word.replace(/(?<=sh|ch)es$|'?s$/, '') : word;

function words(text: string): string[] {
  const found = normalised(text).match(/\d+(?:\.\d+)?|[a-z']+/g) ?? [];
  return found.map((word) => {
    const number = NUMBER_WORDS.indexOf(word);
    return number > 0 ? String(number) : singular(word);
  });
}

/** Whether the line has every word and amount of the wanted text, in whatever order; `a|b` in place of a word: either. */
export function hasAllWords(line: string, wanted: string): boolean {
  const there = new Set(words(line));
  const has = (part: string) =>
    part.split('|').some((choice) => words(choice).every((word) => there.has(word)));
  return normalised(wanted).split(/\s+/).every(has);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the text has one of `a|b`, from the beginning of a word on; a short one as a whole word. */
export function saysAny(text: string, choices: string): boolean {
  const said = plain(text);
  return choices.split('|').some((choice) => {
    const sought = plain(choice);
    const start = /^\w/.test(sought) ? '\\b' : '';
    const end = /^\w{1,3}$/.test(sought) ? '(?:e?s)?\\b' : '';
    return new RegExp(`${start}${escaped(sought)}${end}`).test(said);
  });
}

const nameKey = (name: string): string =>
  plain(name)
    .replace(/^(?:the|an?) /, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();

/** Whether the name is one of `a|b`, whatever its case and punctuation. */
export const isNamed = (name: string, choices: string): boolean =>
  choices.split('|').some((choice) => nameKey(choice) === nameKey(name));
