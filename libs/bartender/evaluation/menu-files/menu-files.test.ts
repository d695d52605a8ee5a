import { type FoundMenu, judgeMenuFile } from './judge-menu-file.js';
import { CASE_SETS, type MenuFileCase } from './menu-file-case.js';
import { readMenuFileCases } from './menu-file-cases.js';
import { details, type Outcome, table, tryCase } from './report-menu-files.js';

/** `MENU_FILES=list` prints what is not whole, `MENU_FILES=<part of an id>` tries these alone and prints it. */
const ASKED = process.env.MENU_FILES ?? '';

const first = (choices: string) => choices.split('|')[0];

/** The answer that a case expects. */
const asExpected = ({ expect: { drinks = [], words = [], refused } }: MenuFileCase): FoundMenu => ({
  drinks: drinks.map(({ kind = 'cocktail', lines = [], prep = [], garnish = '', doubtful, ...wanted }) => ({
    entityType: kind,
    input: {
      ...wanted,
      name: first(wanted.name),
      glass: first(wanted.glass ?? ''),
      ingredients: lines.map(first),
      prep: [...prep.map(first), garnish].join('. '),
    },
    problems: [],
    doubts: doubtful ? [{ text: 'look at it' }] : [],
  })),
  texts: [],
  problems: [...words.map((word) => String(first(word))), ...(refused ? ['It is refused.'] : [])],
});

describe('menu files of other programs', () => {
  const cases = readMenuFileCases();
  const chosen = cases.filter(({ id }) => ASKED === '' || ASKED === 'list' || id.includes(ASKED));

  it('have an id each', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it('are of each kind in both sets', () => {
    const kinds = [...new Set(cases.map(({ kind }) => kind))];
    const lacking = kinds.filter((kind) =>
      CASE_SETS.some((set) => !cases.some((one) => one.kind === kind && one.set === set)),
    );
    expect(lacking).toEqual([]);
  });

  it('are whole when they are read as expected', () => {
    const others = cases.filter((one) => judgeMenuFile(one, asExpected(one)).verdict !== 'whole');
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('are read', async () => {
    const outcomes: Outcome[] = [];
    for (const one of chosen) outcomes.push(await tryCase(one));
    const tables = CASE_SETS.map((set) => table(outcomes, set));
    console.info([...tables, ...(ASKED === '' ? [] : [details(outcomes)])].join('\n\n'));
    expect(outcomes).toHaveLength(chosen.length);
  });
});
