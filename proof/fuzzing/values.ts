// Values that nobody expects.
import type { Random } from '../lib/random.js';

/** Words that mean something to JavaScript, SQL, a template or a shell. */
export const WORDS = [
  ...'constructor __proto__ prototype toString hasOwnProperty valueOf toJSON then null undefined NaN'.split(
    ' ',
  ),
  ...'true -0 Infinity 1e999 % _ \\ ${7*7} {{7*7}} <!-- ]]> ..%2f..%2f %0d%0aX:y %s%s%n {0}'.split(' '),
  ...['[object Object]', "' OR 1=1 --", "'; DROP TABLE drinks; --", '"; $$', '<%= 1 %>', 'C:\\boot.ini'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '../../etc/passwd'],
  ...[
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
    '$(reboot)',
    '`id`',
    '; ls',
    '|cat',
    '\r\nSet-Cookie: a=b',
  ],
];

/** Text that breaks those who count, compare, store or draw it carelessly. */
const ODD_TEXTS = [
  ...['', ' ', '\t\n', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u202egnp.exe', '\u0000', 'a\u0000b'],
  ...['\ud800', 'a\udfffb', '\ufffe', '\uffff', '\u0007', '\u001b[31m', '\u0085', '\u2028', '\u2029'],
  ...['👩‍👩‍👧‍👦', '🏳️‍🌈', 'e\u0301', '\u1e9b\u0323', 'İ', 'ß', 'ﬁ', 'ǅ', '؀', '中文', 'עברית', '🥜'.repeat(60)],
  ...['Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', 'a'.repeat(60), 'a'.repeat(61), 'a'.repeat(101), 'a'.repeat(121), 'a'.repeat(2_001)],
  ...['é'.repeat(5_000), '<b>'.repeat(3_000), '('.repeat(4_000), 'smoky '.repeat(300), '1'.repeat(400)],
];

/** JSON texts of numbers, as many have no exact double. */
const NUMBERS = [
  ...'0 -0 -1 1 0.1 1.0 1e0 1.5 12 200 200.5 201 1000000 1000001 2147483647 2147483648'.split(' '),
  ...'-2147483649 4294967296 9007199254740991 9007199254740993 9223372036854775808 1e21'.split(' '),
  ...['1e308', '1e309', '-1e400', '5e-324', '1e-400', `1${'0'.repeat(300)}`],
];

/** A value that {@link toJson} writes as the given text. */
class Raw {
  constructor(readonly text: string) {}
}

/** JSON text of a value that may hold raw numbers. Lone surrogates are written as escapes. */
export function toJson(value: unknown): string {
  const texts: string[] = [];
  const marked = JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Raw ? `\u0001${texts.push(part.text) - 1}\u0001` : part,
  );
  return marked.replace(/"\\u0001(\d+)\\u0001"/g, (_, index: string) => texts[Number(index)] ?? '');
}

export function oddText(random: Random): string {
  const text = random.pick(random.chance(0.5) ? WORDS : ODD_TEXTS);
  return random.chance(0.2) ? `${random.word(3)} ${text} ${random.pick(WORDS)}` : text;
}

/** `[[[…]]]` or `{"a":{"a":…}}` as JSON text, which no stack has to build. */
export function nestedJson(random: Random, depth: number): string {
  const [open, middle, close] = random.pick([
    ['[', '1', ']'] as const,
    ['{"a":', '1', '}'] as const,
    ['[{"a":', 'null', '}]'] as const,
  ]);
  return open.repeat(depth) + middle + close.repeat(depth);
}

/** Any value that a field did not expect. */
export function oddValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => oddText(random),
    () => oddText(random),
    () => new Raw(random.pick(NUMBERS)),
    () => random.pick([null, true, false, [], {}, [[]], [{}], [null]]),
    () => Array.from({ length: random.pick([1, 2, 31, 400]) }, () => oddText(random)),
    () => ({ [random.pick(WORDS)]: oddText(random) }),
    () => new Raw(nestedJson(random, random.pick([2, 30, 33]))),
    () => random.uuid(),
    () => new Date(random.int(-8e12, 8e12)).toISOString(),
  ])();
}

/** Text as one header value: UTF-8 bytes, without what would end the line. */
export const inHeader = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[\r\n\0]/g, '')
    .slice(0, 4_000);
