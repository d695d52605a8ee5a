import { processorTime } from './processor-time.mjs';

/** Milliseconds. Together with a start of two seconds, a part that hangs is back within ten. */
const PATIENCE = 5_000;
const EVERY = 500;
/** A part that has not answered yet is still starting. */
const BOOT = 60_000;
/** A look that took longer proves nothing: this process itself was kept waiting, or the whole machine slept. */
const LONGEST_LOOK = 3_500;
/** Shares of the patience: who had less of the processor did nothing, who had more had enough for any answer. */
const IDLE = 0.005;
const ENOUGH = 0.8;

/** Tells whether a silent process hangs: it stands still, or turns in a circle. One that is slow, on a busy machine, works. */
function workMeter(workOf) {
  let atFirst;
  let atLast;
  return {
    begin() {
      atFirst = workOf();
      atLast = atFirst;
    },
    hangsAfter(patience) {
      const now = workOf();
      if (now === undefined || atFirst === undefined) return true;
      const isIdle = now - atLast < patience * IDLE;
      atLast = now;
      return isIdle || now - atFirst > patience * ENOUGH;
    },
  };
}

/**
 * Ends a part that lives but no longer answers; its supervisor then starts it again.
 * @param probe resolves to whether the part answered, within three seconds
 * @param onHung is told just before the part is ended
 * @param workOf what a process had of processors so far
 * @returns `end()` ends the watch; `isStarting()` tells whether the part has yet to answer for the first time
 */
export function watchForHangs(part, probe, onHung, workOf = processorTime) {
  const meter = workMeter(() => workOf(part.pid));
  let pid;
  let hasAnswered = false;
  let silence = 0;
  let looked = performance.now();
  let timer = setTimeout(look, EVERY);
  let isOver = false;

  function listen() {
    silence = 0;
    meter.begin();
  }

  async function look() {
    if (part.pid !== pid) {
      pid = part.pid;
      hasAnswered = false;
      listen();
    }
    const answers = part.isRunning && (await probe());
    if (isOver) return;
    const took = performance.now() - looked;
    looked += took;
    if (part.pid === pid && part.isRunning) judge(answers, took);
    timer = setTimeout(look, EVERY);
  }

  function judge(answers, took) {
    if (answers) {
      hasAnswered = true;
      return listen();
    }
    if (took > LONGEST_LOOK) return;
    silence += took;
    const patience = hasAnswered ? PATIENCE : BOOT;
    if (silence < patience) return;
    silence = 0;
    if (!meter.hangsAfter(patience)) return;
    onHung();
    part.signal('SIGKILL');
  }

  return {
    isStarting: () => part.isRunning && !(hasAnswered && part.pid === pid),
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
