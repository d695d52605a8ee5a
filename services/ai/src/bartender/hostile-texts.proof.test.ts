import { UnprocessableEntityException } from '@nestjs/common';
import { SEEDED_MENU } from '@peanut/bartender/evaluation';
import { RuleBasedBartender } from '@peanut/bartender/rule-based';
import { AI_TEXT_LENGTHS, CHAT_HISTORY_SENT, TEXT_LENGTHS } from '@peanut/contracts';
import { MenuClient } from '../menu/menu-client.js';
import { PromptLeakDetector } from '../validation/prompt-leak-detector.js';
import { BartenderService } from './bartender.service.js';
import { FormHelperService } from '../forms/form-helper.service.js';

/** Of processor time; the least of three counts, as what else the process does is counted too. */
const MOST_MS = 200;
const TRIES = 3;

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

function* texts(): Generator<string> {
  for (const piece of new Set([...SIGNS, ...PIECES]))
    for (const [before, after] of WRAPS)
      for (const length of LENGTHS) {
        const room = length - before.length - after.length;
        yield before + piece.repeat(Math.max(1, Math.floor(room / piece.length))) + after;
      }
}

/** Different words without end, none of them known: each is looked up as a typing error. */
function* unknownWords(): Generator<string> {
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

class SeededMenu extends MenuClient {
  override read() {
    return Promise.resolve(SEEDED_MENU);
  }
}

const never = new AbortController().signal;
const menu = new SeededMenu('http://127.0.0.1:9');
const house = new RuleBasedBartender();
const guests = new BartenderService(house, menu, new PromptLeakDetector([]));
const forms = new FormHelperService(house, menu, new PromptLeakDetector([]));
const [cocktail] = SEEDED_MENU.cocktails;
const [whiskey] = SEEDED_MENU.whiskeys;

async function chat(text: string): Promise<void> {
  const chatHistory = Array.from({ length: CHAT_HISTORY_SENT }, (_, at) =>
    at % 2 === 0
      ? { type: 'ai' as const, content: text.slice(0, AI_TEXT_LENGTHS.chatReply) }
      : { type: 'user' as const, content: `${text.slice(0, TEXT_LENGTHS.chatMessage - 1)}${at}` },
  );
  const message = text.slice(0, TEXT_LENGTHS.chatMessage);
  const reply = guests.chat(
    { message, context: text.slice(0, TEXT_LENGTHS.chatContext), chatHistory },
    never,
  );
  for (let step = await reply.next(); !step.done;) step = await reply.next();
}

const CALLS: Record<string, (text: string) => Promise<unknown>> = {
  chat,
  recommendations: (text) =>
    guests.recommend({ description: text.slice(0, TEXT_LENGTHS.moodDescription) }, never),
  'a new cocktail': (description) => forms.parseCocktail({ description }, never),
  'an edit of a cocktail': (description) =>
    forms.parseCocktail({ description, isEdit: true, mode: 'partial', currentData: { ...cocktail } }, never),
  'a rewritten cocktail': (description) =>
    forms.parseCocktail({ description, isEdit: true, mode: 'full', currentData: { ...cocktail } }, never),
  'a new whiskey': (description) => forms.parseWhiskey({ description }, never),
  'an edit of a whiskey': (description) =>
    forms.parseWhiskey({ description, isEdit: true, mode: 'partial', currentData: { ...whiskey } }, never),
  'the place of a whiskey': (text) =>
    forms.suggestOrder(
      {
        newWhiskey: {
          name: text.slice(0, TEXT_LENGTHS.name),
          notes: text.slice(0, TEXT_LENGTHS.notes),
          profile: text.slice(0, TEXT_LENGTHS.profile),
          rationale: text.slice(0, TEXT_LENGTHS.rationale),
          proof: 90,
        },
      },
      never,
    ),
};

/** Nothing to read in a text is an answer too. */
const unreadable = (error: unknown): void => {
  if (!(error instanceof UnprocessableEntityException)) throw error;
};

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work().catch(unreadable);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function leastTime(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < TRIES && least > MOST_MS; turn += 1)
    least = Math.min(least, await processorTime(work));
  return least;
}

it.each(Object.entries(CALLS))(
  'answers a hostile text within 200 ms of processor time: %s',
  async (_, call) => {
    const slow: string[] = [];
    for (const text of [...texts(), ...unknownWords()]) {
      const time = await leastTime(() => call(text));
      if (time > MOST_MS)
        slow.push(`${Math.round(time)} ms: ${JSON.stringify(text.slice(0, 40))}…, ${text.length}`);
    }
    expect(slow).toEqual([]);
  },
  30 * 60_000,
);
