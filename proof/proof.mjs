// What takes long or looks for what is rare, whole. It writes what it proved into docs/reliability.md.
//   npm run proof -- faults fuzzing        single stages
//   npm run proof -- faults "Redis killed" a part of one stage; its program says which words it takes
import {
  onBuild,
  program,
  runFromCommandLine,
  serviceTests,
  systemTests,
} from '../tools/test-run/stage-work.mjs';

const INTERLEAVINGS = { INTERLEAVINGS: '10000', INTERLEAVINGS_KEEP: '1' };
/** All specs, also those that take long; a test has one try. */
const WHOLE = { env: { PROOF: '1' }, retries: 0 };
/** Parts that only nginx has: `npm start` serves all front ends by one program. */
const NOT_EMBEDDED = ['--grep-invert', '@nginx'];

/**
 * A model server is nothing that npm or Debian brings along.
 * @param {() => Promise<import('../tools/test-run/stage-work.mjs').Result>} work
 */
const models = (work) => async () => {
  if (process.env['LLAMA_SERVER'] && process.env['LLAMA_MODEL']) return work();
  process.stdout.write(
    'models is not run: LLAMA_SERVER has to name the program llama-server, and LLAMA_MODEL a model.\n',
  );
  return { passed: 0, failed: 0 };
};

await runFromCommandLine((words) => {
  /** @param {string} name */
  const programOf = (name) => ({
    name,
    work: onBuild(program(['proof/run.mjs', name, '--keep', ...words])),
  });
  return [
    {
      // The soak mostly waits.
      atOnce: 2,
      stages: [
        programOf('soak'),
        { name: 'long', work: onBuild(() => serviceTests({ projects: ['proof'] })) },
        {
          name: 'owners',
          work: onBuild(() =>
            serviceTests({ env: INTERLEAVINGS, args: ['--testPathPatterns', 'two-owners'] }),
          ),
        },
        programOf('mutations'),
        programOf('fuzzing'),
        { name: 'models', work: models(programOf('models').work) },
        { name: 'bench', work: onBuild(program(['bench/run.mjs', ...words], { BENCH_SMOKE: '1' })) },
      ],
    },
    {
      // These need the machine for themselves: they say how late an answer may be, or fill it with browsers.
      atOnce: 1,
      stages: [
        programOf('faults'),
        programOf('engines'),
        {
          name: 'system',
          work: onBuild(() =>
            systemTests({ ...WHOLE, only: words.length > 0 ? words : ['\\.proof\\.spec'] }),
          ),
        },
        {
          name: 'embedded',
          work: onBuild(() =>
            systemTests({ ...WHOLE, gateway: 'embedded', only: words, args: NOT_EMBEDDED }),
          ),
        },
        programOf('compatibility'),
      ],
    },
  ];
});
