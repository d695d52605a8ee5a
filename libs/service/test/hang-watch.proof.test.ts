import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const WATCH = pathToFileURL('libs/service/dist/hang-watch/watch-for-hangs.js').href;
const LONGER_THAN_A_HANG_MS = 15_000;

/** A process that is watched as a service is, and does this half a second after it began. */
function watched(work: string) {
  const program = `
    import { watchForHangs } from '${WATCH}';
    watchForHangs('bar', console);
    setTimeout(() => { ${work} }, 500);
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    child,
    errors: () => errors,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}

it.each([
  ['a loop', 'for (;;);'],
  ['a pattern', `/(a+)+$/.test('a'.repeat(60) + '!')`],
])('ends a process that hangs in %s, and says why', async (_, work) => {
  const { ended, errors } = watched(work);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(JSON.parse(errors())).toMatchObject({
    level: 'fatal',
    message: 'bar hangs: it is busy and answers nobody. It ends itself, to be started again.',
  });
});

it.each([
  ['waits without end', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
  [
    'is busy, and comes round',
    'const work = () => { const end = Date.now() + 200; while (Date.now() < end); setImmediate(work); }; work();',
  ],
])('leaves a process alone that %s', async (_, work) => {
  const { child, errors, end } = watched(work);
  await sleep(LONGER_THAN_A_HANG_MS);
  expect([child.exitCode, child.signalCode, errors()]).toEqual([null, null, '']);
  await end();
});

it('leaves a process alone that was stopped and goes on', async () => {
  const { child, errors, end } = watched('');
  await sleep(1_000);
  child.kill('SIGSTOP');
  await sleep(LONGER_THAN_A_HANG_MS);
  child.kill('SIGCONT');
  await sleep(3_000);
  expect([child.exitCode, child.signalCode, errors()]).toEqual([null, null, '']);
  await end();
});
