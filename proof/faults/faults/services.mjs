import { existsSync } from 'node:fs';
import { run } from '../../../ops/process/run.mjs';
import { waitUntil } from '../../../ops/lib/wait.mjs';
import { post } from '../call.mjs';

const file = 'proof/faults/faults/services.mjs';

/** Every writer is at it all the time: a kill that hits none came between two calls. */
const HITS = 0.5;

/** No memory beyond what it has by now: the next that it asks for ends it. */
async function stopGrowth(pid) {
  // Pages that V8 has reserved already count as data once it writes to them, not as address space.
  const limits = ['--as=1048576', '--data=1048576'];
  const { code, output } = await run('prlimit', ['--pid', String(pid), ...limits]);
  if (code !== 0) throw new Error(`prlimit: ${output}`);
}

export const SERVICE_FAULTS = [
  {
    name: 'menu service killed during Save',
    file,
    on: { nginx: 400, 'npm start': 110 },
    leastHits: HITS,
    run: (trial) => trial.repeat(() => trial.bar.kill('menu')),
  },
  {
    name: 'menu service ended by SIGTERM under load',
    file,
    // What it has begun to answer it answers to the end: no call may come to nothing.
    on: { nginx: 35, 'npm start': 15 },
    run: (trial) => trial.repeat(() => trial.bar.end('menu')),
  },
  {
    name: 'menu service out of memory',
    file,
    on: { nginx: 5, 'npm start': 3 },
    run: (trial) =>
      trial.repeat(async () => {
        const [pid] = trial.bar.pids('menu');
        await stopGrowth(pid);
        const hasEnded = () => !existsSync(`/proc/${pid}`);
        if (!(await waitUntil(hasEnded, { timeout: 60_000, every: 50 })))
          trial.fail('the service lives on without memory');
      }),
  },
  {
    name: 'menu service frozen',
    file,
    on: { nginx: 5 },
    freezes: true,
    run: (trial) => trial.freeze('menu', 4_000),
  },
  {
    name: 'admin service down',
    file,
    on: { nginx: 5 },
    run: (trial) =>
      trial.repeat(() => trial.bar.stop('admin'), {
        lasts: 1_500,
        heal: async () => trial.bar.start('admin'),
      }),
  },
  {
    name: 'admin service frozen',
    file,
    on: { nginx: 5 },
    freezes: true,
    run: (trial) => trial.freeze('admin', 4_000),
  },
  {
    name: 'AI service down',
    file,
    on: { nginx: 5 },
    run: async (trial) => {
      let answer;
      await trial.repeat(() => trial.bar.stop('ai'), {
        lasts: 1_000,
        heal: async () => {
          answer = await post(trial.bar, '/api/chat', { message: 'Something smoky?' });
          await trial.bar.start('ai');
        },
      });
      trial.expect(answer.status === 503, `the chat answered ${answer.status} without its service`);
    },
  },
  {
    name: 'gateway killed',
    file,
    on: { 'npm start': 20 },
    // Nobody is there to answer.
    allows: ['resets', 'unreadable'],
    run: (trial) => trial.repeat(() => trial.bar.kill('gateway')),
  },
];
