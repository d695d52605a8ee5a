const NAME = 10;
const NUMBER = 9;

const line = ([name, ...cells]) =>
  name.padEnd(NAME) + cells.map((cell) => String(cell).padStart(NUMBER)).join('');

/**
 * What each stage took and found, one line a stage, and all of them together. Stages may have run side by side: `seconds`
 * of the whole is the time on the clock.
 */
export function stageTable(stages, seconds) {
  const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0);
  const rows = [
    ...stages.map((stage) => [stage.name, stage.seconds.toFixed(1), stage.passed, stage.failed]),
    ['total', seconds.toFixed(1), sum('passed'), sum('failed')],
  ];
  return [line(['stage', 'seconds', 'passed', 'failed']), ...rows.map(line)].join('\n');
}
