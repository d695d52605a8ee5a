import { TEXT_LENGTHS } from '../input-limits.js';

const SIGNS = [
  ...'aA10 \t\n()[]{}<>"\'‘’“”«*-•·◦‣–—+→✓☐.…,;:!?/\\|=~^#@$£€%&_`½¼éяß酒ﬁ🍹',
  ...['\r\n', '\u00a0', '\u2028', '\u200b', '\u0301', '\ufe0f', '👩‍👩‍👧'],
];
const PIECES = [
  ...SIGNS.filter((sign) => sign.trim() !== '').flatMap((sign) => [`${sign} `, `${sign}\n`, `a${sign}`]),
  ...[
    '() ',
    '(A) ',
    '[a]',
    '(1) ',
    '(2 oz) ',
    '(1)',
    'a (1), ',
    '1/',
    '1/2 ',
    '1 oz ',
    '1 1 ',
    '1 a ',
    '\t1',
    'a\t1\n',
  ],
  ...[
    '2 oz gin ',
    '2 oz gin\n',
    '2 oz gin, ',
    'oz ',
    'a | ',
    '| 1 |\n',
    '- a\n',
    '1. a\n',
    '*a* ',
    "'a' ",
    '"a" ',
  ],
  ...["{'a':", '{"a":1,', '<a>', '<a', '&amp;', '&#1;', '<p>', '</p>', 'A: ', 'a - ', 'A B ', 'Aa Bb ', 'aA'],
  ...[
    'and ',
    'with ',
    'the ',
    'or ',
    'to ',
    'of ',
    'no ',
    'not ',
    'is ',
    'each ',
    'one ',
    'half ',
    'please ',
    'so ',
  ],
  ...[
    'gin ',
    'Gin ',
    'lime, ',
    'Negroni, ',
    'smoky ',
    'step 1 ',
    'like a ',
    'what is ',
    'allergic to ',
    'without ',
  ],
  ...[
    'compare ',
    'instead of ',
    'call it ',
    'it is the ',
    'name is ',
    'equal parts ',
    'a and a half ',
    'rename it to ',
  ],
  ...[
    'add a, ',
    'remove a and ',
    'swap a for b, ',
    'proof 1 ',
    '5 min ',
    'a drop of water ',
    'garnish with a ',
    'muddle ',
  ],
  ...[
    'top with ',
    'Hi, ',
    'thanks peanut ',
    'for the ',
    'ohne ',
    'nussallergie',
    'keine nüsse ',
    "a's ",
    'I’m ',
  ],
];
/** What leads a reader to its patterns, and what makes them fail at the very end. */
const WRAPS: [before: string, after: string][] = [
  ['', ''],
  ['', 'x'],
  ['gin: ', ' x'],
  ['(', ' 1'],
  ['2 oz gin\n', '!\n1 oz lime'],
  ['make it ', ')'],
];
const LENGTHS = [10, 60, 400, TEXT_LENGTHS.drinkDescription];

/** Texts that readers of text stumble over: signs and beginnings of patterns, over and over, up to the longest text. */
export function* hostileTexts(): Generator<string> {
  for (const piece of new Set([...SIGNS, ...PIECES]))
    for (const [before, after] of WRAPS)
      for (const length of LENGTHS) {
        const room = length - before.length - after.length;
        yield before + piece.repeat(Math.max(1, Math.floor(room / piece.length))) + after;
      }
}

/** Different words without end, none of them known: each is looked up as a typing error. */
export function* unknownWords(): Generator<string> {
  const letters = 'etaoinshrdlucmfwypvbgkjqxz';
  for (const [step, between] of [
    [7, ' '],
    [11, ', '],
    [5, '\n'],
    [17, '. '],
    [3, ''],
  ] as const) {
    const word = (at: number) =>
      Array.from(
        { length: 4 + (at % 6) },
        (_, place) => letters[(at * step + place * place * 3 + at) % 26],
      ).join('');
    yield Array.from({ length: 800 }, (_, at) => word(at))
      .join(between)
      .slice(0, TEXT_LENGTHS.drinkDescription);
  }
}
