// Services and the gateway killed, ended, frozen, stopped and out of memory.
import { existsSync } from 'node:fs';
import { run } from '../../../ops/process/run.mjs';
import { waitUntil } from '../../../ops/lib/wait.mjs';
import { post } from '../../lib/call.js';
import type { Fault } from '../scenario.js';

/** Every writer is at it all the time: a kill that hits none came between two calls. */
const HITS = 0.5;

/** No memory beyond what it has by now: the next that it asks for ends it. */
async function stopGrowth(pid: number): Promise<void> {
  // Pages that V8 has reserved already count as data once it writes to them, not as address space.
  const limits = ['--as=1048576', '--data=1048576'];
  const { code, output } = await run('prlimit', ['--pid', String(pid), ...limits]);
  if (code !== 0) throw new Error(`prlimit: ${output}`);
}

export const FAULTS: Fault[] = [
  {
    name: 'menu service killed during Save',
    on: { nginx: 400, 'npm start': 110 },
    leastHits: HITS,
    run: (scenario) => scenario.repeat(() => scenario.product.kill('menu')),
  },
  {
    name: 'menu service ended by SIGTERM under load',
    // What it has begun to answer it answers to the end: no call may come to nothing.
    on: { nginx: 35, 'npm start': 15 },
    run: (scenario) => scenario.repeat(() => scenario.product.end('menu')),
  },
  {
    name: 'menu service out of memory',
    on: { nginx: 5, 'npm start': 3 },
    run: (scenario) =>
      scenario.repeat(async () => {
        const [pid = 0] = scenario.product.pids('menu');
        await stopGrowth(pid);
        const hasEnded = () => !existsSync(`/proc/${pid}`);
        if (!(await waitUntil(hasEnded, { timeout: 60_000, every: 50 })))
          scenario.faults.push('the service lives on without memory');
      }),
  },
  {
    name: 'menu service frozen',
    on: { nginx: 5 },
    freezes: true,
    run: (scenario) => scenario.freeze('menu', 4_000),
  },
  {
    name: 'admin service down',
    on: { nginx: 5 },
    run: (scenario) =>
      scenario.repeat(() => scenario.stack.stopPart('admin'), {
        lasts: 1_500,
        heal: () => scenario.stack.startPart('admin'),
      }),
  },
  {
    name: 'admin service frozen',
    on: { nginx: 5 },
    freezes: true,
    run: (scenario) => scenario.freeze('admin', 4_000),
  },
  {
    name: 'AI service down',
    on: { nginx: 5 },
    run: async (scenario) => {
      const { stack } = scenario;
      await scenario.repeat(() => stack.stopPart('ai'), {
        lasts: 1_000,
        heal: async () => {
          const { status } = await post(stack, '/api/chat', { message: 'Something smoky?' });
          scenario.expect(status === 503, `the chat answered ${status} without its service`);
          stack.startPart('ai');
        },
      });
    },
  },
  {
    name: 'gateway killed',
    on: { 'npm start': 20 },
    // Nobody is there to answer.
    allows: ['resets', 'unreadable'],
    run: (scenario) => scenario.repeat(() => scenario.product.kill('gateway')),
  },
];
