import { RuleBasedBartender } from '../src/rule-based-bartender.js';
import { PASTED_KINDS } from './case-types.js';
import { type CaseSet, readCases } from './cases.js';
import { judgePasted } from './judge-pasted.js';
import { SEEDED_MENU } from './seeded-menu.js';

const LEAST = 0.95;
const LEAST_CASES = 6;

interface Judged {
  kind: string;
  isRight: boolean;
}

async function judged(set: CaseSet): Promise<Judged[]> {
  const house = new RuleBasedBartender();
  const done: Judged[] = [];
  for (const one of readCases('pasted', set))
    if ('kind' in one) {
      const wrong = await judgePasted(house, SEEDED_MENU, one);
      done.push({ kind: one.kind, isRight: wrong.length === 0 });
    }
  return done;
}

const rightOf = (cases: readonly Judged[]) => cases.filter(({ isRight }) => isRight).length;

describe.each(['tuning', 'held-out'] as const)('what people paste, %s', (set) => {
  let cases: Judged[];
  beforeAll(async () => {
    cases = await judged(set);
  });

  it.each(PASTED_KINDS)('has cases of %s', (kind) => {
    expect(cases.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(LEAST_CASES);
  });

  it(`is read right to the line in ${100 * LEAST} of 100 cases`, () => {
    const kinds = PASTED_KINDS.map((kind) => {
      const chosen = cases.filter((one) => one.kind === kind);
      return `${kind} ${rightOf(chosen)}/${chosen.length}`;
    });
    console.info(`${set}: ${rightOf(cases)}/${cases.length} right: ${kinds.join(', ')}`);
    expect(rightOf(cases) / cases.length).toBeGreaterThanOrEqual(LEAST);
  });
});
