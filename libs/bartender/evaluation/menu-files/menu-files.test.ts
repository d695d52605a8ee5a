import { CASE_SETS } from './menu-file-case.js';
import { readMenuFileCases } from './menu-file-cases.js';
import { details, type Outcome, table, tryCase } from './report-menu-files.js';

/** `MENU_FILES=list` prints what is not whole, `MENU_FILES=<part of an id>` tries these alone and prints it. */
const ASKED = process.env.MENU_FILES ?? '';

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

  it('are read', async () => {
    const outcomes: Outcome[] = [];
    for (const one of chosen) outcomes.push(await tryCase(one));
    const tables = CASE_SETS.map((set) => table(outcomes, set));
    console.info([...tables, ...(ASKED === '' ? [] : [details(outcomes)])].join('\n\n'));
    expect(outcomes).toHaveLength(chosen.length);
  });
});
