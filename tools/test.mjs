// Every check of a commit, from a bare clone; the same checks each time.
//   node tools/test.mjs lint unit             single stages
//   node tools/test.mjs system owner/order    single specs
import {
  buildAll,
  check,
  jest,
  onBuild,
  program,
  runFromCommandLine,
  serviceTests,
  systemTests,
} from './test-run/stage-work.mjs';

const PRETTIER = [
  'node_modules/prettier/bin/prettier.cjs',
  ...['--check', '--log-level=warn', '--cache', '--cache-strategy=content'],
  '--cache-location=.peanut/cache/prettier',
  '.',
];

await runFromCommandLine((words) => [
  {
    atOnce: 2,
    stages: [
      { name: 'build', work: buildAll },
      // Types and lint in one program: both need TypeScript's programs, which take most of the time.
      { name: 'lint', work: check(['tools/check.mjs']) },
      { name: 'service', work: onBuild(() => serviceTests()) },
      { name: 'unit', work: () => jest(['unit', 'browser']) },
      { name: 'format', work: check(PRETTIER) },
    ],
  },
  {
    atOnce: 1,
    stages: [
      {
        name: 'engines',
        work: onBuild(program(['proof/run.mjs', 'engines', 'smoke'], { ENGINES_SMOKE: '1' })),
      },
      { name: 'system', work: onBuild(() => systemTests({ only: words })) },
    ],
  },
]);
