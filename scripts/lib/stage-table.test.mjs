import { stageTable } from './stage-table.mjs';

describe('the table of the stages', () => {
  it('has a line for each stage and one for the whole, whose time is that on the clock', () => {
    const stages = [
      { name: 'unit', seconds: 61.25, passed: 1372, failed: 0 },
      { name: 'hostile', seconds: 70, passed: 3, failed: 1 },
    ];
    expect(stageTable(stages, 75.04).split('\n')).toEqual([
      'stage       seconds   passed   failed',
      'unit           61.3     1372        0',
      'hostile        70.0        3        1',
      'total          75.0     1375        1',
    ]);
  });
});
