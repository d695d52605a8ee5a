import { chosenStages, closingLines, runStages } from './stages.mjs';

const stage = (name, work) => ({ name, work: async () => work() });
const ok = { passed: 2, failed: 0 };

describe('runStages', () => {
  let said;
  beforeEach(() => {
    said = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text));
  });
  afterEach(() => jest.restoreAllMocks());

  it('runs every stage, whatever becomes of the others', async () => {
    const broken = stage('broken', () => {
      throw new Error('no such program');
    });
    const groups = [
      { atOnce: 2, stages: [broken, stage('first', () => ok)] },
      { atOnce: 1, stages: [stage('last', () => ok)] },
    ];
    expect(await runStages(groups)).toBe(false);
    expect(said.join('')).toMatch(/^FAILED {2}broken .+ 0 passed, 1 failed$/m);
    expect(said.join('')).toContain('no such program');
    expect(said.join('')).toMatch(/^ok {6}last .+ 2 passed, 0 failed$/m);
    expect(said.at(-1)).toBe('4 passed, 1 failed\n');
  });

  it('succeeds when nothing failed', async () => {
    expect(await runStages([{ atOnce: 1, stages: [stage('one', () => ok)] }])).toBe(true);
  });
});

describe('chosenStages', () => {
  const groupsFor = (words) => [
    { atOnce: 1, stages: [stage('unit', () => ok)] },
    { atOnce: 1, stages: [{ name: 'system', words }] },
  ];
  const namesFor = (...args) =>
    chosenStages(groupsFor, args).flatMap(({ stages }) => stages.map(({ name }) => name));

  it('are all, or those that are named', () => {
    expect(namesFor()).toEqual(['unit', 'system']);
    expect(namesFor('unit')).toEqual(['unit']);
  });

  it('are given what else stands behind the one that is named', () => {
    const [, { stages }] = chosenStages(groupsFor, ['system', 'owner/order']);
    expect(stages).toEqual([{ name: 'system', words: ['owner/order'] }]);
  });

  it('are none that there is not', () => {
    expect(() => namesFor('sistem')).toThrow('There is no stage "sistem", but unit, system');
    expect(() => namesFor('unit', 'system', 'owner/order')).toThrow('There is no stage "owner/order"');
  });
});

describe('closingLines', () => {
  it('names and counts what failed and what needed a second try', () => {
    const unit = { name: 'unit', passed: 3, failed: 1, failures: ['a.test.ts: does so'] };
    const system = { name: 'system', passed: 5, failed: 0, secondTries: ['b.spec.ts: shows it'] };
    expect(closingLines([unit, system])).toEqual([
      '',
      'failed: unit: a.test.ts: does so',
      'second try: system: b.spec.ts: shows it',
      '1 needed a second try',
      '8 passed, 1 failed',
    ]);
  });
});
