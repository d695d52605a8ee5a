import { SERVICE_TIMEOUTS } from '../database/data-source.js';
import { until } from './until.js';

/** Turns of the event loop are no time. */
const GO_ON = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
const { AbortSignal } = globalThis;

/** `AbortSignal.timeout` goes by Node's own clock; this goes by that of the test. */
function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
  return controller.signal;
}

/**
 * From here on no time passes in this process, however long a busy machine takes: nothing is late, and no window ends,
 * but by `jest.advanceTimersByTime` or `advanceClock`. What other processes wait for goes on; a service that is opened
 * afterwards gives Postgres as long as it takes.
 */
export function stopClock(): void {
  Object.assign(SERVICE_TIMEOUTS, { statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  const lived = performance.now();
  jest.useFakeTimers({ doNotFake: [...GO_ON] });
  // Jest's begins at 0, before what was noted until now.
  const sinceStopped = performance.now.bind(performance);
  performance.now = () => lived + sinceStopped();
  globalThis.AbortSignal = new Proxy(AbortSignal, {
    get: (target, name) => (name === 'timeout' ? signalAfter : (Reflect.get(target, name) as unknown)),
  });
}

/** The outcome of work that waits for a time limit: the stopped clock goes on, a moment at a time, until it is there. */
export async function whileTimePasses<T>(work: PromiseLike<T>): Promise<T> {
  let isDone = false;
  const outcome = Promise.resolve(work).finally(() => (isDone = true));
  await until(() => {
    jest.advanceTimersByTime(50);
    return isDone;
  }, 'the time limit has passed');
  return outcome;
}

/** Time passes again, as when something has to be late. */
export function startClock(): void {
  jest.useRealTimers();
  globalThis.AbortSignal = AbortSignal;
}

/** From here on this process has lived that much longer, for services that run in it; timers go on as before. */
export function advanceClock(milliseconds: number): void {
  moveWallClock(milliseconds);
  const now = performance.now.bind(performance);
  performance.now = () => now() + milliseconds;
}

/** From here on the clock on the wall of this process is that much ahead (or behind), as when somebody sets it. */
export function moveWallClock(milliseconds: number): void {
  const now = Date.now;
  Date.now = () => now() + milliseconds;
}
