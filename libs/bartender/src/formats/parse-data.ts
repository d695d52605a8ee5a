import json5 from 'json5';
import { decodeText, tidied } from './decode-text.js';

const FENCE = /^\s*```\w*\n([\s\S]*?)\n?```\s*$/;
const ASSIGNED = /^\s*(?:export default|module\.exports\s?=|(?:const|let|var) \w+\s?=)\s*(?=[{[])/;
const CURLY: readonly (readonly [RegExp, string])[] = [
  [/[“”„]/g, '"'],
  [/[‘’](?=\s?[,:}\]])|(?<=[[{,:]\s?)[‘’]/g, "'"],
];
/** What program data begins with, and hardly any other text. */
const LOOKS_LIKE_DATA = /^\s*(?:[{[]\s*(?:["'“{[}\]\d-]|\/[/*]|[\w$]+\s*:)|"\w{1,40}"\s*:\s*["[{\d])/;
/** The lenient reader takes its time: a second for some megabytes. */
const MOST_LENIENT = 512 * 1024;

function strict(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lenient(text: string): unknown {
  try {
    return json5.parse(text);
  } catch {
    return undefined;
  }
}

/** One value a line, as programs log them. */
function byLine(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => /^\{.*\},?$/.test(line.trim()))) return undefined;
  const values = lines.map((line) => strict(line.trim().replace(/,$/, '')));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Words that other languages have for what JSON has; the quotes around a text keep the same words in it apart. */
const OTHER_WORDS = /(?<=[[:,]\s?)(?:None|True|False|nil|undefined)(?=\s?[,\]}])/g;
const JSON_WORDS: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
]);

const inJsonWords = (text: string): string =>
  text.replace(OTHER_WORDS, (word) => JSON_WORDS.get(word) ?? 'null');

/** A long text is read strictly alone. */
function lenientReadings(text: string): (() => unknown)[] {
  if (text.length > MOST_LENIENT) return [];
  const decoded = text.includes('"') ? tidied(text) : decodeText(text);
  const straight = CURLY.reduce((done, [curly, plain]) => done.replace(curly, plain), decoded);
  const inOneLine = inJsonWords(straight).replace(/\n\s*/g, ' ');
  const unescaped = straight.replaceAll('\\"', '"');
  return [decoded, straight, `{${decoded}}`, inOneLine, unescaped].map((one) => () => lenient(one));
}

/** Data among other text: "Here you go: {…} Enjoy!", the argument of a call, a text within a text. */
export function dataInside(text: string): unknown {
  const from = text.search(/[{[]\s*\\?["'{[]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  if (from < 0 || to <= from || text.length > MOST_LENIENT) return undefined;
  const part = text.slice(from, to);
  return firstObject([() => strict(part), ...lenientReadings(part)]);
}

function firstObject(readings: readonly (() => unknown)[]): object | undefined {
  for (const read of readings) {
    const value = read();
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

/** The value that a text of program data holds: `isData` alone where it holds one that cannot be read. */
export function parseData(source: string): { isData: boolean; value?: unknown } {
  const fenced = FENCE.exec(source)?.[1] ?? source;
  const text = fenced
    .replace(ASSIGNED, '')
    .replace(/;\s*$/, '')
    .replace(/^\ufeff/, '');
  if (!LOOKS_LIKE_DATA.test(text) && !LOOKS_LIKE_DATA.test(decodeText(text.slice(0, 200))))
    return { isData: false };
  const readings = [() => strict(text), () => byLine(text), ...lenientReadings(text)];
  const value = firstObject(readings);
  return value === undefined ? { isData: true } : { isData: true, value };
}
